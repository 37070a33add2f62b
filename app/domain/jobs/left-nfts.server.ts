import { and, asc, eq, gt, inArray, sql } from "drizzle-orm";
import { jobItem } from "~db/schema";
import { ACCOUNTS_A_CALL } from "../solana/chain";
import { tokenAmountOf } from "../solana/token.server";
import { nftAccountOf } from "./balances.server";
import type { JobDeps } from "./deps";
import { ITEM_ERROR, ITEM_STATUS } from "./statuses";

/**
 * An NFT that is still in a job's wallet in `slot`, and the lamports of its account there. `isAlone`: it has to be tried alone,
 * because it failed together with others.
 */
export type LeftNft = { seq: number; mint: string; slot: number; lamports: bigint; isAlone: boolean };

/** Whether every NFT that a job is still to send is in its wallet, in final blocks. Throws ChainUnavailable. */
export async function hasAllNfts(
  { db, chain }: Pick<JobDeps, "db" | "chain">,
  { jobId, wallet }: { jobId: string; wallet: string },
): Promise<boolean> {
  for (let after = 0; ; ) {
    const rows = await db
      .select({ seq: jobItem.seq, mint: jobItem.mint })
      .from(jobItem)
      .where(and(eq(jobItem.jobId, jobId), eq(jobItem.status, ITEM_STATUS.wait), gt(jobItem.seq, after)))
      .orderBy(asc(jobItem.seq))
      .limit(ACCOUNTS_A_CALL);
    if (rows.length === 0) return true;
    const addresses = rows.map(({ mint }) => nftAccountOf(mint ?? "", wallet));
    const { accounts } = await chain.getAccounts(addresses, { commitment: "finalized" });
    if (accounts.some((account) => tokenAmountOf(account) !== 1n)) return false;
    after = rows.at(-1)?.seq ?? after;
  }
}

/**
 * The first NFTs of a job that were not given to anybody, are in its wallet, in final blocks, and may still be sent back. Throws
 * ChainUnavailable.
 */
export async function listLeftNfts(
  { db, chain }: Pick<JobDeps, "db" | "chain">,
  { jobId, wallet, limit }: { jobId: string; wallet: string; limit: number },
): Promise<LeftNft[]> {
  const found: LeftNft[] = [];
  for (let after = 0; ; ) {
    const rows = await db
      .select({ seq: jobItem.seq, mint: jobItem.mint, errorCode: jobItem.errorCode })
      .from(jobItem)
      .where(
        and(
          eq(jobItem.jobId, jobId),
          sql`${jobItem.errorCode} is not ${ITEM_ERROR.nftStuck}`,
          inArray(jobItem.status, [ITEM_STATUS.failed, ITEM_STATUS.cancelled]),
          gt(jobItem.seq, after),
        ),
      )
      .orderBy(asc(jobItem.seq))
      .limit(ACCOUNTS_A_CALL);
    if (rows.length === 0) return found;
    const nfts = rows.flatMap(({ mint, ...row }) => (mint ? [{ ...row, mint }] : []));
    const addresses = nfts.map(({ mint }) => nftAccountOf(mint, wallet));
    const { slot, accounts } = await chain.getAccounts(addresses, { commitment: "finalized" });
    for (const [at, { seq, mint, errorCode }] of nfts.entries()) {
      const account = accounts[at];
      const isAlone = errorCode === ITEM_ERROR.nftAlone;
      if (account && tokenAmountOf(account) === 1n)
        found.push({ seq, mint, slot, lamports: account.lamports, isAlone });
      if (found.length === limit) return found;
    }
    after = rows.at(-1)?.seq ?? after;
  }
}
