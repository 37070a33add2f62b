import { and, asc, eq, gt, inArray } from "drizzle-orm";
import type { Database } from "~db/client";
import { jobItem, jobTransaction } from "~db/schema";
import type { JobItemRow, JobRow } from "./job-rows.server";
import { ITEM_ERROR, ITEM_STATUS } from "./statuses";

/** How fast a job goes, and for how many seconds it will; null before the first item has its end. */
export function paceOf(row: JobRow, now: Date): { perSecond: number; secondsLeft: number } | null {
  const done = row.completedCount + row.failedCount;
  if (!row.begunAt || done === 0) return null;
  const seconds = Math.max(1, ((row.finishedAt ?? now).getTime() - row.begunAt.getTime()) / 1_000);
  const perSecond = done / seconds;
  return { perSecond, secondsLeft: Math.ceil((row.itemCount - done - row.cancelledCount) / perSecond) };
}

/**
 * Whether what left a job's wallet equals its items and fees. `coinGapRaw`: what left it beyond the items, which has to be 0.
 * `depositLamports`: what left it beyond fees and SOL that was sent; it went into new token accounts, or is below 0 because accounts were closed. Null before everything
 * is final. The fees and items are those since the wallet was last filled.
 */
export async function reckonJob(db: Database, row: JobRow): Promise<Reckoning | null> {
  const { fundedRaw, fundedLamports, leftRaw, leftLamports } = row;
  if (fundedRaw === null || fundedLamports === null || leftRaw === null || leftLamports === null) return null;
  const rows = await db
    .select({ state: jobTransaction.state, amountRaw: jobTransaction.amountRaw, fee: jobTransaction.feeLamports })
    .from(jobTransaction)
    .where(
      and(
        eq(jobTransaction.jobId, row.id),
        eq(jobTransaction.kind, "pay"),
        gt(jobTransaction.number, row.roundFrom),
        inArray(jobTransaction.state, ["landed", "failed"]),
      ),
    );
  const itemsRaw = rows.reduce((sum, { state, amountRaw }) => sum + (state === "landed" ? amountRaw : 0n), 0n);
  const feeLamports = rows.reduce((sum, { fee }) => sum + BigInt(fee), 0n);
  const sentLamports = row.asset === "sol" ? itemsRaw : 0n;
  const depositLamports = fundedLamports - leftLamports - feeLamports - sentLamports;
  const coinGapRaw = row.asset === "coin" ? fundedRaw - leftRaw - itemsRaw : 0n;
  const isEven = coinGapRaw === 0n && areDepositsEven(row, depositLamports);
  return { itemsRaw, feeLamports, depositLamports, coinGapRaw, isEven };
}

/** SOL opens no account: nothing may be left over. What is burnt gives the deposits of its accounts to the wallet. */
function areDepositsEven({ kind, asset }: JobRow, depositLamports: bigint): boolean {
  if (kind === "burn") return depositLamports <= 0n;
  return asset === "sol" ? depositLamports === 0n : depositLamports >= 0n;
}

export type Reckoning = {
  itemsRaw: bigint;
  feeLamports: bigint;
  depositLamports: bigint;
  coinGapRaw: bigint;
  isEven: boolean;
};

/** Items of a job after a number, in their order. */
export function listItems(
  db: Database,
  { id, after, limit }: { id: string; after: number; limit: number },
): Promise<JobItemRow[]> {
  return db
    .select()
    .from(jobItem)
    .where(and(eq(jobItem.jobId, id), gt(jobItem.seq, after)))
    .orderBy(asc(jobItem.seq))
    .limit(limit);
}

/** The mints of the first NFTs of a job that the chain did not let go back. */
export async function listStuckNfts(db: Database, id: string, limit: number): Promise<string[]> {
  const rows = await db
    .select({ mint: jobItem.mint })
    .from(jobItem)
    .where(and(eq(jobItem.jobId, id), eq(jobItem.errorCode, ITEM_ERROR.nftStuck)))
    .limit(limit);
  return rows.flatMap(({ mint }) => (mint ? [mint] : []));
}

/** The first items of a job that failed. */
export function listFailed(db: Database, id: string, limit: number): Promise<JobItemRow[]> {
  return db
    .select()
    .from(jobItem)
    .where(and(eq(jobItem.jobId, id), eq(jobItem.status, ITEM_STATUS.failed)))
    .orderBy(asc(jobItem.seq))
    .limit(limit);
}
