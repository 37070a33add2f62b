/**
 * Shapes in cells, as questions: does the shape hold the point (x, y)? A cell belongs to a shape that holds its centre,
 * so a shape may be turned and still have clean stairs for edges.
 * @typedef {{ holds: (x: number, y: number) => boolean, isCut?: boolean }} Shape
 */

export const box = (left, top, width, height) => ({
  holds: (x, y) => x >= left && x < left + width && y >= top && y < top + height,
});

export const disc = (cx, cy, rx, ry = rx) => ({ holds: (x, y) => ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1 });

export const ring = (cx, cy, r, thick) => ({
  holds: (x, y) => Math.hypot(x - cx, y - cy) <= r && Math.hypot(x - cx, y - cy) > r - thick,
});

/** Corners as x, y, x, y, … */
export function poly(...numbers) {
  const points = pairsOf(numbers);
  return {
    holds: (x, y) =>
      points.reduce((isInside, [ax, ay], i) => {
        const [bx, by] = points[(i + 1) % points.length];
        return ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax) ? !isInside : isInside;
      }, false),
  };
}

/** A straight stroke with round ends, `from` cells wide at its start and `to` at its end. */
export const bar = (x0, y0, x1, y1, from, to = from) =>
  stroke(
    [
      [x0, y0],
      [x1, y1],
    ],
    from,
    to,
  );

/** A soft stroke through points given as [x, y, x, y, …]. */
export function curve(numbers, from, to = from) {
  const points = pairsOf(numbers);
  const at = (i) => points[Math.min(Math.max(i, 0), points.length - 1)];
  const samples = points
    .slice(1)
    .flatMap((_, i) => Array.from({ length: 8 }, (_, k) => bend(at(i - 1), at(i), at(i + 1), at(i + 2), k / 8)));
  return stroke([...samples, points.at(-1)], from, to);
}

/** A part of a ring, from one angle to another in degrees; 0 points right, 90 down. */
export function arc(cx, cy, r, thick, from, to) {
  return {
    holds: (x, y) => {
      const far = Math.hypot(x - cx, y - cy);
      const angle = ((((Math.atan2(y - cy, x - cx) * 180) / Math.PI - from) % 360) + 360) % 360;
      return far <= r && far > r - thick && angle <= to - from;
    },
  };
}

/** Removes what these shapes hold from those before them. */
export const cut = (...shapes) => shapes.map((shape) => ({ ...shape, isCut: true }));

/** Turns shapes clockwise by degrees around a point. */
export function turned(degrees, cx, cy, ...shapes) {
  const [cos, sin] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)];
  return shapes.flat(9).map((shape) => ({
    ...shape,
    holds: (x, y) => shape.holds(cx + (x - cx) * cos + (y - cy) * sin, cy - (x - cx) * sin + (y - cy) * cos),
  }));
}

/** Shapes and their mirror images left and right of x = `axis`. */
export const both = (axis, ...shapes) =>
  shapes.flat(9).flatMap((shape) => [shape, { ...shape, holds: (x, y) => shape.holds(2 * axis - x, y) }]);

function pairsOf(numbers) {
  return Array.from({ length: numbers.length / 2 }, (_, i) => [numbers[i * 2], numbers[i * 2 + 1]]);
}

/** Catmull-Rom between b and c. */
function bend(a, b, c, d, t) {
  return [0, 1].map(
    (k) =>
      0.5 *
      (2 * b[k] +
        (c[k] - a[k]) * t +
        (2 * a[k] - 5 * b[k] + 4 * c[k] - d[k]) * t * t +
        (3 * b[k] - a[k] - 3 * c[k] + d[k]) * t * t * t),
  );
}

function stroke(points, from, to) {
  return {
    holds: (x, y) =>
      points.slice(1).some(([bx, by], i) => {
        const [ax, ay] = points[i];
        const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1;
        const t = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length));
        const along = (i + t) / (points.length - 1);
        return Math.hypot(x - ax - (bx - ax) * t, y - ay - (by - ay) * t) <= (from + (to - from) * along) / 2;
      }),
  };
}
