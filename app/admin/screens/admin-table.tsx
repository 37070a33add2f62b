import { DataTable } from "~/ui/data-table";
import type { TableView } from "../value-view";
import { Value } from "./value";

/** A table of a row or a board, with its title; if it is empty, it says so. */
export function AdminTable({ table: { title, empty, columns, rows }, none }: { table: TableView; none: string }) {
  return (
    <section className="admin-table">
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : (
        <DataTable
          caption={title}
          captionHidden
          columns={columns}
          rows={rows.map(({ key, cells }) => ({
            key,
            cells: Object.fromEntries(
              columns.map((column, at) => [column.key, <Value key={column.key} value={cells[at]} none={none} />]),
            ),
          }))}
        />
      )}
    </section>
  );
}
