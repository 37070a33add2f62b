import { NFT_TERMS_DAYS } from "~programs/nft-reward-calculator";
import type { NftOffer, NftPoolView } from "./view";

/** The terms that a pool offers, from its kind and its weights (for no term, 90, 180 and 270 days). */
export function offersOf(kind: "boost" | "nova", weightsBps: readonly number[]): NftOffer[] {
  const [baseWeightBps = 0, ...ofTerms] = weightsBps;
  if (kind === "boost") return [{ termDays: 0, weightBps: baseWeightBps, baseWeightBps }];
  return NFT_TERMS_DAYS.map((termDays, i) => ({ termDays, weightBps: ofTerms[i] ?? 0, baseWeightBps })).filter(
    ({ weightBps }) => weightBps > 0,
  );
}

/** The conditions of a stake that a screen shows, in the form of a wish (decimal strings). */
export type ShownNftTerms = { minWeightBps: string; minBaseWeightBps: string; maxFeeBps: string };

/** The conditions that a screen shows for a term of this pool. The program refuses worse ones (ConditionsChanged). */
export function shownNftTerms(pool: { offers: readonly NftOffer[]; feeBps: number }, termDays: number): ShownNftTerms {
  const offer = pool.offers.find((each) => each.termDays === termDays);
  return {
    minWeightBps: String(offer?.weightBps ?? 0),
    minBaseWeightBps: String(offer?.baseWeightBps ?? 0),
    maxFeeBps: String(pool.feeBps),
  };
}

/** A term of a stake in days; 0: without a term. */
export type NftTermDays = 0 | (typeof NFT_TERMS_DAYS)[number];

/** The offers of a pool with terms, shortest first. */
export function termsOf(offers: readonly NftOffer[]): (NftOffer & { termDays: Exclude<NftTermDays, 0> })[] {
  return NFT_TERMS_DAYS.flatMap((termDays) => {
    const offer = offers.find((each) => each.termDays === termDays);
    return offer ? { ...offer, termDays } : [];
  });
}

/**
 * The term of `days`, if it is offered; otherwise, or if it is null, the shortest one that is; 0 if the pool has no terms.
 */
export function termOf(offers: readonly NftOffer[], days: number | null): NftTermDays {
  const terms = termsOf(offers);
  return (terms.find(({ termDays }) => termDays === days) ?? terms[0])?.termDays ?? 0;
}

/** Whether a pool takes NFTs now: it is not paused and not full. */
export function takesNfts({ isPaused, nfts, maxNfts }: Pick<NftPoolView, "isPaused" | "nfts" | "maxNfts">): boolean {
  return !isPaused && nfts < maxNfts;
}
