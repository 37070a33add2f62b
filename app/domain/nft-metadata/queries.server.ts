import { inArray } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftMetadata } from "~db/schema";
import { inChunks } from "../indexer/chunks";

export type KnownNft = typeof nftMetadata.$inferSelect;

/** What is kept of these NFTs, by mint. */
export async function findKnownNfts(db: Database, mints: readonly string[]): Promise<Map<string, KnownNft>> {
  const rows = await inChunks([...new Set(mints)], (chunk) =>
    db.select().from(nftMetadata).where(inArray(nftMetadata.mint, chunk)),
  );
  return new Map(rows.map((row) => [row.mint, row]));
}
