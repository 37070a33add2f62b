import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { csvOf, MAX_FILE_ROWS } from "../../csv-file";
import { listWholeNftHistory, type NftHistoryQuery } from "./queries.server";
import type { NftEventKind, NftHistoryEntry } from "./view";

const COLUMNS = ["date", "kind", "nft", "mint", "amount", "coin", "fee", "streak", "signature"] as const;
type Column = (typeof COLUMNS)[number];

/** The words of a history file in the holder's language. */
export type NftHistoryFileTexts = { columns: Record<Column, string>; kinds: Record<NftEventKind, string> };

/** A holder's history as CSV, with times in UTC and exact amounts in whole coins with a decimal point. Throws PoolNotSet. */
export async function exportNftHistory(
  deps: { db: Database },
  { query, texts }: { query: NftHistoryQuery; texts: NftHistoryFileTexts },
): Promise<string> {
  const entries = await listWholeNftHistory(deps, query, MAX_FILE_ROWS);
  const rows = entries.map((entry) => rowOf(entry, texts.kinds));
  return csvOf({ order: COLUMNS, columns: texts.columns, rows });
}

function rowOf(entry: NftHistoryEntry, kinds: NftHistoryFileTexts["kinds"]): Record<Column, string> {
  const isOfCoin = entry.place !== null;
  return {
    date: new Date(entry.blockTs * 1000).toISOString(),
    kind: kinds[entry.kind],
    nft: entry.name,
    mint: entry.mint,
    amount: isOfCoin ? amountToDecimal(entry.amountRaw, entry.decimals) : "",
    coin: entry.symbol ?? "",
    fee: isOfCoin ? amountToDecimal(entry.feeRaw, entry.decimals) : "",
    streak: entry.streak > 0 ? String(entry.streak) : "",
    signature: entry.signature,
  };
}
