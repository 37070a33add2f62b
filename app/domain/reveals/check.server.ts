import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { jobItem } from "~db/schema";
import { readMetadata } from "../nft-acts/read-metadata.server";
import type { Chain } from "../solana/chain";

/** An NFT that is not what its file says, with what the chain says instead; null if it is gone. */
export type Differing = { mint: string; wanted: string; found: string | null };

/** Compares every NFT of a job that reveals with the chain, as it is now. Throws ChainUnavailable. */
export async function checkReveal(
  { db, chain }: { db: Database; chain: Pick<Chain, "getAccounts"> },
  jobId: string,
): Promise<{ count: number; differing: Differing[] }> {
  const { mint, after, seq } = jobItem;
  const items = await db.select({ mint, after }).from(jobItem).where(eq(jobItem.jobId, jobId)).orderBy(seq);
  const mints = items.flatMap((item) => item.mint ?? []);
  const metadata = await readMetadata(chain, mints);
  const differing = items.flatMap((item) => {
    const [name = "", uri = ""] = (item.after ?? "").split("\n");
    const found = metadata.get(item.mint ?? "");
    if (found?.name === name && found.uri === uri) return [];
    return [{ mint: item.mint ?? "", wanted: `${name} ${uri}`, found: found ? `${found.name} ${found.uri}` : null }];
  });
  return { count: items.length, differing };
}
