import { and, eq, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { jobTransaction } from "~db/schema";
import { codeOfFailure } from "./catalogue-codes";
import { itemsChanged, itemsMarked, type JobRow, type JobTransactionRow, takeTurn } from "./job-rows.server";
import type { Outcome } from "./outcome.server";
import { ITEM_ERROR, ITEM_STATUS } from "./statuses";

export type Settled = { transaction: JobTransactionRow; outcome: Outcome };

/**
 * Writes what became of open transactions: the items of one that landed are completed, those of one that expired wait again,
 * and those of one that failed wait again to be tried alone, or have failed. NFTs that did not go back are marked. Null if
 * somebody else has written meanwhile.
 */
export function settle(
  { db, now }: { db: Database; now: Date },
  row: JobRow,
  settled: readonly Settled[],
): Promise<JobRow | null> {
  const paid = settled.filter(({ transaction }) => transaction.kind === "pay");
  const seqs = groupItems(paid);
  const kept = settled.filter(({ transaction, outcome }) => transaction.kind === "sweep" && outcome.state === "failed");
  const sumOf = (states: readonly string[]) =>
    paid
      .filter(({ outcome }) => states.includes(outcome.state))
      .reduce((sum, { transaction }) => sum + transaction.amountRaw, 0n);
  const failedAlone = paid.filter(isFailedForGood).reduce((sum, { transaction }) => sum + transaction.amountRaw, 0n);
  for (const { transaction, outcome } of settled) {
    if (outcome.state === "failed") {
      writeLog("warn", "a job's transaction failed on the chain", { job: row.id, ...outcome, kind: transaction.kind });
    }
  }
  const change = {
    completedCount: row.completedCount + seqs.completed.length,
    waitingCount: row.waitingCount + seqs.again.length + seqs.alone.length,
    failedCount: row.failedCount + seqs.failed.length,
    completedRaw: row.completedRaw + sumOf(["landed"]),
    failedRaw: row.failedRaw + failedAlone,
    waitingRaw: row.waitingRaw + sumOf(["expired", "failed"]) - failedAlone,
    updatedAt: now,
  };
  return takeTurn(db, row, change, ({ holdsTurn }) => {
    const items = (list: readonly number[], to: Parameters<typeof itemsChanged>[2]): BatchItem<"sqlite">[] =>
      list.length === 0
        ? []
        : [itemsChanged(db, { jobId: row.id, seqs: list, from: ITEM_STATUS.processing, holdsTurn }, to)];
    const tried = sql`tries + 1`;
    return [
      transactionsSettled(db, { row, settled, now, holdsTurn }),
      ...items(seqs.completed, { status: ITEM_STATUS.completed }),
      ...items(seqs.again, { status: ITEM_STATUS.wait, signature: null }),
      ...items(seqs.alone, { status: ITEM_STATUS.wait, tries: tried }),
      ...groupFailures(paid).flatMap(([catalogueCode, failed]) =>
        items(failed, { status: ITEM_STATUS.failed, tries: tried, errorCode: ITEM_ERROR.failed, catalogueCode }),
      ),
      ...kept.map(({ transaction }) => nftsKept(db, { row, transaction, holdsTurn })),
    ];
  });
}

/** NFTs that did not go back are tried one by one; one that failed alone stays. */
function nftsKept(
  db: Database,
  { row, transaction, holdsTurn }: { row: JobRow; transaction: JobTransactionRow; holdsTurn: ReturnType<typeof sql> },
) {
  const seqs = seqsOf(transaction);
  const errorCode = seqs.length > 1 ? ITEM_ERROR.nftAlone : ITEM_ERROR.nftStuck;
  return itemsMarked(db, { jobId: row.id, seqs, errorCode, holdsTurn });
}

function isFailedForGood({ transaction, outcome }: Settled): boolean {
  return outcome.state === "failed" && seqsOf(transaction).length === 1;
}

/** The items that have failed for good, by the specification's number of their failure. */
function groupFailures(settled: readonly Settled[]): [number, number[]][] {
  const groups = new Map<number, number[]>();
  for (const one of settled) {
    if (one.outcome.state !== "failed" || !isFailedForGood(one)) continue;
    const code = codeOfFailure(one.transaction.bytes, one.outcome.problem);
    groups.set(code, [...(groups.get(code) ?? []), ...seqsOf(one.transaction)]);
  }
  return [...groups];
}

function groupItems(settled: readonly Settled[]) {
  const seqs: Record<"completed" | "again" | "alone" | "failed", number[]> = {
    completed: [],
    again: [],
    alone: [],
    failed: [],
  };
  for (const one of settled) {
    const { state } = one.outcome;
    const group =
      state === "landed"
        ? seqs.completed
        : state === "expired"
          ? seqs.again
          : isFailedForGood(one)
            ? seqs.failed
            : seqs.alone;
    group.push(...seqsOf(one.transaction));
  }
  return seqs;
}

/** The numbers of a transaction's items. */
function seqsOf({ items }: Pick<JobTransactionRow, "items">): number[] {
  return JSON.parse(items) as number[];
}

/** One statement, however many there are. */
function transactionsSettled(
  db: Database,
  {
    row,
    settled,
    now,
    holdsTurn,
  }: { row: JobRow; settled: readonly Settled[]; now: Date; holdsTurn: ReturnType<typeof sql> },
) {
  const outcomes = settled.map(({ transaction: { number }, outcome }) => ({ number, ...outcome }));
  return db
    .update(jobTransaction)
    .set({ state: sql`said.value ->> 'state'`, problem: sql`said.value ->> 'problem'`, settledAt: now })
    .from(sql`json_each(${JSON.stringify(outcomes)}) as said`)
    .where(
      and(
        eq(jobTransaction.jobId, row.id),
        eq(jobTransaction.number, sql`said.value ->> 'number'`),
        eq(jobTransaction.state, "open"),
        holdsTurn,
      ),
    );
}
