import PDFDocument from "pdfkit";
import { outlinesOf } from "./outline.mjs";

/** The day that the files name as theirs: their bytes and ids must not depend on when they are made. */
const MADE_ON = new Date("2026-11-21T00:00:00Z");

/** A document without pages, in points, compressed. Any options of pdfkit. */
export function openDocument(title, options) {
  return new PDFDocument({
    autoFirstPage: false,
    pdfVersion: "1.7",
    font: null,
    info: { Title: title, Author: "Punkvism", Creator: "Punkvism", CreationDate: MADE_ON, ModDate: MADE_ON },
    ...options,
  });
}

/** Ends a document and answers its bytes. */
export function bytesOf(doc) {
  return new Promise((resolve, reject) => {
    const chunks = [];
    doc.on("data", (chunk) => chunks.push(chunk));
    doc.on("end", () => resolve(Buffer.concat(chunks)));
    doc.on("error", reject);
    doc.end();
  });
}

/**
 * Draws a grid as closed paths, a cell `unit` points wide. The colour used most goes on below the others where they are
 * surrounded, so that no ground shines through where two meet, and none of it shows around them.
 */
export function drawPaths(doc, grid, x, y, unit) {
  const counts = new Map();
  for (const color of grid.cells) if (color) counts.set(color, (counts.get(color) ?? 0) + 1);
  const [base, ...others] = [...counts].sort((a, b) => b[1] - a[1]).map(([color]) => color);
  const isSurrounded = (i, j) => grid.get(i - 1, j) && grid.get(i + 1, j) && grid.get(i, j - 1) && grid.get(i, j + 1);
  const isBelow = (i, j) => grid.get(i, j) === base || (grid.get(i, j) && isSurrounded(i, j));
  fillLoops(doc, outlinesOf(grid, isBelow), base, x, y, unit);
  for (const color of others) {
    const loops = outlinesOf(grid, (i, j) => grid.get(i, j) === color);
    fillLoops(doc, loops, color, x, y, unit);
  }
}

function fillLoops(doc, loops, color, x, y, unit) {
  for (const [start, ...rest] of loops) {
    doc.moveTo(x + start[0] * unit, y + start[1] * unit);
    for (const corner of rest) doc.lineTo(x + corner[0] * unit, y + corner[1] * unit);
    doc.closePath();
  }
  doc.fill(color);
}

/**
 * A grid as a picture of a document: palette, one byte a pixel, clear cells masked out. Each cell is four pixels wide, for
 * viewers that smooth what they enlarge. Returns what `drawPicture` takes; errors where it has more than 256 colours.
 */
export function addPicture(doc, grid) {
  const colors = [...new Set(grid.cells)].sort((a, b) => (a ?? "").localeCompare(b ?? ""));
  if (colors.length > 256) throw new Error(`a picture of ${colors.length} colours: 256 at most`);
  const index = new Map(colors.map((color, i) => [color, i]));
  const scale = 4;
  const width = grid.width * scale;
  const pixels = Buffer.alloc(width * grid.height * scale);
  for (let at = 0; at < pixels.length; at++) {
    const [x, y] = [at % width, Math.floor(at / width)];
    pixels[at] = index.get(grid.cells[Math.floor(y / scale) * grid.width + Math.floor(x / scale)]);
  }
  const palette = Buffer.from(colors.map((color) => (color ?? "#000000").slice(1)).join(""), "hex");
  const object = doc.ref({
    Type: "XObject",
    Subtype: "Image",
    Width: width,
    Height: grid.height * scale,
    BitsPerComponent: 8,
    ColorSpace: ["Indexed", "DeviceRGB", colors.length - 1, palette],
    ...(index.has(null) && { Mask: [index.get(null), index.get(null)] }),
  });
  object.end(pixels);
  return { object, name: `Picture${object.id}`, width: grid.width, height: grid.height };
}

/** Shows a picture with its upper left at (x, y), a cell `unit` points wide. */
export function drawPicture(doc, { object, name, width, height }, x, y, unit) {
  doc.page.xobjects[name] = object;
  doc.save().transform(width * unit, 0, 0, -height * unit, x, y + height * unit);
  doc.addContent(`/${name} Do`).restore();
}
