import { formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { ticksFor } from "~/ui/plot/plot-shape";
import type { FiguresSection, PlotSection, TableSection } from "../sections";
import type { SectionFacts } from "./facts.server";

/** The mark of an example that is shown until the operator enters the real figures. */
export type SampleView = { label: string; meaning: string };

export type TableView = Omit<TableSection, "sample"> & { sample: SampleView | null };
export type FiguresView = Omit<FiguresSection, "sample"> & { sample: SampleView | null };

export type PlotView = Pick<PlotSection, "kind" | "ground" | "title" | "body"> & { plot: PlotDrawing };

/** A plot that is ready to draw, and the same as a table. */
export type PlotDrawing = {
  caption: string;
  description: string;
  sample: SampleView | null;
  /** The words above the table. */
  asTable: string;
  table: { columns: readonly { label: string; align?: "start" | "end" }[]; rows: readonly (readonly string[])[] };
} & (SharesDrawing | BarsDrawing | AreaDrawing);

/** `start` and `width` in percent of the bar. */
export type SharesDrawing = {
  shape: "shares";
  parts: { label: string; figure: string; start: number; width: number }[];
};

/** `width` in percent of the longest bar, in whole lamps. */
export type BarsDrawing = { shape: "bars"; bars: { label: string; figure: string; width: number }[] };

/** Heights and steps in shares of the whole, from 0 (the floor) to 1. */
export type AreaDrawing = {
  shape: "area";
  ticks: string[];
  /** Lines of the scale with their figures. */
  scale: { figure: string; height: number }[];
  /**
   * Layers from the lowest to the highest. `steps` has the upper edge from each tick on, `floor` the lower edge, `figures`
   * the values.
   */
  layers: { label: string; figures: string[]; floor: number[]; steps: number[] }[];
};

export function viewOfTable(section: TableSection, facts: SectionFacts): TableView {
  return { ...section, sample: section.sample ? sampleOf(facts) : null };
}

export function viewOfFigures(section: FiguresSection, facts: SectionFacts): FiguresView {
  return { ...section, sample: section.sample ? sampleOf(facts) : null };
}

export function viewOfPlot(section: PlotSection, facts: SectionFacts): PlotView {
  const { kind, ground, title, body, caption, description, unit } = section;
  const { locale, texts } = facts;
  const told = {
    caption,
    description,
    sample: section.sample ? sampleOf(facts) : null,
    asTable: texts.content.asTable,
  };
  if (section.shape === "area") return { kind, ground, title, body, plot: { ...told, ...areaOf(section, locale) } };

  const points = section.points.map(({ label, value }) => ({ label, value, figure: figureOf(value, unit, locale) }));
  const columns = [{ label: section.labelColumn }, { label: section.valueColumn, align: "end" as const }];
  const table = { columns, rows: points.map(({ label, figure }) => [label, figure]) };
  const drawing = section.shape === "shares" ? sharesOf(points) : barsOf(points);
  return { kind, ground, title, body, plot: { ...told, table, ...drawing } };
}

export function sampleOf({ texts }: SectionFacts): SampleView {
  return { label: texts.shell.sample, meaning: texts.shell.sampleMeaning };
}

type Point = { label: string; value: number; figure: string };

/** Each value as a part of the sum of all values, so that the parts fill the bar. */
function sharesOf(points: readonly Point[]): SharesDrawing {
  const whole = sumOf(points.map(({ value }) => value)) || 1;
  let start = 0;
  const parts = points.map(({ label, value, figure }) => {
    const part = { label, figure, start, width: round((value / whole) * 100) };
    start = round(start + part.width);
    return part;
  });
  return { shape: "shares", parts };
}

/** The number of lamps in a whole bar, as the style sheet divides it. */
const LAMPS = 40;

export function barsOf(points: readonly Point[]): BarsDrawing {
  const longest = Math.max(...points.map(({ value }) => value)) || 1;
  const lampsOf = (value: number) => (value > 0 ? Math.max(1, Math.round((value / longest) * LAMPS)) : 0);
  const bars = points.map(({ label, value, figure }) => ({ label, figure, width: (lampsOf(value) / LAMPS) * 100 }));
  return { shape: "bars", bars };
}

function areaOf(section: Extract<PlotSection, { shape: "area" }>, locale: Locale) {
  const { ticks, tickColumn, series, unit } = section;
  const figure = (value: number) => figureOf(value, unit, locale);
  const sums = ticks.map((_, tick) => sumOf(series.map(({ values }) => values[tick] ?? 0)));
  const lines = ticksFor(Math.max(...sums));
  const top = lines.at(-1)!;

  let floor = ticks.map(() => 0);
  const layers = series.map(({ label, values }) => {
    const steps = floor.map((height, tick) => round(height + (values[tick] ?? 0) / top));
    const layer = { label, figures: ticks.map((_, tick) => figure(values[tick] ?? 0)), floor, steps };
    floor = steps;
    return layer;
  });
  const columns = [{ label: tickColumn }, ...series.map(({ label }) => ({ label, align: "end" as const }))];
  return {
    shape: "area" as const,
    ticks: [...ticks],
    scale: lines.map((value) => ({ figure: figure(value), height: round(value / top) })),
    layers,
    table: {
      columns,
      rows: ticks.map((tick, index) => [tick, ...layers.map(({ figures }) => figures[index] ?? "")]),
    },
  };
}

function figureOf(value: number, unit: string, locale: Locale): string {
  return `${formatNumber(locale, value)}${unit}`;
}

function sumOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}

/** Thousandths are finer than any screen, and keep the page short. */
function round(value: number): number {
  return Math.round(value * 1000) / 1000;
}
