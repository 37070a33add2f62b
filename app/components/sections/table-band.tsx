import type { TableView } from "~/content/views/figures.server";
import { DataTable } from "../data-table";
import { Band, BandHead } from "./band";
import { Sample } from "./sample";

/** A page of a ledger. */
export function TableBand({ ground, title, body, caption, columns, rows, sample }: TableView) {
  return (
    <Band kind="ledger" ground={ground} usual="paper">
      <BandHead title={title} body={body} />
      <LedgerTable
        caption={
          <>
            {caption} <Sample sample={sample} />
          </>
        }
        columns={columns}
        rows={rows}
      />
    </Band>
  );
}

/** Rows of words under their columns; the first cell of a row names it. */
export function LedgerTable({ caption, columns, rows }: LedgerTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns.map((column, index) => ({ ...column, key: String(index) }))}
      rows={rows.map((cells) => ({
        key: cells[0] ?? "",
        cells: Object.fromEntries(cells.map((cell, index) => [String(index), cell])),
      }))}
    />
  );
}

type LedgerTableProps = Pick<TableView, "columns" | "rows"> & { caption: React.ReactNode };
