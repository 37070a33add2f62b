import { hits, legsOf, lineRectangle, type Point } from "./diagram-geometry";
import type { Cell } from "./diagram-streets";

/** A straight part of a route, with its lane among the parts beside it. */
export type LaneRun = { isAcross: boolean; line: number; from: number; to: number; lane: number; lanes: number };

/** The straight parts of a route, from the side of one box to the side of the other. */
export function runsOf(path: readonly Cell[]): LaneRun[] {
  const corners = path.filter((_, index) => {
    const before = path[index - 1];
    const after = path[index + 1];
    return !before || !after || (before.x !== after.x && before.y !== after.y);
  });
  return corners.slice(1).map((end, index) => {
    const start = corners[index]!;
    const isAcross = start.y === end.y;
    const [a, b] = isAcross ? [start.x, end.x] : [start.y, end.y];
    // a run ends at the side of its box, so it does not meet what ends at the other side
    const inward = Math.sign(b - a) / 2;
    const first = index === 0 ? a + inward : a;
    const last = index === corners.length - 2 ? b - inward : b;
    const line = isAcross ? start.y : start.x;
    return { isAcross, line, from: Math.min(first, last), to: Math.max(first, last), lane: 0, lanes: 1 };
  });
}

/** Gives runs of one street that would lie on top of each other lanes side by side. */
export function giveLanes(runs: readonly LaneRun[]): void {
  for (const bundle of bundlesOf(runs)) {
    for (const [index, run] of bundle.entries()) {
      const taken = bundle.slice(0, index).filter(({ to }) => to >= run.from);
      run.lane = bundle.findIndex((_, lane) => !taken.some((other) => other.lane === lane));
    }
    const lanes = Math.max(...bundle.map(({ lane }) => lane)) + 1;
    for (const run of bundle) run.lanes = lanes;
  }
}

/** Swaps pairs of lanes for as long as that leaves fewer crossings. */
export function untangle(runs: readonly LaneRun[], countCrossings: () => number): void {
  const pairs = bundlesOf(runs).flatMap((bundle) =>
    Array.from({ length: bundle[0]!.lanes }, (_, lane) => lane).flatMap((lane) =>
      Array.from({ length: lane }, (_, other) => ({ bundle, lane, other })),
    ),
  );
  let fewest = countCrossings();
  for (let isBetter = true; isBetter; ) {
    isBetter = false;
    for (const pair of pairs) {
      swapLanes(pair);
      const crossings = countCrossings();
      if (crossings < fewest) isBetter = true;
      else swapLanes(pair);
      fewest = Math.min(fewest, crossings);
    }
  }
}

function swapLanes({ bundle, lane, other }: { bundle: readonly LaneRun[]; lane: number; other: number }): void {
  for (const run of bundle) {
    if (run.lane === lane) run.lane = other;
    else if (run.lane === other) run.lane = lane;
  }
}

/** How often the wires of a drawing cross. */
export function countCrossings(wires: readonly Point[][]): number {
  const legs = wires.map((points) => legsOf(points).map(lineRectangle));
  return legs
    .flatMap((own, index) => own.map((leg) => hits(leg, legs.slice(index + 1).flat())))
    .reduce((a, b) => a + b, 0);
}

/** Runs of one street that meet each other, directly or through others, in the order of their beginnings. */
function bundlesOf(runs: readonly LaneRun[]): LaneRun[][] {
  return groupsOf(runs).flatMap((street) => {
    const bundles: LaneRun[][] = [];
    let end = Number.NEGATIVE_INFINITY;
    for (const run of [...street].sort((a, b) => a.from - b.from || a.to - b.to)) {
      if (run.from > end) bundles.push([]);
      bundles.at(-1)!.push(run);
      end = Math.max(end, run.to);
    }
    return bundles;
  });
}

function groupsOf(runs: readonly LaneRun[]): LaneRun[][] {
  const groups = new Map<string, LaneRun[]>();
  for (const run of runs) {
    const key = `${run.isAcross} ${run.line}`;
    groups.set(key, [...(groups.get(key) ?? []), run]);
  }
  return [...groups.values()];
}
