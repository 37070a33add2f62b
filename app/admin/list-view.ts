import type { ResourceFilter } from "./define-resource";

/** A cell as it is shown; the server has formatted it. */
export type ListCell =
  | { kind: "none" }
  | { kind: "text" | "address"; text: string }
  | { kind: "time"; text: string; iso: string }
  | { kind: "chip"; text: string };

type ListFilter = {
  name: string;
  kind: ResourceFilter["kind"];
  label: string;
  value: string;
  options: { value: string; label: string }[];
};

/** A page of a list as the screen of all lists draws it. */
export type ListView = {
  title: string;
  lead: string;
  empty: string;
  columns: { key: string; label: string; align: "start" | "end" }[];
  /** `to`: the form of the row, for those who may change it. */
  rows: { key: string; to: string | null; cells: ListCell[] }[];
  filters: ListFilter[];
  /** What to say after a form has been carried out and led here. */
  done: string | null;
  isFiltered: boolean;
  /** The address of the list without filters. */
  here: string;
  newest: string | null;
  older: string | null;
  file: string | null;
  create: { to: string; label: string } | null;
};
