import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { companyCi } from "~/content/en/company-ci";
import { openPdf, readDrawing } from "../../tools/files/read-pdf.ts";
import { readOffered, readTable } from "./open-pdf.ts";

/** Operators in a browser's print besides paths and colours. None of them draws a line or sets an opacity. */
const HARMLESS = ["setGState", "setStrokeRGBColor"];
const SPACES = companyCi.sections[2].rows[0].slice(1).map((text) => Number.parseInt(text, 10));

describe.each([
  {
    name: "punkvism-ci",
    cells: [59, 13],
    space: SPACES[0]!,
    unit: 12,
    colors: ["#d7ff3e", "#ff5c9a"],
    pixels: [1952, 416],
  },
  {
    name: "punkvism-ci-ink",
    cells: [59, 13],
    space: SPACES[0]!,
    unit: 12,
    colors: ["#0c0b12", "#c2316f"],
    pixels: [1952, 416],
  },
  {
    name: "punkvism-emblem",
    cells: [16, 16],
    space: SPACES[1]!,
    unit: 24,
    colors: ["#0c0b12", "#d7ff3e", "#ff2e7e"],
    pixels: [1024, 1024],
  },
])("$name", ({ name, cells: [columns = 0, rows = 0], space, unit, colors, pixels }) => {
  test("is a PDF whose table leads to every object", () => {
    expect(readOffered(`${name}.ai`).toString("latin1", 0, 8)).toMatch(/^%PDF-1\.[4-7]/);
    const { count, lost } = readTable(`${name}.ai`);
    expect(count).toBeGreaterThan(5);
    expect(lost).toEqual([]);
  });

  test("has one artboard with the clear space that the page asks for", async () => {
    const pdf = await openPdf(readOffered(`${name}.ai`));
    const { view } = await pdf.getPage(1);
    expect(pdf.numPages).toBe(1);
    expect(view).toEqual([0, 0, (columns + 2 * space) * unit, (rows + 2 * space) * unit]);
  });

  test("consists only of paths in its colours, which fill the artboard up to the clear space", async () => {
    const { paths, colors: shown, others } = await readDrawing(readOffered(`${name}.ai`));
    expect([...others].filter((operator) => !HARMLESS.includes(operator))).toEqual([]);
    expect([...shown].sort()).toEqual(colors);
    const margin = space * unit;
    expect(Math.min(...paths.map(({ left }) => left))).toBe(margin);
    expect(Math.max(...paths.map(({ right }) => right))).toBe(margin + columns * unit);
    expect(Math.min(...paths.map(({ top }) => top))).toBe(margin);
    expect(Math.max(...paths.map(({ bottom }) => bottom))).toBe(margin + rows * unit);
  });

  test("is a PNG whose cells each have one colour, on a transparent ground", async () => {
    const { data, info } = await sharp(readOffered(`${name}.png`))
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect([info.width, info.height, info.channels]).toEqual([...pixels, 4]);
    expect(data[3]).toBe(0);
    const cell = info.height / rows;
    for (let at = 0; at < info.width * info.height; at++) {
      const [x, y] = [at % info.width, Math.floor(at / info.width)];
      const first = (y - (y % cell)) * info.width + x - (x % cell);
      if (data.readUInt32BE(at * 4) !== data.readUInt32BE(first * 4))
        expect.fail(`a cell of two colours at ${x}, ${y}`);
    }
  });
});
