import { amountToDecimal } from "~/locales/format";
import type { Database } from "~db/client";
import { csvOf, MAX_FILE_ROWS } from "../csv-file";
import type { TwigSource } from "./input";
import { listWholeTwig } from "./queries.server";
import type { TwigEntry } from "./view";

const COLUMNS = ["date", "from", "nft", "amount", "fee", "signature"] as const;
type Column = (typeof COLUMNS)[number];

/** The words of the file in the holder's language; `from` names the source of an entry. */
export type TwigFileTexts = { columns: Record<Column, string>; from: (entry: TwigEntry) => string };

/**
 * The Twig that a wallet received, from all sources or from one, as CSV: times in UTC, exact amounts with a decimal point.
 */
export async function exportTwig(
  db: Database,
  { texts, ...search }: { wallet: string; from: TwigSource | null; texts: TwigFileTexts },
): Promise<string> {
  const entries = await listWholeTwig(db, { ...search, limit: MAX_FILE_ROWS });
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
