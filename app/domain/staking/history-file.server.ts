import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { csvOf, MAX_FILE_ROWS } from "../csv-file";
import type { HistorySearch } from "./input";
import { listWholeHistory } from "./queries.server";
import type { HistoryEntry, HistoryKind } from "./view";

const COLUMNS = ["date", "kind", "amount", "fee", "released", "termDays", "position", "signature"] as const;
type Column = (typeof COLUMNS)[number];

/** The words of a history file in the holder's language. */
export type HistoryFileTexts = { columns: Record<Column, string>; kinds: Record<HistoryKind, string> };

/** A holder's history as CSV: times in UTC, exact amounts in whole coins with a decimal point. */
export async function exportHistory(
  deps: { db: Database },
  input: { wallet: string; search?: Partial<HistorySearch>; decimals: number; texts: HistoryFileTexts },
): Promise<string> {
  const { wallet, search, decimals, texts } = input;
  const entries = await listWholeHistory(deps, { wallet, search }, MAX_FILE_ROWS);
  const rows = entries.map((entry) => rowOf(entry, decimals, texts.kinds));
  return csvOf({ order: COLUMNS, columns: texts.columns, rows });
}

function rowOf(entry: HistoryEntry, decimals: number, kinds: HistoryFileTexts["kinds"]): Record<Column, string> {
  return {
    date: new Date(entry.blockTs * 1000).toISOString(),
    kind: kinds[entry.kind],
    amount: amountToDecimal(entry.amountRaw, decimals),
    fee: amountToDecimal(entry.feeRaw, decimals),
    released: amountToDecimal(entry.releasedRaw, decimals),
    termDays: entry.termDays ? String(entry.termDays) : "",
    position: entry.positionAddress,
    signature: entry.signature,
  };
}
