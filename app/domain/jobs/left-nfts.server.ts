import { and, asc, eq, gt, inArray } from "drizzle-orm";
import { jobItem } from "~db/schema";
import { ACCOUNTS_A_CALL } from "../solana/chain";
import { tokenAmountOf } from "../solana/token.server";
import { nftAccountOf } from "./balances.server";
import type { JobDeps } from "./deps";
import { ITEM_STATUS } from "./statuses";

/** An NFT that is still in a job's wallet, and the lamports of its account there. */
export type LeftNft = { mint: string; lamports: bigint };

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

/** The first NFTs of a job that were not given to anybody and are in its wallet, in final blocks. Throws ChainUnavailable. */
export async function listLeftNfts(
  { db, chain }: Pick<JobDeps, "db" | "chain">,
  { jobId, wallet, limit }: { jobId: string; wallet: string; limit: number },
): Promise<LeftNft[]> {
  const found: LeftNft[] = [];
  for (let after = 0; ; ) {
    const rows = await db
      .select({ seq: jobItem.seq, mint: jobItem.mint })
      .from(jobItem)
      .where(
        and(
          eq(jobItem.jobId, jobId),
          inArray(jobItem.status, [ITEM_STATUS.failed, ITEM_STATUS.cancelled]),
          gt(jobItem.seq, after),
        ),
      )
      .orderBy(asc(jobItem.seq))
      .limit(ACCOUNTS_A_CALL);
    if (rows.length === 0) return found;
    const mints = rows.flatMap(({ mint }) => (mint ? [mint] : []));
    const addresses = mints.map((mint) => nftAccountOf(mint, wallet));
    const { accounts } = await chain.getAccounts(addresses, { commitment: "finalized" });
    for (const [at, mint] of mints.entries()) {
      const account = accounts[at];
      if (account && tokenAmountOf(account) === 1n) found.push({ mint, lamports: account.lamports });
      if (found.length === limit) return found;
    }
    after = rows.at(-1)?.seq ?? after;
  }
}
