import { describe, expect, test } from "vitest";
import type { PlotSection } from "~/content/sections";
import { type PlotDrawing, viewOfPlot } from "~/content/views/figures.server";
import { LOCALES } from "~/locales/locales";
import { amountScale, pathsOfStairs, placeInTerm, shareAtPlace, ticksFor } from "~/ui/plot/plot-shape";
import { factsFor } from "./facts";

const told = { kind: "plot", title: "Title", caption: "Caption", description: "Description", unit: "%" } as const;
const labels = { labelColumn: "What", valueColumn: "How much" };

describe("parts of a whole", () => {
  test("fill the bar whatever they add up to, without a gap or an overlap", () => {
    const { parts } = shares([1, 1, 1]);
    expect(parts[0]).toMatchObject({ start: 0, width: 33.333 });
    expect(parts[1]?.start).toBeCloseTo(33.333, 2);
    expect((parts[2]?.start ?? 0) + (parts[2]?.width ?? 0)).toBeCloseTo(100, 1);
  });

  test("have no width if all values are zero", () => {
    for (const { width } of shares([0, 0]).parts) expect(width).toBe(0);
  });

  test("are shown with their own figures, not with what was drawn", () => {
    expect(shares([1, 3]).parts.map(({ figure }) => figure)).toEqual(["1%", "3%"]);
  });
});

test("a place in the plot of a term leads back to the share of the term that is drawn there", () => {
  for (const share of [0, 0.25, 0.999, 1]) expect(shareAtPlace(placeInTerm(share))).toBeCloseTo(share, 10);
  expect(shareAtPlace(-0.1)).toBe(0);
  expect(shareAtPlace(1)).toBe(1);
});

describe("bars", () => {
  test("are as long as their figures, and the longest fills the width", () => {
    expect(bars([40, 10, 0]).bars.map(({ width }) => width)).toEqual([100, 25, 0]);
  });

  test("show at least one lamp for any value above zero", () => {
    expect(bars([1_000_000, 1]).bars[1]?.width).toBe(2.5);
  });

  test("are empty if all values are zero", () => {
    for (const { width } of bars([0, 0]).bars) expect(width).toBe(0);
  });
});

describe("areas", () => {
  const series = [
    { label: "one", values: [0, 10, 20] },
    { label: "two", values: [10, 10, 30] },
  ];

  test("are stacked and end at the sum", () => {
    const { layers, scale } = area(series);
    expect(scale.at(-1)).toEqual({ figure: "60%", height: 1 });
    expect(layers[1]?.floor).toEqual(layers[0]?.steps);
    expect(layers[1]?.steps.at(-1)).toBeCloseTo(50 / 60, 3);
    expect(layers.map(({ figures }) => figures)).toEqual([
      ["0%", "10%", "20%"],
      ["10%", "10%", "30%"],
    ]);
  });

  test("a missing value counts as zero", () => {
    expect(area([{ label: "short", values: [6] }]).layers[0]?.steps).toEqual([1, 0, 0]);
  });

  test("have no height if all values are zero", () => {
    expect(area([{ label: "none", values: [0, 0, 0] }]).layers[0]?.steps).toEqual([0, 0, 0]);
  });
});

test.each([100, 101, 7, 0.3, 1_234_567, 1e-7, 1e15, 0])("a scale for %d reaches it in a few round steps", (highest) => {
  const ticks = ticksFor(highest);
  const step = ticks[1]! - ticks[0]!;
  expect(ticks[0]).toBe(0);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(highest);
  expect(ticks.at(-1)! - highest).toBeLessThanOrEqual(highest > 0 ? step : 1);
  expect(ticks.length).toBeGreaterThanOrEqual(3);
  expect(ticks.length).toBeLessThanOrEqual(8);
});

describe("the scale of a plot of money", () => {
  const [korean, indonesian] = ["ko", "id"].map((code) => LOCALES.find((locale) => locale.code === code)!);

  test("names round amounts of the coin as each language writes them", () => {
    const figures = amountScale(indonesian!, 1_500_000_000_000n, 9).lines.map(({ figure }) => figure);
    expect(figures).toContain("1.500");
    expect(amountScale(korean!, 1_500_000_000_000n, 9).lines.at(-1)?.figure).toMatch(/^\d,\d{3}$/);
  });

  test("puts an amount as high as it is, and the highest not above the scale", () => {
    const { lines, heightOf } = amountScale(korean!, 75_000_000_000n, 9);
    expect(lines.at(-1)).toEqual({ height: 1, figure: "80" });
    expect(heightOf(0n)).toBe(0);
    expect(heightOf(75_000_000_000n)).toBeCloseTo(75 / 80, 4);
  });

  test("exists for an amount of zero, and for one base unit of nine decimals", () => {
    expect(amountScale(korean!, 0n, 9).heightOf(0n)).toBe(0);
    const { lines, heightOf } = amountScale(korean!, 1n, 9);
    expect(heightOf(1n)).toBe(1);
    expect(lines.map(({ figure }) => figure)).toContain("0.000000001");
  });
});

test("each stair begins at its own level and stays level until the next, and the last ends at the given point", () => {
  const { fill, edge } = pathsOfStairs(
    [
      { at: 0, height: 0.25 },
      { at: 0.5, height: 0.75 },
    ],
    { floor: [0, 0.25], end: 0.9 },
  );
  expect(edge).toBe("M0,0.75L0.5,0.75L0.5,0.25L0.9,0.25L0.9,0.25");
  expect(fill.startsWith("M0,0.75L0.5,0.75L0.5,0.25L0.9,0.25")).toBe(true);
  expect(fill).toContain("0.9,0.75");
  expect(pathsOfStairs([]).fill).toBe("");
});

test("a plot says the same as a table, in the language's own figures", () => {
  const points = [{ label: "Pelabuhan", value: 1234.5 }];
  const { plot } = viewOfPlot({ ...told, ...labels, unit: " SCG", shape: "bars", points }, factsFor("id"));
  expect(plot.table.columns.map(({ label }) => label)).toEqual(["What", "How much"]);
  expect(plot.table.rows).toEqual([["Pelabuhan", "1.234,5 SCG"]]);
});

test("marks only figures that are examples", () => {
  const section = { ...told, ...labels, shape: "bars", points: [{ label: "a", value: 1 }] } as const;
  expect(viewOfPlot(section, factsFor("en")).plot.sample).toBeNull();
  expect(viewOfPlot({ ...section, sample: "scg-allocation" }, factsFor("en")).plot.sample?.label).toBe("sample");
});

function shares(values: number[]) {
  return drawing({ ...told, ...labels, shape: "shares", points: pointsOf(values) }, "shares");
}

function bars(values: number[]) {
  return drawing({ ...told, ...labels, shape: "bars", points: pointsOf(values) }, "bars");
}

function area(series: { label: string; values: number[] }[]) {
  return drawing({ ...told, shape: "area", tickColumn: "Month", ticks: ["0", "1", "2"], series }, "area");
}

function pointsOf(values: number[]) {
  return values.map((value, index) => ({ label: String(index), value }));
}

function drawing<S extends PlotDrawing["shape"]>(section: PlotSection, shape: S): Extract<PlotDrawing, { shape: S }> {
  const { plot } = viewOfPlot(section, factsFor("en"));
  if (plot.shape !== shape) throw new Error("a plot keeps its shape");
  return plot as Extract<PlotDrawing, { shape: S }>;
}
