import type { DiagramSection } from "../sections";
import {
  hits,
  inPixels,
  legsOf,
  lineRectangle,
  NARROWEST,
  type Point,
  type Rectangle,
  rectangleOf,
  rounded,
} from "./diagram-geometry";
import { linesIn, widthOf } from "./diagram-measures";

/**
 * A box of words: `x` (percent) and `y` (pixels) are its anchor, `shift` is the distance in pixels from there to its left
 * edge.
 */
export type LabelPlace = {
  x: number;
  y: number;
  shift: number;
  width: number;
  height: number;
  align: "start" | "center" | "end";
};

/** A box of the drawing: horizontally in percent, vertically in pixels. */
export type Box = { id: string; x: number; y: number; width: number; height: number };

type Edge = DiagramSection["edges"][number];

const LABEL_WIDTH = 150;
const LABEL_LINE = 19;
/** The room around the drawing, in pixels. */
const ROUND = 20;

type Labelled = { edges: readonly Edge[]; wires: readonly Point[][]; boxes: readonly Box[]; height: number };

/**
 * Places words beside their own wire, on no box and on no other words. They are on another wire only if there is no other
 * place.
 */
export function placeLabels({ edges, wires, boxes, height }: Labelled): LabelPlace[] {
  const walls = boxes.map(({ x, y, width, height }) => inflated(rectangleOf(x, y, width, height), 3));
  const lines = wires.map((points) => legsOf(points).map(lineRectangle));
  const order = edges.map((_, index) => index).sort((a, b) => lengthOf(wires[a]!) - lengthOf(wires[b]!));
  const taken: Rectangle[] = [];
  const labels: LabelPlace[] = [];
  for (const index of order) {
    const candidates = candidatesFor(edges[index]!.label, wires[index]!);
    const others = lines.flatMap((own, wire) => (wire === index ? [] : own));
    const scored = candidates.map((candidate) => {
      const place = inflated(placeRectangle(candidate), 2);
      const isOutside =
        place.left < -ROUND || place.right > NARROWEST + ROUND || place.top < -ROUND || place.bottom > height + ROUND;
      const cost =
        candidate.cost +
        (isOutside ? 2_000 : 0) +
        2_000 * hits(place, walls) +
        3_000 * hits(place, taken) +
        60 * hits(place, others) +
        60 * hits(place, lines[index]!);
      return { place, candidate, cost };
    });
    const best = scored.reduce((one, other) => (other.cost < one.cost ? other : one));
    taken.push(best.place);
    const { cost: _, ...label } = best.candidate;
    labels[index] = { ...label, x: rounded(label.x), y: Math.round(label.y), shift: Math.round(label.shift) };
  }
  return labels;
}

type Candidate = LabelPlace & { cost: number };

function candidatesFor(text: string, points: readonly Point[]): Candidate[] {
  const sizes = [1, 2, 3].map((lines) => sizeOf(text, lines));
  return legsOf(points).flatMap(([start, end], leg) =>
    sizes.flatMap(({ width, height, lines }) =>
      [0.5, 0.35, 0.65, 0.2, 0.8].flatMap((share): Candidate[] => {
        const x = start.x + (end.x - start.x) * share;
        const y = start.y + (end.y - start.y) * share;
        const cost = 8 * Math.abs(share - 0.5) + 3 * (lines - 1) + leg;
        const label = { x, width, height };
        if (start.y === end.y) {
          return [
            { ...label, y: y - height - 4, shift: -width / 2, align: "center", cost },
            { ...label, y: y + 6, shift: -width / 2, align: "center", cost: cost + 2 },
          ];
        }
        return [
          { ...label, y: y - height / 2, shift: 10, align: "start", cost },
          { ...label, y: y - height / 2, shift: -width - 8, align: "end", cost: cost + 1 },
        ];
      }),
    ),
  );
}

/** The narrowest box that holds the words in this many lines, or in more if a line would be too long. */
function sizeOf(text: string, lines: number): { width: number; height: number; lines: number } {
  const words = text.split(" ");
  const longest = Math.max(...words.map((word) => widthOf(word, 14)));
  let width = Math.min(Math.max(longest, widthOf(text, 14) / lines), Math.max(LABEL_WIDTH, longest));
  while (linesIn(text, 14, width) > lines && width < LABEL_WIDTH) width += 6;
  const real = linesIn(text, 14, width);
  return { width: Math.ceil(width) + 4, height: real * LABEL_LINE, lines: real };
}

function lengthOf(points: readonly Point[]): number {
  return legsOf(points).reduce((sum, [a, b]) => sum + Math.abs(inPixels(b.x - a.x)) + Math.abs(b.y - a.y), 0);
}

function placeRectangle({ x, y, shift, width, height }: LabelPlace): Rectangle {
  const left = inPixels(x) + shift;
  return { left, top: y, right: left + width, bottom: y + height };
}

function inflated({ left, top, right, bottom }: Rectangle, by: number): Rectangle {
  return { left: left - by, top: top - by, right: right + by, bottom: bottom + by };
}
