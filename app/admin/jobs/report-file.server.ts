import { csvOf } from "~/domain/csv-file";
import { findJob } from "~/domain/jobs/job-rows.server";
import { listItems } from "~/domain/jobs/report.server";
import { amountOf } from "~/domain/jobs/shown-amounts";
import { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import type { Database } from "~db/client";
import { explorerUrlOf } from "../explorer-url";
import { textsOfNoun } from "../noun-texts.server";
import { wordOf } from "../show-value.server";

const ITEMS_A_READING = 1_000;
const ORDER = [
  "seq",
  "address",
  "amount",
  "mint",
  "before",
  "after",
  "status",
  "code",
  "signature",
  "explorer",
] as const;

/** Every item of a job with its transaction, as CSV. Throws NotFound. */
export async function readJobReport(db: Database, id: string, { locale }: { locale: Locale }) {
  const row = await findJob(db, id);
  if (!row) throw new AppError("NotFound");
  const words = textsOfNoun(locale, "job");
  const rows: Record<(typeof ORDER)[number], string>[] = [];
  for (let after = 0; ; ) {
    const items = await listItems(db, { id, after, limit: ITEMS_A_READING });
    for (const { seq, address, amountRaw, mint, before, after, status, catalogueCode, signature } of items) {
      rows.push({
        ...{ before: before ?? "", after: after ?? "", code: catalogueCode === null ? "" : String(catalogueCode) },
        ...{ seq: String(seq), address, amount: amountOf(row, amountRaw), mint: mint ?? "" },
        status: wordOf("jobItemStatus", String(status), { locale, values: words.values }),
        signature: signature ?? "",
        explorer: signature ? explorerUrlOf("tx", signature) : "",
      });
    }
    after = items.at(-1)?.seq ?? after;
    if (items.length < ITEMS_A_READING) break;
  }
  const name = (column: (typeof ORDER)[number]) => words.tables?.items?.columns[column] ?? column;
  const columns = Object.fromEntries(ORDER.map((column) => [column, name(column)])) as Record<
    (typeof ORDER)[number],
    string
  >;
  return { text: csvOf({ order: ORDER, columns, rows }), rows: rows.length };
}
