import { endsAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";

/**
 * Sorts positions by when their holder can act on them without giving anything up, as `listPositions` does over all pages:
 * those that were left or have ended come first, then running ones, the earliest end first. Equal positions keep their order.
 */
export function byEnd(positions: readonly PositionView[]): PositionView[] {
  return positions.toSorted((a, b) => Number(overTs(a) - overTs(b)));
}

/** The chain second at which a position was left, or else at which its term ends. */
function overTs({ leftTs, startTs, termDays }: PositionView): bigint {
  return leftTs === 0n ? endsAt(startTs, termDays) : leftTs;
}
