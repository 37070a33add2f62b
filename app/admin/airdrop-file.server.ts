import { listApplications } from "~/domain/airdrop/queries.server";
import { sendTo } from "~/domain/airdrop/rules";
import { getStaffList } from "~/domain/airdrop/staff-commands.server";
import { csvOf } from "~/domain/csv-file";
import type { Database } from "~db/client";

const COLUMNS = ["address", "item", "send_to", "applied_at", "changes", "status", "transaction", "sent_at"] as const;
const ROWS_A_READING = 1_000;

/**
 * A list's recipients as CSV: where each airdrop is to be sent, or was sent. It has the columns of the operator's command, in
 * every language, so that either's file serves what sends it. Throws NotFound.
 */
export async function readApplicationsFile(db: Database, list: string) {
  const { chain } = await getStaffList(db, list);
  const rows: Record<(typeof COLUMNS)[number], string>[] = [];
  let after = "";
  for (;;) {
    const page = await listApplications(db, { list, after, limit: ROWS_A_READING });
    for (const row of page) {
      rows.push({
        ...{ address: row.address, item: row.item, send_to: row.sentTo ?? sendTo(chain, row) ?? "" },
        ...{ applied_at: row.appliedAt?.toISOString() ?? "", changes: String(row.version ?? 0) },
        ...{ status: row.isCompleted ? "completed" : "waiting", transaction: row.transaction ?? "" },
        sent_at: row.sentAt?.toISOString() ?? "",
      });
    }
    const last = page.at(-1);
    if (!last || page.length < ROWS_A_READING) break;
    after = last.address;
  }
  const columns = Object.fromEntries(COLUMNS.map((name) => [name, name])) as Record<(typeof COLUMNS)[number], string>;
  return { text: csvOf({ order: COLUMNS, columns, rows }), rows: rows.length };
}
