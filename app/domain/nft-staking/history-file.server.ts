import Papa from "papaparse";
import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { listWholeNftHistory, type NftHistoryQuery } from "./queries.server";
import type { NftEventKind, NftHistoryEntry } from "./view";

/** The words of a history file in the holder's language. */
export type NftHistoryFileTexts = {
  columns: {
    date: string;
    kind: string;
    nft: string;
    mint: string;
    amount: string;
    coin: string;
    fee: string;
    streak: string;
    signature: string;
  };
  kinds: Record<NftEventKind, string>;
};

/** More than a holder signs in years; beyond it the newest are in the file. */
const MAX_ROWS = 10_000;
/** Excel takes a file without it for something other than UTF-8. */
const BYTE_ORDER_MARK = "\uFEFF";

/**
 * A holder's history as CSV: times in UTC, amounts exact in whole coins with a point. Cells that a spreadsheet would take
 * for a formula are escaped: names of NFTs are anybody's words. Throws PoolNotSet.
 */
export async function exportNftHistory(
  deps: { db: Database },
  input: { query: NftHistoryQuery; texts: NftHistoryFileTexts },
): Promise<string> {
  const entries = await listWholeNftHistory(deps, input.query, MAX_ROWS);
  const { columns, kinds } = input.texts;
  const fields = [
    columns.date,
    columns.kind,
    columns.nft,
    columns.mint,
    columns.amount,
    columns.coin,
    columns.fee,
    columns.streak,
    columns.signature,
  ];
  const data = entries.map((entry) => rowOf(entry, kinds));
  return BYTE_ORDER_MARK + Papa.unparse({ fields, data }, { escapeFormulae: true, newline: "\r\n" });
}

function rowOf(entry: NftHistoryEntry, kinds: NftHistoryFileTexts["kinds"]): string[] {
  const isOfCoin = entry.place !== null;
  return [
    new Date(entry.blockTs * 1000).toISOString(),
    kinds[entry.kind],
    entry.name,
    entry.mint,
    isOfCoin ? amountToDecimal(entry.amountRaw, entry.decimals) : "",
    entry.symbol ?? "",
    isOfCoin ? amountToDecimal(entry.feeRaw, entry.decimals) : "",
    entry.streak > 0 ? String(entry.streak) : "",
    entry.signature,
  ];
}
