import { figuresAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";

/**
 * Sorts the positions of a page by what their holder has to do, at a chain second. Ended and returned positions come first,
 * then running ones. Within each group, the earliest end comes first; equal positions keep their order.
 */
export function byEnd(positions: readonly PositionView[], ts: bigint): PositionView[] {
  const facts = positions.map((position) => ({ position, ...figuresAt(position, ts) }));
  const rank = (state: string) => (state === "running" ? 1 : 0);
  return facts
    .toSorted((a, b) => rank(a.state) - rank(b.state) || Number(a.endTs - b.endTs))
    .map(({ position }) => position);
}
