import { byCoin } from "../../coin-order";
import { netOfNftClaim } from "../rules";
import type { NftPoolView, NftStreamView } from "./view";

const WHOLE_BPS = 10_000n;

/** What an NFT earns from a stream per day at a weight, or per check-in, which earns the same in every term. */
export function weighted({ kind, rateRaw }: NftStreamView, weightBps: number): bigint {
  return kind === "bonus" ? rateRaw : (rateRaw * BigInt(weightBps)) / WHOLE_BPS;
}

/** What is earned of a stream in a day, in base units. */
export type DailyReward = { stream: NftStreamView; raw: bigint };

/**
 * What NFTs with these weights earn together in a day after these fees, from each stream that pays now, in the order of
 * coins. Check-ins are not in it.
 */
export function dailyOf(
  { streams }: Pick<NftPoolView, "streams">,
  nfts: readonly { weightBps: number; feeBps: number }[],
): DailyReward[] {
  if (nfts.length === 0) return [];
  return streams
    .filter(({ kind, state }) => kind === "daily" && state === "running")
    .map((stream) => {
      const nets = nfts.map(({ weightBps, feeBps }) => netOfNftClaim(0n, weighted(stream, weightBps), feeBps));
      return { stream, raw: nets.reduce((sum, net) => sum + net, 0n) };
    })
    .sort((a, b) => byCoin(a.stream, b.stream));
}

/** What staked NFTs earn together in a day after fees: what can be claimed at once, and what the ends of terms add to it. */
export function dailyOfStaked(
  pool: Pick<NftPoolView, "streams">,
  nfts: readonly { weightBps: number; claimableBps: number; feeBps: number }[],
): { now: DailyReward[]; atEnd: DailyReward[] } {
  const now = dailyOf(
    pool,
    nfts.map(({ claimableBps, feeBps }) => ({ weightBps: claimableBps, feeBps })),
  );
  const atEnd = dailyOf(pool, nfts).map(({ stream, raw }, at) => ({ stream, raw: raw - (now[at]?.raw ?? 0n) }));
  return { now, atEnd: atEnd.filter(({ raw }) => raw > 0n) };
}

/** What a pool with terms pays for an NFT and day: before the end of any term, then at the end of each. */
export function ratesByTerm(pool: Pick<NftPoolView, "offers">): { termDays: number | null; weightBps: number }[] {
  const base = pool.offers[0]?.baseWeightBps ?? 0;
  return [
    { termDays: null, weightBps: base },
    ...pool.offers.map(({ termDays, weightBps }) => ({ termDays, weightBps })),
  ];
}

/**
 * What NFTs that leave before the end of a term give up of each day, after the fee: what the term pays more than before its
 * end. Empty if it pays nothing more.
 */
export function lossOf(
  pool: Pick<NftPoolView, "streams" | "offers" | "feeBps">,
  { termDays, count }: { termDays: number; count: number },
): DailyReward[] {
  const offer = pool.offers.find((each) => each.termDays === termDays);
  if (!offer) return [];
  const extra = { weightBps: offer.weightBps - offer.baseWeightBps, feeBps: pool.feeBps };
  return dailyOf(pool, Array<typeof extra>(count).fill(extra)).filter(({ raw }) => raw > 0n);
}
