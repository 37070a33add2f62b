import { PublicKey } from "@solana/web3.js";
import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftPosition } from "~db/schema";
import type { AssetIndex, HeldAsset } from "../solana/asset-index.server";
import { isAddress } from "../solana/is-address";

/** D1 takes a value of two megabytes; a mint has at most 44 characters. */
const MINTS_A_QUESTION = 20_000;

/**
 * The wallets that hold an NFT of a collection, each once, in their order: as the index has it now, and for an NFT that is in
 * one of our pools, the wallet that staked it. Other accounts of programs stay as they are; a job names and leaves them out.
 * Throws CollectionNotListed.
 */
export async function listHolders(
  { db, assets }: { db: Database; assets: AssetIndex },
  collection: string,
): Promise<string[]> {
  if (!isAddress(collection)) return [];
  const held = await assets.listCollection(collection);
  const stakers = await findStakers(
    db,
    held.filter(({ owner }) => !PublicKey.isOnCurve(new PublicKey(owner).toBytes())),
  );
  return [...new Set(held.map(({ mint, owner }) => stakers.get(mint) ?? owner))].sort();
}

/** Who staked NFTs that accounts of programs hold, by their mints. */
async function findStakers(db: Database, held: readonly HeldAsset[]): Promise<Map<string, string>> {
  const stakers = new Map<string, string>();
  for (let first = 0; first < held.length; first += MINTS_A_QUESTION) {
    const mints = JSON.stringify(held.slice(first, first + MINTS_A_QUESTION).map(({ mint }) => mint));
    const staked = await db
      .select({ mint: nftPosition.mint, wallet: nftPosition.walletAddress })
      .from(nftPosition)
      .where(
        and(
          inArray(nftPosition.mint, sql`(select value from json_each(${mints}))`),
          isNull(nftPosition.closedAt),
          eq(nftPosition.leftTs, 0),
        ),
      );
    for (const { mint, wallet } of staked) stakers.set(mint, wallet);
  }
  return stakers;
}
