import type { DiagramSection } from "../sections";
import { NARROWEST } from "./diagram-geometry";
import type { LaneRun } from "./diagram-lanes";

type Node = DiagramSection["nodes"][number];

const STREET = 96;
const EDGE_STREET = 48;
/** The vertical distance between two lanes, in pixels. */
export const LANE_Y = 18;

/** The width of the boxes, and the middle of each column and of each street between columns, in percent. */
export function columnsOf(columns: number) {
  const street = columns === 2 ? 1 : columns === 3 ? 0.75 : 0.6;
  const boxWidth = 100 / (columns + (columns - 1) * street);
  const pitch = boxWidth * (1 + street);
  return { boxWidth, middle: (line: number) => boxWidth / 2 + ((line - 1) / 2) * pitch };
}

type Rows = { nodes: readonly Node[]; runs: readonly LaneRun[]; rows: number; boxWidth: number };

/** The height of the rows, and the middle of each row and street, in pixels. A street is as wide as its lanes need. */
export function rowsOf({ nodes, runs, rows, boxWidth }: Rows) {
  const room = (boxWidth / 100) * NARROWEST - 32;
  const heights = Array.from({ length: rows }, (_, index) => {
    const own = nodes.filter(({ row }) => row === index + 1);
    return Math.max(72, ...own.map((node) => boxHeightOf(node, room)));
  });
  const streets = Array.from({ length: rows + 1 }, (_, index) => {
    const lanes = runs.filter(({ isAcross, line }) => isAcross && line === index * 2).map((run) => run.lanes);
    const busiest = Math.max(0, ...lanes);
    // words above and below the only row need the room
    if (rows === 1) return EDGE_STREET + Math.max(0, busiest - 1) * LANE_Y;
    if (index === 0 || index === rows) return busiest === 0 ? 0 : EDGE_STREET + (busiest - 1) * LANE_Y;
    return STREET + Math.max(0, busiest - 1) * LANE_Y;
  });
  const bottoms: number[] = [];
  let bottom = 0;
  for (let line = 0; line <= rows * 2; line++) {
    bottom += line % 2 === 0 ? streets[line / 2]! : heights[(line - 1) / 2]!;
    bottoms.push(bottom);
  }
  return {
    height: bottom,
    boxHeight: (row: number) => heights[row - 1]!,
    middle: (line: number) => Math.round(((bottoms[line - 1] ?? 0) + bottoms[line]!) / 2),
  };
}

function boxHeightOf({ label, note }: Node, room: number): number {
  const lines = linesIn(label, 17, room) * 24 + (note ? linesIn(note, 14, room) * 20 : 0);
  return Math.ceil((lines + 28) / 4) * 4;
}

/** An estimate on the long side: Hangul is as wide as it is high, other letters are about half as wide. */
export function widthOf(text: string, size: number): number {
  return [...text].reduce((sum, letter) => sum + (/[ᄀ-ᇿ㄰-㆏가-힣]/.test(letter) ? 0.92 : 0.56), 0) * size;
}

/** The number of lines of a text whose words are not broken. */
export function linesIn(text: string, size: number, room: number): number {
  const space = widthOf(" ", size);
  let lines = 1;
  let used = 0;
  for (const word of text.split(" ")) {
    const width = widthOf(word, size);
    if (used > 0 && used + space + width > room) {
      lines++;
      used = width;
    } else {
      used += (used > 0 ? space : 0) + width;
    }
  }
  return lines;
}
