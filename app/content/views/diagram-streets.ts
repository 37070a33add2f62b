import type { DiagramSection } from "../sections";

type Node = DiagramSection["nodes"][number];
type Edge = DiagramSection["edges"][number];

/** A place on the coarse grid: odd numbers are rows and columns of boxes, even numbers are the streets between them. */
export type Cell = { x: number; y: number };

const TURNS = [
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
  { x: 0, y: -1 },
] as const;

type Town = { nodes: readonly Node[]; edges: readonly Edge[]; columns: number; rows: number };

/** Short routes first: they are straight, and the long ones go around them. */
export function routeAll(town: Town): Cell[][] {
  const cellOf = new Map(town.nodes.map(({ id, column, row }) => [id, { x: column * 2 - 1, y: row * 2 - 1 }]));
  const used = new Map<string, number>();
  const paths: Cell[][] = [];
  const lengths = town.edges.map(({ from, to }) => distance(cellOf.get(from)!, cellOf.get(to)!));
  const order = town.edges.map((_, index) => index).sort((a, b) => lengths[a]! - lengths[b]! || a - b);
  for (const index of order) {
    const { from, to } = town.edges[index]!;
    const path = routeOne({ town, from: cellOf.get(from)!, to: cellOf.get(to)!, used });
    for (const key of traceOf(path)) used.set(key, (used.get(key) ?? 0) + 1);
    paths[index] = path;
  }
  return paths;
}

type Trip = { town: Town; from: Cell; to: Cell; used: ReadonlyMap<string, number> };
type Stop = { cell: Cell; turn: number; cost: number; before: Stop | null };

/**
 * The cheapest route from box to box: short, with few turns, away from wires that are already there, never through a box.
 */
function routeOne({ town, from, to, used }: Trip): Cell[] {
  const boxes = new Set(town.nodes.map(({ column, row }) => keyOf({ x: column * 2 - 1, y: row * 2 - 1 })));
  const open: Stop[] = [{ cell: from, turn: -1, cost: 0, before: null }];
  const seen = new Set<string>();
  while (open.length > 0) {
    const next = open.reduce((best, stop) => (stop.cost < best.cost ? stop : best));
    open.splice(open.indexOf(next), 1);
    if (sameCell(next.cell, to)) return pathOf(next);
    const state = `${keyOf(next.cell)} ${next.turn}`;
    if (seen.has(state)) continue;
    seen.add(state);
    TURNS.forEach((step, turn) => {
      const cell = { x: next.cell.x + step.x, y: next.cell.y + step.y };
      if (!isInTown(cell, town) || (boxes.has(keyOf(cell)) && !sameCell(cell, to))) return;
      open.push({ cell, turn, cost: next.cost + costOf({ cell, turn, before: next.turn, town, used }), before: next });
    });
  }
  throw new Error("a diagram's box cannot be reached");
}

type Step = { cell: Cell; turn: number; before: number; town: Town; used: ReadonlyMap<string, number> };

function costOf({ cell, turn, before, town, used }: Step): number {
  const isTurn = before !== -1 && before !== turn;
  const isEdge = cell.y === 0 || cell.y === town.rows * 2;
  const along = used.get(`${keyOf(cell)} ${turn % 2}`) ?? 0;
  const across = used.get(`${keyOf(cell)} ${(turn + 1) % 2}`) ?? 0;
  return 2 + (isTurn ? 4 : 0) + (isEdge ? 4 : 0) + 3 * along + 2 * across;
}

/** The streets outside the outermost columns are not used; those above and below the rows are, if a route needs them. */
function isInTown({ x, y }: Cell, { columns, rows }: Town): boolean {
  return x > 0 && x < columns * 2 && y >= 0 && y <= rows * 2;
}

function pathOf(stop: Stop): Cell[] {
  const path: Cell[] = [];
  for (let at: Stop | null = stop; at; at = at.before) path.unshift(at.cell);
  return path;
}

function traceOf(path: readonly Cell[]): string[] {
  return path.slice(1).map((cell, index) => `${keyOf(cell)} ${cell.x === path[index]!.x ? 1 : 0}`);
}

function distance(a: Cell, b: Cell): number {
  return Math.abs(a.x - b.x) + Math.abs(a.y - b.y);
}

function sameCell(a: Cell, b: Cell): boolean {
  return a.x === b.x && a.y === b.y;
}

function keyOf({ x, y }: Cell): string {
  return `${x},${y}`;
}
