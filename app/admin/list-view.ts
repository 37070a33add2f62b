import type { ResourceFilter } from "./define-resource";
import type { ValueView } from "./value-view";

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
  /** `to`: the page of the row, or its form for those who may change it. */
  rows: { key: string; to: string | null; cells: ValueView[]; deeds: { to: string; label: string }[] }[];
  filters: ListFilter[];
  isFiltered: boolean;
  /** The address of the list without filters. */
  here: string;
  newest: string | null;
  older: string | null;
  file: string | null;
  /** The forms that create rows. */
  create: { to: string; label: string }[];
  /** Pages that answer common questions of people who open the list. */
  links: { to: string; label: string }[];
};
