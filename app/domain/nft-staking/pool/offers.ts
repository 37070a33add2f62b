import { NFT_TERMS_DAYS } from "~programs/nft-reward-calculator";
import type { NftOffer } from "./view";

/** The terms that a pool offers, by its kind and weights (without term, 90, 180 and 270 days). */
export function offersOf(kind: "boost" | "nova", weightsBps: readonly number[]): NftOffer[] {
  const [baseWeightBps = 0, ...ofTerms] = weightsBps;
  if (kind === "boost") return [{ termDays: 0, weightBps: baseWeightBps, baseWeightBps }];
  return NFT_TERMS_DAYS.map((termDays, i) => ({ termDays, weightBps: ofTerms[i] ?? 0, baseWeightBps })).filter(
    ({ weightBps }) => weightBps > 0,
  );
}

/** The terms of a stake as a screen shows them, as its wish says them (decimal strings). */
export type ShownNftTerms = { minWeightBps: string; minBaseWeightBps: string; maxFeeBps: string };

/** What a screen shows of a term of this pool: the program refuses worse terms (ConditionsChanged). */
export function shownNftTerms(pool: { offers: readonly NftOffer[]; feeBps: number }, termDays: number): ShownNftTerms {
  const offer = pool.offers.find((each) => each.termDays === termDays);
  return {
    minWeightBps: String(offer?.weightBps ?? 0),
    minBaseWeightBps: String(offer?.baseWeightBps ?? 0),
    maxFeeBps: String(pool.feeBps),
  };
}

/** A term that a stake can be for, in days; 0: without one. */
export type NftTermDays = 0 | (typeof NFT_TERMS_DAYS)[number];

/** The offers of a pool with terms, shortest first. */
export function termsOf(offers: readonly NftOffer[]): (NftOffer & { termDays: Exclude<NftTermDays, 0> })[] {
  return NFT_TERMS_DAYS.flatMap((termDays) => {
    const offer = offers.find((each) => each.termDays === termDays);
    return offer ? { ...offer, termDays } : [];
  });
}

/** The term that a stake begins with: the shortest that is offered, 0 where none is. */
export function firstTermOf(offers: readonly NftOffer[]): NftTermDays {
  return termsOf(offers)[0]?.termDays ?? 0;
}
