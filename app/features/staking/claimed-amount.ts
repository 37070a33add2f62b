import { netOfClaim } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";

/** What reached the holder, from the position's account; null if the position is closed, so that this cannot be read. */
export function paidBetween(
  claimedBefore: bigint,
  position: Pick<PositionView, "claimedRaw" | "feeBps">,
): bigint | null {
  if (position.claimedRaw <= claimedBefore) return null;
  return netOfClaim({ claimedRaw: claimedBefore, feeBps: position.feeBps }, position.claimedRaw - claimedBefore);
}
