import type { TransactionPreview } from "../../transaction-types";
import type { NftHoldingPage } from "../holding/view";
import { netOfNftClaim } from "../rules";

/**
 * What transactions that are final paid, or gave up, of each stream after the fee: place to base units, by the trial runs
 * from which they were signed. The chain reckons to the second at which they ran, so that it may be a little more.
 */
export function netByPlace(
  previews: readonly TransactionPreview[],
  what: "paid" | "lost",
): ReadonlyMap<number, bigint> {
  const sums = new Map<number, bigint>();
  for (const preview of previews) {
    for (const { place, grossRaw, feeRaw } of rewardsOf(preview, what)) {
      sums.set(place, (sums.get(place) ?? 0n) + BigInt(grossRaw) - BigInt(feeRaw));
    }
  }
  return sums;
}

function rewardsOf(preview: TransactionPreview, what: "paid" | "lost") {
  if (preview.kind === "unstakeNft") return preview[what];
  return preview.kind === "claimStream" && what === "paid" ? preview.paid : [];
}

/** What was claimed of a stream: by the address of each position of the page, and what reached the holder elsewhere. */
export type ClaimedBefore = {
  byAddress: ReadonlyMap<string, bigint>;
  elsewhereCount: number;
  elsewhereNetRaw: bigint;
};

/** What a holder has claimed of a stream so far. */
export function claimedBy({ positions, elsewhere }: NftHoldingPage, place: number): ClaimedBefore {
  return {
    byAddress: new Map(positions.map(({ address, rewards }) => [address, rewards[place]?.claimedRaw ?? 0n])),
    elsewhereCount: elsewhere?.count ?? 0,
    elsewhereNetRaw: elsewhere?.rewards[place]?.claimedNetRaw ?? 0n,
  };
}

/**
 * What reached the holder, by the positions' own books; by the trial runs until these have been read again, and where a
 * position has closed and cannot tell.
 */
export function paidSince(
  before: ClaimedBefore,
  holding: NftHoldingPage,
  previews: readonly TransactionPreview[],
  place: number,
): bigint {
  const { positions, hasMore } = holding;
  const now = claimedBy(holding, place);
  const isComplete =
    !hasMore &&
    now.elsewhereCount === before.elsewhereCount &&
    [...before.byAddress.keys()].every((address) => now.byAddress.has(address));
  const byTrials = netByPlace(previews, "paid").get(place) ?? 0n;
  if (!isComplete) return byTrials;
  const paidRaw = positions.reduce((sum, { address, rewards, feeBps }) => {
    const claimedBefore = before.byAddress.get(address) ?? 0n;
    const claimed = rewards[place]?.claimedRaw ?? 0n;
    return sum + netOfNftClaim(claimedBefore, claimed - claimedBefore, feeBps);
  }, now.elsewhereNetRaw - before.elsewhereNetRaw);
  return paidRaw || byTrials;
}
