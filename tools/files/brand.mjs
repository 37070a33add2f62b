import { toPng } from "../art/encode.mjs";
import { pictures } from "../art/pictures.mjs";
import { bytesOf, drawPaths, openDocument } from "./pdf.mjs";

/**
 * The logo and the emblem as pages offer them. `space` is the clear space of the CI page in cells; `scale` the pixels of a
 * cell in the PNG, `unit` the points of a cell on the artboard.
 */
const MARKS = [
  { name: "punkvism-ci", picture: "logo", title: "Punkvism CI/BI", space: 8, scale: 32, unit: 10 },
  { name: "punkvism-ci-ink", picture: "logo-ink", title: "Punkvism CI/BI, ink", space: 8, scale: 32, unit: 10 },
  { name: "punkvism-emblem", picture: "mark", title: "Punkvism emblem", space: 4, scale: 64, unit: 20 },
];

/** Each mark as a PNG on clear ground and as an AI: [[name, bytes], …]. */
export async function makeBrandFiles() {
  const files = [];
  for (const mark of MARKS) {
    const drawing = pictures.find(({ id }) => id === mark.picture).draw();
    const grid = trim(drawing);
    const centred = grid.crop(-Math.floor((drawing.width - grid.width) / 2), 0, drawing.width, grid.height);
    files.push([`${mark.name}.png`, toPng(centred, mark.scale)], [`${mark.name}.ai`, await toAi(grid, mark)]);
  }
  return files;
}

/** Illustrator reads a PDF by this name; PDF/A says that its colours are sRGB. The artboard holds the clear space. */
function toAi(grid, { title, space, unit }) {
  const width = (grid.width + 2 * space) * unit;
  const height = (grid.height + 2 * space) * unit;
  const doc = openDocument(title, { subset: "PDF/A-2b" });
  doc.addPage({ size: [width, height], margin: 0 });
  doc.page.dictionary.data.ArtBox = [space * unit, space * unit, width - space * unit, height - space * unit];
  drawPaths(doc, grid, space * unit, space * unit, unit);
  return bytesOf(doc);
}

/** Without the clear columns at its right: clear space is counted from what is seen. */
function trim(grid) {
  const isClear = (x) => Array.from({ length: grid.height }, (_, y) => grid.get(x, y)).every((cell) => !cell);
  let width = grid.width;
  while (isClear(width - 1)) width--;
  return grid.crop(0, 0, width, grid.height);
}
