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
 * Drops in the order of the page: what can be taken now, the soonest to end first; what has not begun, the soonest to begin
 * first; what the wallet has taken; what is over or not for the wallet. Without a wallet, each counts by its state alone.
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
