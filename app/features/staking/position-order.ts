import { figuresAt } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";

/**
 * The positions of a page as their holder acts on them, at a chain second: those whose term is over or whose principal has
 * been returned first, then those that run, always the one that ends first before the others. Of equal ones, the order stays.
 */
export function byEnd(positions: readonly PositionView[], ts: bigint): PositionView[] {
  const facts = positions.map((position) => ({ position, ...figuresAt(position, ts) }));
  const rank = (state: string) => (state === "running" ? 1 : 0);
  return facts
    .toSorted((a, b) => rank(a.state) - rank(b.state) || Number(a.endTs - b.endTs))
    .map(({ position }) => position);
}
