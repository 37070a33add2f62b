import { Grid } from "../grid.mjs";
import { ink } from "../scenes/city-parts.mjs";

/** A thing on a square of `size` cells, from rows of a part and its arguments; drawn in order and outlined at the end. */
export function drawThing(size, rows) {
  const g = new Grid(size, size);
  for (const [part, ...rest] of rows) part(g, ...rest);
  const isEdge = (i) => i % size === 0 || i % size === size - 1 || i < size || i >= size * (size - 1);
  if (g.cells.some((color, i) => color && color !== ink && isEdge(i)))
    throw new Error("a part touches the edge: its outline would be cut");
  return g.outline(ink);
}

/** Shapes of one material, lit from the upper left and outlined against what lies below. A ramp is [dark, middle, light]. */
export function solid(g, ramp, ...shapes) {
  return g.draw(shaded(g, ramp, shapes).outline(ink), 0, 0);
}

/** Like `solid`, joined with what lies below. */
export function relief(g, ramp, ...shapes) {
  return g.draw(shaded(g, ramp, shapes), 0, 0);
}

/** Shapes of one colour. */
export function flat(g, color, ...shapes) {
  const isIn = maskOf(g, shapes);
  return g.map((kept, x, y) => (isIn(x, y) ? color : kept));
}

/** Shapes of one colour, only where something that is not an outline lies below. */
export function inlay(g, color, ...shapes) {
  const isIn = maskOf(g, shapes);
  return g.map((kept, x, y) => (isIn(x, y) && kept && kept !== ink ? color : kept));
}

/** Clears everything inside shapes. */
export function hole(g, ...shapes) {
  const isIn = maskOf(g, shapes);
  return g.map((kept, x, y) => (isIn(x, y) ? null : kept));
}

/** Single cells, as x, y, x, y, … */
export function dots(g, color, ...numbers) {
  for (let i = 0; i < numbers.length; i += 2) g.set(numbers[i], numbers[i + 1], color);
  return g;
}

/** Rows of letters, a palette giving each its colour. */
export function letters(g, x, y, palette, rows) {
  return g.stamp(rows, x, y, palette);
}

function maskOf(g, shapes) {
  const cells = new Uint8Array(g.width * g.height);
  for (const { holds, isCut } of shapes.flat(9)) {
    for (let y = 0; y < g.height; y++)
      for (let x = 0; x < g.width; x++) if (holds(x + 0.5, y + 0.5)) cells[y * g.width + x] = isCut ? 0 : 1;
  }
  return (x, y) => x >= 0 && y >= 0 && x < g.width && y < g.height && cells[y * g.width + x] === 1;
}

/** Light falls along the diagonal: a cell's tone depends on how far along its way through the shape it lies. */
function shaded(g, [dark, middle, light], shapes) {
  const isIn = maskOf(g, shapes);
  const depth = (x, y, step) => {
    let steps = 1;
    while (isIn(x + step * steps, y + step * steps)) steps++;
    return steps;
  };
  const tone = (x, y) => {
    const [above, below] = [depth(x, y, -1), depth(x, y, 1)];
    const thick = above + below - 1;
    if (thick === 1) return middle;
    const share = (above - 0.5) / thick;
    if (share < 0.3 && above <= 3) return light;
    return share > 0.66 && below <= 6 ? dark : middle;
  };
  return new Grid(g.width, g.height).map((_, x, y) => (isIn(x, y) ? tone(x, y) : null));
}
