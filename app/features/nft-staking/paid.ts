import type { PartRun } from "./use-batch";

/**
 * What transactions that are final paid, or gave up, of each stream after the fee: place to base units, by the trial runs
 * from which they were signed. The chain reckons to the second at which they ran, so that it may be a little more.
 */
export function netByPlace(done: readonly PartRun[], what: "paid" | "lost"): ReadonlyMap<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const { state } of done) {
    const preview = state.view?.preview;
    const rewards =
      preview?.kind === "unstakeNft"
        ? preview[what]
        : preview?.kind === "claimStream" && what === "paid"
          ? preview.paid
          : [];
    for (const { place, grossRaw, feeRaw } of rewards)
      sums.set(place, (sums.get(place) ?? 0n) + BigInt(grossRaw) - BigInt(feeRaw));
  }
  return sums;
}
