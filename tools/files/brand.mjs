import { toPng } from "../art/encode.mjs";
import { pictures } from "../art/pictures.mjs";
import { outlinesOf } from "./outline.mjs";

/**
 * The logo and the emblem as pages offer them. `space` is the clear space of the CI page in cells; `scale` the pixels of a
 * cell in the PNG; `unit` the points of a cell on the artboard, which have to be multiples of 6 because the browser prints
 * on a grid of 300 to the inch.
 */
const MARKS = [
  { name: "punkvism-ci", picture: "logo", title: "Punkvism CI/BI", space: 8, scale: 32, unit: 12 },
  { name: "punkvism-ci-ink", picture: "logo-ink", title: "Punkvism CI/BI, ink", space: 8, scale: 32, unit: 12 },
  { name: "punkvism-emblem", picture: "mark", title: "Punkvism emblem", space: 4, scale: 64, unit: 24 },
];

/** Each mark as a PNG without a background and as an AI file: [[name, bytes], …]. */
export async function makeBrandFiles(printer) {
  const files = [];
  for (const mark of MARKS) {
    const drawing = pictures.find(({ id }) => id === mark.picture).draw();
    const grid = trim(drawing);
    const centred = grid.crop(-Math.floor((drawing.width - grid.width) / 2), 0, drawing.width, grid.height);
    files.push([`${mark.name}.png`, toPng(centred, mark.scale)], [`${mark.name}.ai`, await toAi(printer, grid, mark)]);
  }
  return files;
}

/** Illustrator opens a PDF with this extension. Its page is the artboard and includes the clear space. */
function toAi(printer, grid, { title, space, unit }) {
  const width = `${(grid.width + 2 * space) * unit}pt`;
  const height = `${(grid.height + 2 * space) * unit}pt`;
  const box = `${-space} ${-space} ${grid.width + 2 * space} ${grid.height + 2 * space}`;
  const paths = pathsOf(grid).map(([color, d]) => `<path fill="${color}" d="${d}"/>`);
  const html = `<!doctype html><html lang="en"><title>${title}</title><style>@page { size: ${width} ${height}; margin: 0 } body { margin: 0 } svg { display: block }</style>
<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="${box}">${paths.join("")}</svg>`;
  return printer.print(html);
}

/**
 * A grid as closed paths by colour. The most used colour continues beneath the other colours that it surrounds, so that no
 * background shows where two colours meet; it never shows around them.
 */
function pathsOf(grid) {
  const counts = new Map();
  for (const color of grid.cells) if (color) counts.set(color, (counts.get(color) ?? 0) + 1);
  const [base = "", ...others] = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const isSurrounded = (i, j) => grid.get(i - 1, j) && grid.get(i + 1, j) && grid.get(i, j - 1) && grid.get(i, j + 1);
  const isBelow = (i, j) => grid.get(i, j) === base || Boolean(grid.get(i, j) && isSurrounded(i, j));
  return [
    [base, toPath(outlinesOf(grid, isBelow))],
    ...others.map((color) => [color, toPath(outlinesOf(grid, (i, j) => grid.get(i, j) === color))]),
  ];
}

function toPath(loops) {
  return loops.map((corners) => `M${corners.map(([x, y]) => `${x} ${y}`).join("L")}Z`).join("");
}

/** Without the clear columns on its right, because clear space is counted from what is visible. */
function trim(grid) {
  const isClear = (x) => Array.from({ length: grid.height }, (_, y) => grid.get(x, y)).every((cell) => !cell);
  let width = grid.width;
  while (isClear(width - 1)) width--;
  return grid.crop(0, 0, width, grid.height);
}
