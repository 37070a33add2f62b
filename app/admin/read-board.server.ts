import { formatDate, formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { localeContext } from "~/server/context";
import { ticksFor } from "~/ui/plot/plot-shape";
import type { BoardView, PlotView } from "./board-view";
import type { AdminDeps, Board, BoardFigure } from "./define-resource";
import { type BoardTexts, textsOfBoard } from "./noun-texts.server";
import { showTables, showValue } from "./show-value.server";

/** A board with its figures, plots and tables. */
export async function readBoard(deps: AdminDeps, { board, load, tables = [] }: Board): Promise<BoardView> {
  const locale = deps.context.get(localeContext);
  const words = textsOfBoard(locale, board);
  const shown = { locale, values: words.values };
  const { figures, plots = [], isSample = false, ...filled } = await load(deps);
  return {
    title: words.title,
    lead: figures.length > 0 ? words.lead : words.empty,
    isSample,
    figures: figures.map((figure) => ({
      key: `${figure.name} ${figure.of ?? ""}`,
      label: figure.label ?? labelOf(figure, words),
      value: showValue(figure, figure.value, shown),
      isBad: figure.isBad ?? false,
      advice: figure.isBad ? (figure.advice ?? words.advice?.[figure.name] ?? null) : null,
      to: figure.to ?? null,
    })),
    plots: plots.flatMap(({ name, points }) => {
      const [first, last] = [points[0], points.at(-1)];
      return first && last ? [plotOf(locale, { title: words.plots?.[name] ?? name, name, points, first, last })] : [];
    }),
    tables: showTables(tables, filled.tables, { words: words.tables, shown }),
  };
}

function labelOf({ name, of }: BoardFigure, { figures }: BoardTexts): string {
  const label = figures?.[name] ?? name;
  return of ? `${label}: ${of}` : label;
}

type Point = { at: Date; value: number };

/** A plot of at least one point; each point is a stair up to the next one, and the last one is the end. */
function plotOf(
  locale: Locale,
  {
    name,
    title,
    points,
    first,
    last,
  }: { name: string; title: string; points: readonly Point[]; first: Point; last: Point },
): PlotView {
  const ticks = ticksFor(Math.max(...points.map(({ value }) => value)));
  const top = ticks.at(-1) ?? 1;
  const span = last.at.getTime() - first.at.getTime() || 1;
  const ends: [string, string] = [formatDate(locale, first.at), formatDate(locale, last.at)];
  return {
    name,
    title,
    description: `${title}: ${formatNumber(locale, first.value)} (${ends[0]}) – ${formatNumber(locale, last.value)} (${ends[1]})`,
    stairs: points.map(({ at, value }) => ({
      at: (at.getTime() - first.at.getTime()) / span,
      height: value / top,
    })),
    scale: ticks.map((tick) => ({ height: tick / top, figure: formatNumber(locale, tick) })),
    ends,
    points: points.map(({ at, value }) => ({ at: formatDate(locale, at), value: formatNumber(locale, value) })),
  };
}
