import { describe, expect, test } from "vitest";
import { findContent } from "~/content/contents.server";
import { PAGES } from "~/content/pages";
import type { DiagramSection, Section } from "~/content/sections";
import { viewOfDiagram } from "~/content/views/diagram.server";
import { NARROWEST } from "~/content/views/diagram-geometry";
import { type DiagramLayout, layDiagram } from "~/content/views/diagram-layout";
import { LOCALES } from "~/locales/locales";

type Rectangle = { left: number; top: number; right: number; bottom: number };

describe.each(diagramsOfPages())("the diagram of $name", ({ section }) => {
  const layout = layDiagram(section);

  test("has boxes beside one another, inside the drawing", () => {
    const boxes = layout.boxes.map(boxRectangle);
    for (const [index, box] of boxes.entries()) {
      expect(overlaps(box, boxes.slice(0, index))).toBe(0);
      expect(isInside(box, layout)).toBe(true);
    }
  });

  test("leads each wire from its box to the other in horizontal and vertical legs that cross no third box", () => {
    for (const [index, { points }] of layout.wires.entries()) {
      const { from, to } = section.edges[index]!;
      for (const [start, end] of legsOf(points)) {
        expect(start.x === end.x || start.y === end.y).toBe(true);
        const others = layout.boxes.filter(({ id }) => id !== from && id !== to).map(boxRectangle);
        expect(overlaps(legRectangle(start, end), others), `${from} to ${to}`).toBe(0);
      }
      expect(isAtSide(points[0]!, layout, from)).toBe(true);
      expect(isAtSide(points.at(-1)!, layout, to)).toBe(true);
    }
  });

  test("puts the words of a wire neither on a box nor on other words", () => {
    const labels = layout.wires.map(({ label }) => labelRectangle(label));
    for (const [index, label] of labels.entries()) {
      expect(overlaps(label, layout.boxes.map(boxRectangle)), section.edges[index]?.label).toBe(0);
      expect(overlaps(label, labels.slice(0, index)), section.edges[index]?.label).toBe(0);
      expect(isInside(label, layout, 20), section.edges[index]?.label).toBe(true);
    }
  });

  test("draws no two wires on top of each other", () => {
    const legs = layout.wires.map(({ points }) => legsOf(points));
    for (const [index, own] of legs.entries()) {
      for (const other of legs.slice(index + 1).flat()) {
        for (const leg of own) expect(liesUpon(leg, other)).toBe(false);
      }
    }
  });

  test("is described completely in words", () => {
    const { told } = viewOfDiagram(section);
    expect(told.map(({ node }) => node.id).sort()).toEqual(section.nodes.map(({ id }) => id).sort());
    expect(told.flatMap(({ wires }) => wires)).toHaveLength(section.edges.length);
  });
});

test("a wire goes around a box in its way", () => {
  const layout = layDiagram({ nodes: row("a", "b", "c"), edges: [{ from: "a", to: "c", label: "past b" }] });
  const { points } = layout.wires[0]!;
  expect(points.length).toBeGreaterThan(2);
  for (const [start, end] of legsOf(points)) {
    expect(overlaps(legRectangle(start, end), [boxRectangle(layout.boxes[1]!)])).toBe(0);
  }
});

test("two wires between the same boxes lie beside one another", () => {
  const edges = [
    { from: "a", to: "b", label: "gives" },
    { from: "b", to: "a", label: "returns" },
  ];
  const [there, back] = layDiagram({ nodes: row("a", "b"), edges }).wires;
  expect(there?.points[0]?.y).not.toBe(back?.points[0]?.y);
});

test("a single box without wires can be drawn", () => {
  expect(layDiagram({ nodes: row("a"), edges: [] }).boxes).toHaveLength(1);
});

function row(...ids: string[]): DiagramSection["nodes"] {
  return ids.map((id, index) => ({ id, label: id, column: index + 1, row: 1 }));
}

function diagramsOfPages(): { name: string; section: DiagramSection }[] {
  const isDiagram = (section: Section): section is DiagramSection => section.kind === "diagram";
  return LOCALES.flatMap(({ code, path }) =>
    PAGES.flatMap(({ slug }) => {
      const content = findContent(code, slug);
      const sections = [
        ...(content?.sections ?? []),
        ...Object.values(content?.tabs ?? {}).flatMap((tab) => tab.sections),
      ];
      return sections.filter(isDiagram).map((section) => ({ name: `/${path}/${slug}: ${section.title}`, section }));
    }),
  );
}

type Point = DiagramLayout["wires"][number]["points"][number];
type Box = DiagramLayout["boxes"][number];
type Label = DiagramLayout["wires"][number]["label"];

const inPixels = (percent: number) => (percent / 100) * NARROWEST;

function boxRectangle({ x, y, width, height }: Box): Rectangle {
  return { left: inPixels(x), top: y, right: inPixels(x + width), bottom: y + height };
}

function legRectangle(a: Point, b: Point): Rectangle {
  const [left, right] = [inPixels(Math.min(a.x, b.x)), inPixels(Math.max(a.x, b.x))];
  return { left: left - 1, right: right + 1, top: Math.min(a.y, b.y) - 1, bottom: Math.max(a.y, b.y) + 1 };
}

function labelRectangle({ x, y, shift, width, height }: Label): Rectangle {
  const left = inPixels(x) + shift;
  return { left, top: y, right: left + width, bottom: y + height };
}

function overlaps(one: Rectangle, others: readonly Rectangle[]): number {
  return others.filter(
    (other) => one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top,
  ).length;
}

function isInside({ left, top, right, bottom }: Rectangle, { height }: DiagramLayout, by = 1): boolean {
  return left >= -by && top >= -by && right <= NARROWEST + by && bottom <= height + by;
}

function legsOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((end, index) => [points[index]!, end]);
}

function isAtSide({ x, y }: Point, { boxes }: DiagramLayout, id: string): boolean {
  const box = boxRectangle(boxes.find((candidate) => candidate.id === id)!);
  const left = inPixels(x);
  const isBeside = Math.min(Math.abs(left - box.left), Math.abs(left - box.right)) < 1 && y > box.top && y < box.bottom;
  const isBelow = Math.min(Math.abs(y - box.top), Math.abs(y - box.bottom)) < 1 && left > box.left && left < box.right;
  return isBeside || isBelow;
}

/** Whether two legs run on the same line and share more than a point. */
function liesUpon([a, b]: [Point, Point], [c, d]: [Point, Point]): boolean {
  const isAcross = a.y === b.y;
  if (isAcross !== (c.y === d.y)) return false;
  if (isAcross ? Math.abs(a.y - c.y) > 4 : Math.abs(inPixels(a.x - c.x)) > 4) return false;
  const along = (point: Point) => (isAcross ? inPixels(point.x) : point.y);
  const [from, to] = [Math.min(along(a), along(b)), Math.max(along(a), along(b))];
  return Math.min(to, Math.max(along(c), along(d))) - Math.max(from, Math.min(along(c), along(d))) > 4;
}
