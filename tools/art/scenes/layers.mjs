import { Grid } from "../grid.mjs";
import { ink } from "./city-parts.mjs";

/**
 * One layer of a large figure: what `paint` fills is shaded by its edges from a ramp of [dark, middle, light], lit from
 * the upper left, and outlined.
 */
export function layer(g, paint, [dark, middle, light], { outline = ink, deep = 2 } = {}) {
  const shape = new Grid(g.width, g.height);
  paint(shape, middle);
  const isFilled = (x, y) => shape.get(x, y) !== null;
  const shaded = new Grid(g.width, g.height);
  shape.cells.forEach((cell, i) => {
    const [x, y] = [i % g.width, Math.floor(i / g.width)];
    if (!cell) return;
    const isDark = !isFilled(x + 1, y) || !isFilled(x + deep, y) || !isFilled(x, y + 1);
    const isLight = !isFilled(x - 1, y) || !isFilled(x, y - 1);
    shaded.set(x, y, isLight ? light : isDark ? dark : middle);
  });
  if (outline) shaded.outline(outline);
  return g.draw(shaded, 0, 0);
}
