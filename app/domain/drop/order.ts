import type { DropObstacle, DropState, DropView } from "./view";

/** Groups of drops, from the first on the page to the last. What a holder cannot take is with what is over. */
const GROUPS: Record<DropState | DropObstacle, number> = {
  open: 0,
  underWay: 1,
  failed: 1,
  before: 2,
  draft: 3,
  taken: 4,
  exhausted: 5,
  notListed: 5,
  ended: 5,
  gone: 5,
};

type Ordered = Pick<DropView, "number" | "state" | "obstacle" | "beginTs" | "endTs">;

/**
 * Drops in the order of the page, which is that of `GROUPS`: what can be taken now comes first, the soonest to end before the
 * others; what is over or not for the wallet comes last. Without a wallet, each counts by its state alone.
 */
export function inPageOrder<T extends Ordered>(drops: readonly T[]): T[] {
  return drops.toSorted(
    (a, b) =>
      GROUPS[a.obstacle ?? a.state] - GROUPS[b.obstacle ?? b.state] ||
      GROUPS[a.state] - GROUPS[b.state] ||
      Number(timeOf(a) - timeOf(b)) ||
      a.number - b.number,
  );
}

/** What orders drops of the same group and state: the next thing to happen, or for those that are over, the latest end. */
function timeOf({ state, beginTs, endTs }: Ordered): bigint {
  if (state === "open") return endTs;
  return state === "before" ? beginTs : -endTs;
}
