import { type DateOf, nextOf } from "~/domain/next-date";
import { backAtEnd, endsAt, exitAt, figuresAt, toComeNetAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";

/** `raw`: principal and reward by `backAtEnd`; `rewardRaw`: the latter alone, after the fee. `ts`: chain second. */
type NextEnd = { ts: bigint; raw: bigint; rewardRaw: bigint };

export type PositionTotals = {
  stakedRaw: bigint;
  /** How many positions that is in. */
  stakedCount: number;
  /** What can be claimed now, after the fee. */
  claimableRaw: bigint;
  /** What is neither claimed nor claimable yet and will be due by the end of the terms, after the fee. */
  toComeRaw: bigint;
  /** What the next end of a term pays if nothing is claimed before; null if no term is running. */
  next: NextEnd | null;
  /** Chain second of the last end of a term that is running; null if there is none. */
  lastEndTs: bigint | null;
  /** True if a term is running, so that what is claimable and what is still to come change every second. */
  isTicking: boolean;
};

/** Sums over a holder's positions at a chain second. `dateOf`: the words in which the screen shows the end of a term. */
export function positionTotals(positions: readonly PositionView[], ts: bigint, dateOf: DateOf): PositionTotals {
  const running = positions.filter((position) => figuresAt(position, ts).state === "running");
  const ends = running.map(endOf);
  return {
    stakedRaw: sum(positions, (position) => exitAt(position, ts).principalRaw),
    stakedCount: positions.filter((position) => exitAt(position, ts).principalRaw > 0n).length,
    claimableRaw: sum(positions, (position) => figuresAt(position, ts).dueNetRaw),
    toComeRaw: sum(positions, (position) => toComeNetAt(position, ts)),
    isTicking: ends.length > 0,
    next: nextEnd(running, dateOf),
    lastEndTs: ends.length === 0 ? null : ends.reduce((last, end) => (end > last ? end : last)),
  };
}

/** What ends first, with everything whose end is shown with the same date. */
function nextEnd(running: readonly PositionView[], dateOf: DateOf): NextEnd | null {
  const next = nextOf(
    running.map((position) => ({ atTs: endOf(position), position })),
    dateOf,
  );
  if (!next[0]) return null;
  const ending = next.map(({ position }) => position);
  const rewardRaw = sum(ending, (position) => backAtEnd(position).dueNetRaw);
  const principalRaw = sum(ending, (position) => backAtEnd(position).principalRaw);
  return { ts: next[0].atTs, rewardRaw, raw: rewardRaw + principalRaw };
}

function endOf({ startTs, termDays }: PositionView): bigint {
  return endsAt(startTs, termDays);
}

function sum(positions: readonly PositionView[], amountOf: (position: PositionView) => bigint): bigint {
  return positions.reduce((total, position) => total + amountOf(position), 0n);
}
