import type { TableView, ValueView } from "./value-view";

/** A plot over time: stairs in shares of the width and of the scale, with the table of its points. */
export type PlotView = {
  name: string;
  title: string;
  /** What the plot shows, in words. */
  description: string;
  stairs: { at: number; height: number }[];
  scale: { height: number; figure: string }[];
  ends: [string, string];
  points: { at: string; value: string }[];
};

/** A board as the screen of all boards draws it. */
export type BoardView = {
  title: string;
  lead: string;
  /** Whether the figures were made up. */
  isSample: boolean;
  figures: { key: string; label: string; value: ValueView; isBad: boolean; advice: string | null; to: string | null }[];
  plots: PlotView[];
  tables: TableView[];
};
