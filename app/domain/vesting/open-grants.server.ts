import { and, desc, eq, isNull } from "drizzle-orm";
import type { Database } from "~db/client";
import { vestingGrant } from "~db/schema";
import type { VestingCoin } from "../settings/subjects";
import type { VestingSetting } from "../settings/vesting";

/**
 * The addresses of the grants of a coin by known funders that are not paid in full, from D1: the newest over all funders, at
 * most `limit`. `isWhole` says whether these are all.
 */
export async function listOpenGrants(
  { db }: { db: Database },
  { setting, coin, limit }: { setting: VestingSetting; coin: VestingCoin; limit: number },
): Promise<{ addresses: string[]; isWhole: boolean }> {
  const coinMint = setting.mints[coin];
  if (!coinMint) return { addresses: [], isWhole: true };
  const { address, creatorAddress, mint, startTs, closedAt } = vestingGrant;
  // one query for each funder, because one for all would have to sort every open grant
  const found = await Promise.all(
    setting.funders.map((funder) =>
      db
        .select({ address, startTs })
        .from(vestingGrant)
        .where(and(eq(creatorAddress, funder.address), eq(mint, coinMint), isNull(closedAt)))
        .orderBy(desc(startTs), desc(address))
        .limit(limit + 1),
    ),
  );
  const newest = found.flat().sort((a, b) => b.startTs - a.startTs);
  return { addresses: newest.slice(0, limit).map((grant) => grant.address), isWhole: newest.length <= limit };
}
