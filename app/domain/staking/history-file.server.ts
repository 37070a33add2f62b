import Papa from "papaparse";
import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import type { HistorySearch } from "./input";
import { listWholeHistory } from "./queries.server";
import type { HistoryEntry, HistoryKind } from "./view";

/** The words of a history file in the holder's language. */
export type HistoryFileTexts = {
  columns: {
    date: string;
    kind: string;
    amount: string;
    fee: string;
    released: string;
    termDays: string;
    position: string;
    signature: string;
  };
  kinds: Record<HistoryKind, string>;
};

/** More than a holder signs in years; beyond it the newest are in the file. */
const MAX_ROWS = 10_000;
/** Excel takes a file without it for something other than UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A holder's history as CSV: times in UTC, amounts exact in whole coins with a point. Cells that a spreadsheet would take
 * for a formula are escaped.
 */
export async function exportHistory(
  deps: { db: Database },
  input: { wallet: string; search?: Partial<HistorySearch>; decimals: number; texts: HistoryFileTexts },
): Promise<string> {
  const { wallet, search, decimals, texts } = input;
  const entries = await listWholeHistory(deps, { wallet, search }, MAX_ROWS);
  const { columns, kinds } = texts;
  const fields = [
    columns.date,
    columns.kind,
    columns.amount,
    columns.fee,
    columns.released,
    columns.termDays,
    columns.position,
    columns.signature,
  ];
  const data = entries.map((entry) => rowOf(entry, decimals, kinds));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: true, newline: "\r\n" });
}

function rowOf(entry: HistoryEntry, decimals: number, kinds: Record<HistoryKind, string>): string[] {
  return [
    new Date(entry.blockTs * 1000).toISOString(),
    kinds[entry.kind],
    amountToDecimal(entry.amountRaw, decimals),
    amountToDecimal(entry.feeRaw, decimals),
    amountToDecimal(entry.releasedRaw, decimals),
    entry.termDays ? String(entry.termDays) : "",
    entry.positionAddress,
    entry.signature,
  ];
}
