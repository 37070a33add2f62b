import type { ReactNode } from "react";
import type { TableView } from "~/content/views/figures.server";
import { DataTable } from "~/ui/data-table";
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

/** Rows of words under column headings; the first cell names its row. */
export function LedgerTable({ caption, columns, rows }: LedgerTableProps) {
  return (
    <DataTable
      caption={caption}
      columns={columns.map((column, index) => ({ ...column, key: String(index) }))}
      rows={rows.map((cells) => ({
        key: cells[0] ?? "",
        cells: Object.fromEntries(cells.map((cell, index) => [String(index), cellOf(cell)])),
      }))}
    />
  );
}

const DOT = "●";

/** Words. A dot at their beginning is drawn, because the site's fonts have none and not every device has another. */
function cellOf(text: string): ReactNode {
  if (!text.startsWith(DOT)) return text;
  return (
    <>
      <span className="ledger-dot">{DOT}</span>
      {text.slice(DOT.length)}
    </>
  );
}

type LedgerTableProps = Pick<TableView, "columns" | "rows"> & { caption: ReactNode };
