import type { TableView, ValueView } from "./value-view";

/** The page of a row as the screen of all rows draws it. */
export type RowView = {
  /** The name of the row. */
  title: string;
  facts: { name: string; label: string; value: ValueView }[];
  tables: TableView[];
  /** The forms that whoever is in may open. */
  deeds: { to: string; label: string; look: "primary" | "danger" | undefined }[];
  /** Whether the page loads itself again every few seconds. */
  isLive: boolean;
  /** The list that it is in. */
  above: { to: string; label: string };
};
