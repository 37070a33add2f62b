import { endsAt, exitAt, figuresAt, toComeNetAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";

export type PositionTotals = {
  stakedRaw: bigint;
  /** What can be claimed now, after the fee. */
  claimableRaw: bigint;
  /** What is neither claimed nor claimable yet and will be due by the end of the terms, after the fee. */
  toComeRaw: bigint;
  /** Chain second of the next end of a term; null if no term is running. */
  nextEndTs: bigint | null;
  /** True if a term is running, so that what is claimable and what is still to come change every second. */
  isTicking: boolean;
};

/** Sums over a holder's positions at a chain second. */
export function positionTotals(positions: readonly PositionView[], ts: bigint): PositionTotals {
  const ends = positions
    .filter((position) => figuresAt(position, ts).state === "running")
    .map(({ startTs, termDays }) => endsAt(startTs, termDays));
  return {
    stakedRaw: sum(positions, (position) => exitAt(position, ts).principalRaw),
    claimableRaw: sum(positions, (position) => figuresAt(position, ts).dueNetRaw),
    toComeRaw: sum(positions, (position) => toComeNetAt(position, ts)),
    isTicking: ends.length > 0,
    nextEndTs: ends.length === 0 ? null : ends.reduce((first, end) => (end < first ? end : first)),
  };
}

function sum(positions: readonly PositionView[], amountOf: (position: PositionView) => bigint): bigint {
  return positions.reduce((total, position) => total + amountOf(position), 0n);
}
