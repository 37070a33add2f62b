/** A value as it is shown in a list, among facts or on a board; the server has formatted it. */
export type ValueView =
  | { kind: "none" }
  | { kind: "text" | "figure" | "address" | "chip"; text: string }
  | { kind: "time"; text: string; iso: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "lines"; lines: string[] };

/** A table as it is shown. */
export type TableView = {
  name: string;
  title: string;
  empty: string;
  columns: { key: string; label: string; align: "start" | "end" }[];
  rows: { key: string; cells: ValueView[] }[];
};
