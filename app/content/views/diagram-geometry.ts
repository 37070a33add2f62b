/** x in percent, y in pixels. */
export type Point = { x: number; y: number };

/** In pixels of the narrowest drawing. */
export type Rectangle = { left: number; top: number; right: number; bottom: number };

/** The drawing's width on the narrowest screen that shows it, in pixels. */
export const NARROWEST = 928;

/** The straight parts of a wire. */
export function legsOf(points: readonly Point[]): [Point, Point][] {
  return points.slice(1).map((end, index) => [points[index]!, end]);
}

export function lineRectangle([a, b]: [Point, Point]): Rectangle {
  return {
    left: inPixels(Math.min(a.x, b.x)) - 1,
    right: inPixels(Math.max(a.x, b.x)) + 1,
    top: Math.min(a.y, b.y) - 1,
    bottom: Math.max(a.y, b.y) + 1,
  };
}

/** A box whose `x` and `width` are in percent. */
export function rectangleOf(x: number, y: number, width: number, height: number): Rectangle {
  return { left: inPixels(x), top: y, right: inPixels(x + width), bottom: y + height };
}

/** How many of the other rectangles this one touches. */
export function hits(place: Rectangle, others: readonly Rectangle[]): number {
  return others.filter(
    (other) =>
      place.left < other.right && place.right > other.left && place.top < other.bottom && place.bottom > other.top,
  ).length;
}

export function inPixels(percent: number): number {
  return (percent / 100) * NARROWEST;
}

export function rounded(percent: number): number {
  return Math.round(percent * 100) / 100;
}
