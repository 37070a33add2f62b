import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { csvOf, MAX_FILE_ROWS } from "../csv-file";
import { listWholeTwig } from "./queries.server";
import type { TwigEntry } from "./view";

const COLUMNS = ["date", "from", "nft", "amount", "fee", "signature"] as const;
type Column = (typeof COLUMNS)[number];

/** The words of the file in the holder's language; `from` says where an entry came from. */
export type TwigFileTexts = { columns: Record<Column, string>; from: (entry: TwigEntry) => string };

/** The Twig that a wallet received as CSV: times in UTC, amounts exact with a point. */
export async function exportTwig(db: Database, wallet: string, texts: TwigFileTexts): Promise<string> {
  const entries = await listWholeTwig(db, wallet, MAX_FILE_ROWS);
  const rows = entries.map((entry) => ({
    date: new Date(entry.blockTs * 1000).toISOString(),
    from: texts.from(entry),
    nft: entry.from.kind === "pool" ? entry.from.nft : "",
    amount: amountToDecimal(entry.amountRaw, entry.decimals),
    fee: amountToDecimal(entry.feeRaw, entry.decimals),
    signature: entry.signature,
  }));
  return csvOf({ order: COLUMNS, columns: texts.columns, rows });
}
