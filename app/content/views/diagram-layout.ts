import type { DiagramSection } from "../sections";
import { type Point, rounded } from "./diagram-geometry";
import { type Box, type LabelPlace, placeLabels } from "./diagram-labels";
import { countCrossings, giveLanes, type LaneRun, runsOf, untangle } from "./diagram-lanes";
import { columnsOf, LANE_Y, rowsOf } from "./diagram-measures";
import { type Cell, routeAll } from "./diagram-streets";

/**
 * Where the boxes and wires of a diagram lie. Horizontal values are in percent of the drawing's width, so that it grows with
 * the page; vertical ones are in pixels. Words keep their size, so labels are placed for the narrowest drawing.
 */
export type DiagramLayout = {
  height: number;
  boxes: Box[];
  wires: { points: Point[]; label: LabelPlace }[];
};

/** The horizontal distance between two lanes, in percent. */
const LANE_X = 2;

/**
 * Places the boxes of a diagram on a grid and routes its lines through the streets between them, each in a lane of its own.
 */
export function layDiagram({ nodes, edges }: Pick<DiagramSection, "nodes" | "edges">): DiagramLayout {
  const columns = Math.max(2, ...nodes.map(({ column }) => column));
  const rows = Math.max(1, ...nodes.map(({ row }) => row));
  const paths = routeAll({ nodes, edges, columns, rows });
  const runs = paths.map((path) => runsOf(path));
  giveLanes(runs.flat());

  const across = columnsOf(columns);
  const down = rowsOf({ nodes, runs: runs.flat(), rows, boxWidth: across.boxWidth });
  const boxes = nodes.map(({ id, column, row }) => ({
    id,
    x: across.middle(column * 2 - 1) - across.boxWidth / 2,
    y: down.middle(row * 2 - 1) - down.boxHeight(row) / 2,
    width: across.boxWidth,
    height: down.boxHeight(row),
  }));
  const boxOf = new Map(boxes.map((box) => [box.id, box]));
  const at = ({ isAcross, line, lane, lanes }: LaneRun) => {
    const shift = lane - (lanes - 1) / 2;
    return isAcross ? down.middle(line) + shift * LANE_Y : across.middle(line) + shift * LANE_X;
  };
  const drawWires = () =>
    edges.map((edge, index) =>
      pointsOf(
        runs[index]!.map((run) => ({ isAcross: run.isAcross, at: at(run) })),
        { from: boxOf.get(edge.from)!, to: boxOf.get(edge.to)!, path: paths[index]! },
      ),
    );
  untangle(runs.flat(), () => countCrossings(drawWires()));
  const wires = drawWires();
  const labels = placeLabels({ edges, wires, boxes, height: down.height });
  return {
    height: down.height,
    boxes: boxes.map((box) => ({ ...box, x: rounded(box.x), width: rounded(box.width) })),
    wires: wires.map((points, index) => ({
      points: points.map(({ x, y }) => ({ x: rounded(x), y: Math.round(y) })),
      label: labels[index]!,
    })),
  };
}

type Ends = { from: Box; to: Box; path: readonly Cell[] };

/** The corner points of a wire from the side of one box to the side of the other. */
function pointsOf(lines: readonly { isAcross: boolean; at: number }[], { from, to, path }: Ends): Point[] {
  const first = lines[0]!;
  const last = lines.at(-1)!;
  const start = sideOf(from, first, directionOf(path[0]!, path[1]!));
  const end = sideOf(to, last, directionOf(path.at(-1)!, path.at(-2)!));
  const corners = lines.slice(1).map((line, index) => {
    const before = lines[index]!;
    return line.isAcross ? { x: before.at, y: line.at } : { x: line.at, y: before.at };
  });
  return [start, ...corners, end];
}

function sideOf(box: Box, line: { isAcross: boolean; at: number }, direction: number): Point {
  if (line.isAcross) return { x: direction > 0 ? box.x + box.width : box.x, y: line.at };
  return { x: line.at, y: direction > 0 ? box.y + box.height : box.y };
}

function directionOf(from: Cell, to: Cell): number {
  return Math.sign(to.x - from.x + (to.y - from.y));
}
