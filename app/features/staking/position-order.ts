import type { DateOf } from "~/domain/next-date";
import { endsAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";

/**
 * Sorts positions by when their holder can act on them without giving anything up, as `listPositions` does over all pages:
 * those that were left or have ended come first, then running ones, the earliest end first. Those whose ends are shown in the
 * same words are in the order of their amounts, the largest first.
 */
export function byEnd(positions: readonly PositionView[], dateOf: DateOf): PositionView[] {
  return positions.toSorted((a, b) => {
    const isSameDate = dateOf(overTs(a)) === dateOf(overTs(b));
    return (isSameDate ? Number(b.principalRaw - a.principalRaw) : 0) || Number(overTs(a) - overTs(b));
  });
}

/** The chain second at which a position was left, or else at which its term ends. */
function overTs({ leftTs, startTs, termDays }: PositionView): bigint {
  return leftTs === 0n ? endsAt(startTs, termDays) : leftTs;
}
