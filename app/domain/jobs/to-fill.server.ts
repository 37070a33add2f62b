import { and, asc, eq, gt } from "drizzle-orm";
import { jobItem } from "~db/schema";
import { ACCOUNTS_A_CALL } from "../solana/chain";
import { tokenAmountOf } from "../solana/token.server";
import { nftAccountOf, readHeld } from "./balances.server";
import type { JobDeps } from "./deps";
import type { JobItemRow, JobRow } from "./job-rows.server";
import { ITEM_STATUS, JOB_STATUS, neededOf } from "./statuses";
import { assetOf } from "./transfers.server";

/** The number of NFTs that fit one transaction, each with the account that it needs, together with a transfer of SOL. */
const NFTS_A_DEED = 6;

/**
 * The assets that a job's wallet still needs. `nfts`: the first items whose NFTs `funder` can give, and whether there are more.
 */
export type ToFill = { lamports: bigint; coinRaw: bigint; nfts: JobItemRow[]; hasMoreNfts: boolean };

/** Whether a job waits for its wallet to be filled. */
export function isToFill({ startedAt, begunAt, closedAt, wish, status }: JobRow): boolean {
  return startedAt !== null && begunAt === null && closedAt === null && wish === "run" && status === JOB_STATUS.wait;
}

/**
 * The assets that the wallet of a job still needs, beyond those that it holds in confirmed blocks: the sums of the dry run, or
 * less once somebody has paid a part. Throws ChainUnavailable.
 */
export async function readToFill(deps: Pick<JobDeps, "db" | "chain">, row: JobRow, funder: string): Promise<ToFill> {
  const asset = assetOf(row);
  const needed = neededOf(row);
  const held = await readHeld(deps.chain, { wallet: row.wallet, asset, commitment: "confirmed" });
  const isCoin = asset.asset === "coin";
  const nfts = asset.asset === "nft" ? await listMissing(deps, row, funder) : [];
  return {
    lamports: rest(needed.lamports, held.lamports),
    coinRaw: isCoin ? rest(needed.coinRaw, held.heldRaw) : 0n,
    nfts: nfts.slice(0, NFTS_A_DEED),
    hasMoreNfts: nfts.length > NFTS_A_DEED,
  };
}

function rest(needed: bigint, held: bigint): bigint {
  return needed > held ? needed - held : 0n;
}

/**
 * The first items whose NFTs are in the usual accounts of a wallet and not in the job's wallet; one item more than a deed can
 * take.
 */
async function listMissing(
  { db, chain }: Pick<JobDeps, "db" | "chain">,
  { id, wallet }: JobRow,
  funder: string,
): Promise<JobItemRow[]> {
  const missing: JobItemRow[] = [];
  for (let after = 0; missing.length <= NFTS_A_DEED; ) {
    const items = await db
      .select()
      .from(jobItem)
      .where(and(eq(jobItem.jobId, id), eq(jobItem.status, ITEM_STATUS.wait), gt(jobItem.seq, after)))
      .orderBy(asc(jobItem.seq))
      .limit(ACCOUNTS_A_CALL);
    if (items.length === 0) break;
    const placesOf = (owner: string) => items.map(({ mint }) => nftAccountOf(mint ?? "", owner));
    const [there, here] = await Promise.all([chain.getAccounts(placesOf(wallet)), chain.getAccounts(placesOf(funder))]);
    const isMissing = (_: JobItemRow, at: number) =>
      tokenAmountOf(there.accounts[at]) === 0n && tokenAmountOf(here.accounts[at]) === 1n;
    missing.push(...items.filter(isMissing));
    after = items.at(-1)?.seq ?? after;
  }
  return missing.slice(0, NFTS_A_DEED + 1);
}
