import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";
import { formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { formatReward } from "../coin-text";

const WHOLE_BPS = 10_000;

/** What an NFT earns from a stream per day at a weight, or per check-in, which earns the same in every term. */
export function weighted({ kind, rateRaw }: NftStreamView, weightBps: number): bigint {
  return kind === "bonus" ? rateRaw : (rateRaw * BigInt(weightBps)) / BigInt(WHOLE_BPS);
}

/** Basis points as "×1.5". */
export function times(locale: Locale, bps: number): string {
  return `×${formatNumber(locale, bps / WHOLE_BPS)}`;
}

/** The rates of a stream by the key of their column: one rate, or before the term and for each term. */
export function ratesOf(locale: Locale, stream: NftStreamView, pool: NftPoolView): Record<string, string> {
  const shown = (weightBps: number) => formatReward(locale, weighted(stream, weightBps), stream);
  if (pool.kind === "boost") return { rate: shown(pool.offers[0]?.weightBps ?? WHOLE_BPS) };
  const base = pool.offers[0]?.baseWeightBps ?? 0;
  const ofTerms = pool.offers.map(({ termDays, weightBps }) => [String(termDays), shown(weightBps)]);
  return { base: shown(base), ...Object.fromEntries(ofTerms) };
}
