import { and, eq, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftAllowList } from "~db/schema";
import type { AllowListPlace } from "~programs/nft-allow-list";
import { partsAsJson } from "../../nft-metadata/queries.server";

const HASH_BYTES = 32;

/**
 * The places of these mints on the allow-list with this root; a mint that is not on the list is left out. `npm run punk --
 * nft-pool` writes the rows. A wrong row lets nobody in, because the program checks each proof.
 */
export async function findListPlaces(
  db: Database,
  root: Uint8Array,
  mints: readonly string[],
): Promise<Map<string, AllowListPlace>> {
  const places = new Map<string, AllowListPlace>();
  for (const part of partsAsJson(mints)) {
    const isAsked = sql`${nftAllowList.mint} in (select value from json_each(${part}))`;
    const rows = await db
      .select()
      .from(nftAllowList)
      .where(and(eq(nftAllowList.root, Buffer.from(root).toString("hex")), isAsked));
    for (const { mint, place, proof } of rows) places.set(mint, { index: place, proof: siblingsOf(proof) });
  }
  return places;
}

function siblingsOf(proof: string): Uint8Array[] {
  const bytes = Buffer.from(proof, "base64");
  const count = Math.floor(bytes.length / HASH_BYTES);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * HASH_BYTES, (i + 1) * HASH_BYTES));
}
