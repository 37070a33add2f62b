import { and, eq, inArray, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftMetadata } from "~db/schema";
import { inChunks } from "../indexer/chunks";

export type KnownNft = typeof nftMetadata.$inferSelect;

/** What is stored about these NFTs, by mint. */
export async function findKnownNfts(db: Database, mints: readonly string[]): Promise<Map<string, KnownNft>> {
  const rows = await inChunks([...new Set(mints)], (chunk) =>
    db.select().from(nftMetadata).where(inArray(nftMetadata.mint, chunk)),
  );
  return new Map(rows.map((row) => [row.mint, row]));
}

/** Which of these NFTs a collection has verified, by what is stored: an NFT that was never seen is not among them. */
export async function findKnownMembers(
  db: Database,
  collectionMint: string,
  mints: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (const part of partsAsJson(mints)) {
    const rows = await db
      .select({ mint: nftMetadata.mint })
      .from(nftMetadata)
      .where(
        and(
          eq(nftMetadata.collectionMint, collectionMint),
          sql`${nftMetadata.mint} in (select value from json_each(${part}))`,
        ),
      );
    for (const { mint } of rows) known.add(mint);
  }
  return known;
}

/** D1 takes two million bytes per parameter, and a wallet can hold any number of tokens. */
const MINTS_A_STATEMENT = 10_000;

/** Mints as JSON arrays, each short enough to be one parameter of a statement. */
export function partsAsJson(mints: readonly string[]): string[] {
  const count = Math.ceil(mints.length / MINTS_A_STATEMENT);
  return Array.from({ length: count }, (_, i) => {
    return JSON.stringify(mints.slice(i * MINTS_A_STATEMENT, (i + 1) * MINTS_A_STATEMENT));
  });
}
