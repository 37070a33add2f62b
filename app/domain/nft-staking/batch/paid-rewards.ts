import type { TransactionPreview } from "../../transaction-types";
import type { NftHoldingPage } from "../holding/view";
import { netOfNftClaim } from "../rules";

/**
 * What final transactions paid or gave up of each stream after the fee, in base units by place. The figures are those of the
 * trial runs before signing; the chain computes to the second at which it ran the transaction, so that the real amount may
 * be a little more.
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

/**
 * What was claimed of a stream: an amount for the address of each position on the page, and the sum of all other positions
 * after fees.
 */
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
 * What has reached the holder according to the positions' accounts. The figures of the trial runs are used until these
 * accounts have been read again, and for positions that have been closed.
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
