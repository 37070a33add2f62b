import { byCoin } from "../coin-order";
import { insideOf } from "../nft-staking/holding/rewards-now";
import type { NftHoldingView, UnstakedNfts } from "../nft-staking/holding/view";
import { type DailyReward, dailyOf, dailyOfStaked } from "../nft-staking/pool/daily-rewards";
import { takesNfts } from "../nft-staking/pool/offers";
import type { NftPoolView } from "../nft-staking/pool/view";
import { dailyNet } from "../staking/rules";
import type { AccountHoldings, CoinAmount, CoinPart } from "./view";

/** What a holder earns in a day: `sums` can be claimed at once, `atEnd` is what the ends of terms add for each day. */
export type EarningNow = { sums: readonly CoinAmount[]; atEnd: readonly CoinAmount[] };

/**
 * What positions and staked NFTs earn in a day after fees: what can be claimed at once, at the base rate while a term runs, as
 * the chain pays it, and what only the end of a term pays. Both together are what the screens of the pools name. Check-ins
 * are not in it.
 */
export function earningNow({ coin, nfts }: Pick<AccountHoldings, "coin" | "nfts">): EarningNow {
  const all = [...(coin.value ? ofCoins(coin.value) : []), ...(nfts.value ?? []).map(ofHolding)];
  const added = (part: keyof EarningNow) => addUp(all.flatMap((each) => each[part])).filter(({ raw }) => raw > 0n);
  return { sums: added("sums"), atEnd: added("atEnd") };
}

function ofCoins({ mint, decimals, positions }: CoinPart): EarningNow[] {
  return positions
    .filter(({ figures }) => figures.state === "running")
    .map((position) => {
      const now = dailyNet(position);
      const whole = dailyNet({ ...position, baseRateBps: position.rateBps });
      const amount = (raw: bigint): CoinAmount[] => [{ mint, symbol: "SCG", decimals, raw }];
      return { sums: amount(now), atEnd: amount(whole - now) };
    });
}

function ofHolding(holding: NftHoldingView): EarningNow {
  const { now, atEnd } = dailyOfStaked(holding.pool, insideOf({ ...holding, elsewhere: null }));
  return { sums: sumDaily(now), atEnd: sumDaily(atEnd) };
}

/**
 * What NFTs that are not staked would earn a day after the fee, or one of them while it is not known how many there are. In
 * a pool with terms, what they earn before the end of any. Empty if the pool takes none of them now, or pays nothing.
 */
export function dailyOfUnstaked({
  pool,
  stakeable,
  hasMore,
}: Pick<UnstakedNfts, "pool" | "stakeable" | "hasMore">): DailyReward[] {
  const nft = { weightBps: pool.offers[0]?.baseWeightBps ?? 0, feeBps: pool.feeBps };
  return dailyOf(pool, Array(hasMore ? Math.min(stakeable, 1) : stakeable).fill(nft));
}

/**
 * What the same NFTs would earn a day in other pools that take them and have terms: at the end of the term that pays most,
 * which is `termDays` long. One entry for each kind of pool and term. While it is not known how many NFTs one of those pools
 * would take, what one NFT earns in the first of them, because what one earns in each cannot be added up.
 */
export function dailyElsewhere(all: readonly Pick<UnstakedNfts, "alsoIn">[]): DailyElsewhere[] {
  const offered = all
    .flatMap(({ alsoIn }) => alsoIn)
    .flatMap(({ pool, stakeable, hasMore }) => {
      const [best] = pool.offers.toSorted((a, b) => b.weightBps - a.weightBps);
      if (!best || best.termDays === 0) return [];
      const nft = { weightBps: best.weightBps, feeBps: pool.feeBps };
      const dailyFor = (count: number) => dailyOf(pool, Array<typeof nft>(count).fill(nft));
      return dailyFor(1).length > 0 ? [{ pool, termDays: best.termDays, stakeable, hasMore, dailyFor }] : [];
    });
  return [...Map.groupBy(offered, ({ pool, termDays }) => `${pool.kind} ${termDays}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const { pool, termDays, dailyFor } = first;
    const hasMore = same.some((each) => each.hasMore);
    const count = same.reduce((sum, { stakeable }) => sum + stakeable, 0);
    const daily = hasMore ? dailyFor(1) : same.flatMap((each) => each.dailyFor(each.stakeable));
    return { pool, termDays, count, hasMore, sums: sumDaily(daily) };
  });
}

/**
 * `pool`: the first of those whose rewards are added up in `sums`, which take `count` NFTs. `hasMore`: they may take more, and
 * `sums` are what one of them earns.
 */
export type DailyElsewhere = {
  pool: NftPoolView;
  termDays: number;
  count: number;
  hasMore: boolean;
  sums: readonly CoinAmount[];
};

/** What one NFT would earn a day in a pool after the fee, in a pool with terms before the end of any; empty if the pool takes none now. */
export function dailyOfOne(pool: NftPoolView): CoinAmount[] {
  const nft = { weightBps: pool.offers[0]?.baseWeightBps ?? 0, feeBps: pool.feeBps };
  return takesNfts(pool) ? sumDaily(dailyOf(pool, [nft])) : [];
}

/** The same added up by coin, over pools. */
export function sumDaily(rewards: readonly DailyReward[]): CoinAmount[] {
  return addUp(rewards.map(({ stream, raw }) => ({ ...stream, raw })));
}

/** Amounts of coins, each coin once, in the order of my page. */
export function addUp(amounts: readonly CoinAmount[]): CoinAmount[] {
  const sums = new Map<string, CoinAmount>();
  for (const amount of amounts) {
    sums.set(amount.mint, { ...amount, raw: amount.raw + (sums.get(amount.mint)?.raw ?? 0n) });
  }
  return [...sums.values()].sort(byCoin);
}
