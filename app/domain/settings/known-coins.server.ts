import { and, eq, inArray } from "drizzle-orm";
import { PINS } from "~/pins";
import type { Database } from "~db/client";
import { dropCampaign } from "~db/schema";
import { parseCoins } from "./coins";
import { parseDrops } from "./drops";
import { getSettings } from "./queries.server";
import { VESTING_COINS } from "./subjects";
import { parseVesting } from "./vesting";

/** What staff are shown of a coin. `decimals` is null for one that only the setting `vesting` names. */
export type KnownCoin = { symbol: string; decimals: number | null };

/** The coins that the settings and this release name, by their mints. */
export async function readKnownCoins(db: Database): Promise<Map<string, KnownCoin>> {
  const stored = await getSettings(db, ["coins", "drops", "vesting"]);
  const known = new Map<string, KnownCoin>();
  const { mints } = parseVesting(stored.vesting);
  for (const symbol of VESTING_COINS) {
    const mint = mints[symbol];
    if (mint) known.set(mint, { symbol, decimals: null });
  }
  const drops = new Map(parseDrops(stored.drops).map(({ address, gift }) => [address, gift]));
  const { address, mint, decimals, kind } = dropCampaign;
  const campaigns =
    drops.size > 0
      ? await db
          .select({ address, mint, decimals })
          .from(dropCampaign)
          .where(and(eq(kind, "coins"), inArray(address, [...drops.keys()])))
      : [];
  for (const campaign of campaigns) {
    known.set(campaign.mint, { symbol: drops.get(campaign.address) ?? "", decimals: campaign.decimals });
  }
  for (const coin of parseCoins(stored.coins)) known.set(coin.mint, { symbol: coin.symbol, decimals: coin.decimals });
  if (PINS.coinPool) known.set(PINS.coinPool.mint, { symbol: "SCG", decimals: PINS.coinPool.decimals });
  return known;
}

/** The symbol of a coin; without one, the beginning of its mint's address. Empty for a mint that is none, as of NFTs. */
export function symbolOfMint(coins: ReadonlyMap<string, KnownCoin>, mint: string): string {
  return coins.get(mint)?.symbol ?? mint.slice(0, 4);
}
