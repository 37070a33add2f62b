import type { ReactNode } from "react";

/** `act` is a column of buttons: they are at the end of their cell, and as wide as a narrow screen. */
type Column = { key: string; label: string; align?: "start" | "end" | "act" };
type Row = { key: string; cells: Record<string, ReactNode> };

export type DataTableProps = {
  caption: ReactNode;
  /** Only screen readers read the caption. */
  captionHidden?: boolean;
  /** The first column names its row. */
  columns: readonly Column[];
  rows: readonly Row[];
};

/** A table. On a narrow screen each row becomes a list of labelled cells. */
export function DataTable({ caption, captionHidden, columns, rows }: DataTableProps) {
  return (
    <table className="table table-stacked">
      <caption className={captionHidden ? "visually-hidden" : undefined}>{caption}</caption>
      <thead>
        <tr>
          {columns.map(({ key, label, align }) => (
            <th key={key} scope="col" className={align}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.key}>
            {columns.map(({ key, label, align }, index) =>
              index === 0 ? (
                <th key={key} scope="row" className={align} data-label={label}>
                  <div className="cell">{row.cells[key]}</div>
                </th>
              ) : (
                <td key={key} className={align} data-label={label}>
                  <div className="cell">{row.cells[key]}</div>
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
