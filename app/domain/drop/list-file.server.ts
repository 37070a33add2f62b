import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { csvOf, MAX_FILE_ROWS } from "../csv-file";
import type { StatusWords } from "../status-words.server";
import type { DropSearch } from "./input";
import { listWholeDropLog } from "./log.server";
import type { DropLogEntry } from "./view";

const COLUMNS = ["date", "drop", "gift", "amount", "mint", "status", "statusCode", "campaign", "signature"] as const;
type Column = (typeof COLUMNS)[number];

/** The words of a drop list's file in the holder's language. */
export type DropFileTexts = {
  columns: Record<Column, string>;
  status: StatusWords["dropLog"];
  /** "No. 2" */
  numbered: (number: number) => string;
};

/** What a search of a holder's drop list finds, as CSV: times in UTC, exact amounts in whole coins with a decimal point. */
export async function exportDropList(
  db: Database,
  { wallet, search, texts }: { wallet: string; search: DropSearch; texts: DropFileTexts },
): Promise<string> {
  const entries = await listWholeDropLog(db, { ...search, wallet, limit: MAX_FILE_ROWS });
  const rows = entries.map((entry) => rowOf(entry, texts));
  return csvOf({ order: COLUMNS, columns: texts.columns, rows });
}

function rowOf(entry: DropLogEntry, { status, numbered }: DropFileTexts): Record<Column, string> {
  const { gift } = entry;
  return {
    date: new Date(entry.at).toISOString(),
    drop: entry.number === null ? "" : numbered(entry.number),
    gift: gift.kind === "nfts" ? (entry.nftName ?? gift.collection) : gift.symbol,
    amount: gift.kind === "nfts" ? "1" : amountToDecimal(entry.amountRaw, gift.decimals),
    mint: entry.mint ?? "",
    status: status[entry.status],
    statusCode: entry.status,
    campaign: entry.campaignAddress,
    signature: entry.signature ?? "",
  };
}
