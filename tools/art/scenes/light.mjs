import { Grid, mix } from "../grid.mjs";
import { ink, paper } from "./city-parts.mjs";

const blends = new Map();
const bayer = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5];

/** `mix` with a cache, because scenes mix the same few colours over and over. */
export function blend(a, b, t) {
  const key = `${a}${b}${t}`;
  if (!blends.has(key)) blends.set(key, mix(a, b, t));
  return blends.get(key);
}

/** [dark, middle, light] of a colour. */
export const tonesOf = (color) => [blend(color, ink, 0.42), color, blend(color, paper, 0.35)];

/** A threshold from 0 to 1 for each cell of a 4 × 4 pattern. */
const thresholdAt = (x, y) => (bayer[(y & 3) * 4 + (x & 3)] + 0.5) / 16;

/**
 * Colours from top to bottom of a rectangle, dithered where one turns into the next; `blur` is the share of a band that this
 * takes.
 */
export function gradient(g, x, y, width, height, colors, blur = 0.5) {
  for (let j = 0; j < height; j++) {
    for (let i = x; i < x + width; i++) {
      const at = (j / height) * colors.length - 0.5 + (thresholdAt(i, y + j) - 0.5) * blur;
      g.set(i, y + j, colors[Math.max(0, Math.min(colors.length - 1, Math.round(at)))]);
    }
  }
}

/** Light on what has been drawn already: strongest in the middle, dithered towards the rim. */
export function glow(g, cx, cy, rx, ry, color, strength = 0.5) {
  for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
    for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
      const below = g.get(x, y);
      const level = (1 - Math.hypot((x - cx) / rx, (y - cy) / ry)) * 4;
      const step = Math.min(3, Math.round(level + thresholdAt(x, y) - 0.5));
      if (below && step > 0) g.set(x, y, blend(below, color, (strength * step) / 3));
    }
  }
}

/** Mixes a colour into a polygon of what has been drawn; `dithered` takes only every second cell. */
export function tint(g, points, color, strength = 0.3, dithered = false) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const mask = new Grid(Math.max(...xs) - left + 1, Math.max(...ys) - top + 1);
  mask.polygon(
    points.map(([x, y]) => [x - left, y - top]),
    ink,
  );
  mask.cells.forEach((cell, i) => {
    const [x, y] = [left + (i % mask.width), top + Math.floor(i / mask.width)];
    const below = cell && g.get(x, y);
    if (below && !(dithered && (x + y) % 2)) g.set(x, y, blend(below, color, strength));
  });
}

/** A shadow on the ground. */
export function shadow(g, cx, cy, rx, ry = 2, strength = 0.45) {
  for (let y = Math.floor(cy - ry); y <= cy + ry; y++) {
    for (let x = Math.floor(cx - rx); x <= cx + rx; x++) {
      const below = g.get(x, y);
      if (below && ((x - cx) / (rx + 0.3)) ** 2 + ((y - cy) / (ry + 0.3)) ** 2 <= 1)
        g.set(x, y, blend(below, ink, strength));
    }
  }
}

/** A ball lit from the upper left. */
export function ball(g, cx, cy, r, color) {
  const [dark, middle, light] = tonesOf(color);
  for (let y = Math.floor(cy - r); y <= cy + r; y++) {
    for (let x = Math.floor(cx - r); x <= cx + r; x++) {
      if (((x - cx) / (r + 0.3)) ** 2 + ((y - cy) / (r + 0.3)) ** 2 > 1) continue;
      const away = Math.hypot(x - cx + r * 0.35, y - cy + r * 0.4) / r + (thresholdAt(x, y) - 0.5) * 0.25;
      g.set(x, y, away < 0.45 ? light : away < 1.02 ? middle : dark);
    }
  }
}

/** A block with a lit top and left edge and a dark right and bottom one. */
export function box(g, x, y, width, height, color) {
  const [dark, , light] = tonesOf(color);
  g.rect(x, y, width, height, color)
    .rect(x, y, width, 1, light)
    .rect(x, y, 1, height, blend(color, light, 0.5))
    .rect(x + width - 1, y, 1, height, dark)
    .rect(x, y + height - 1, width, 1, dark);
}

/** An upright round body: a barrel, a post, a tin. */
export function tube(g, x, y, width, height, color) {
  const [dark, middle, light] = tonesOf(color);
  for (let i = 0; i < width; i++) {
    const t = i / Math.max(1, width - 1);
    g.rect(
      x + i,
      y,
      1,
      height,
      t > 0.78 ? dark : t > 0.15 && t < 0.35 ? light : t > 0.6 ? blend(middle, dark, 0.4) : middle,
    );
  }
}

/** A bar `thick` cells wide from one point to another, lit along its upper side. */
export function beam(g, x0, y0, x1, y1, thick, color) {
  const [dark, middle, light] = tonesOf(color);
  const length = Math.hypot(x1 - x0, y1 - y0);
  const side = x1 < x0 || (x1 === x0 && y1 < y0) ? -1 : 1;
  const [nx, ny] = [(-(y1 - y0) / length) * side, ((x1 - x0) / length) * side];
  const strip = (from, to, tone) =>
    g.polygon(
      [
        [x0 + nx * from, y0 + ny * from],
        [x1 + nx * from, y1 + ny * from],
        [x1 + nx * to, y1 + ny * to],
        [x0 + nx * to, y0 + ny * to],
      ].map(([x, y]) => [Math.round(x), Math.round(y)]),
      tone,
    );
  const half = thick / 2;
  strip(-half, half, middle);
  if (thick > 3) strip(-half, -half + Math.max(1, thick * 0.22), light);
  if (thick > 3) strip(half - Math.max(1, thick * 0.3), half, dark);
}

/** A hanging cable or cord. */
export function cord(g, x0, y0, x1, y1, sag, color, thick = 1) {
  const steps = Math.max(Math.abs(x1 - x0), Math.abs(y1 - y0), 1) * 2;
  for (let i = 0; i <= steps; i++) {
    const t = i / steps;
    const [x, y] = [Math.round(x0 + (x1 - x0) * t), Math.round(y0 + (y1 - y0) * t + sag * 4 * t * (1 - t))];
    g.rect(x, y, thick, thick, color);
  }
}
