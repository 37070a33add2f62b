import type { JobDeed } from "~/domain/jobs/commands.server";
import { findJob } from "~/domain/jobs/job-rows.server";
import { hashItems, listOpenItems } from "~/domain/jobs/queries.server";
import { amountOf, solOf } from "~/domain/jobs/shown-amounts";
import { neededOf } from "~/domain/jobs/statuses";
import type { Database } from "~db/client";
import type { Effect } from "../define-resource";

/** How many items are shown with what changes about each; the report has all of them. */
const ITEMS_SHOWN = 20;

/** What a job comes to, before it may be started: row by row what leaves the wallet that fills it. */
export async function jobEffects(db: Database, id: string, deed: JobDeed): Promise<Effect[]> {
  const found = await findJob(db, id);
  if (!found) return [];
  const isRetry = deed === "retry";
  const row = isRetry ? { ...found, waitingCount: found.failedCount, waitingRaw: found.failedRaw } : found;
  const { coinRaw, lamports } = neededOf(row);
  // a job that has begun holds all of it already
  const isToFill = isRetry || row.begunAt === null;
  const changed = (await listOpenItems(db, id, ITEMS_SHOWN)).filter(({ before, after }) => before ?? after);
  return [
    { name: row.kind === "burn" ? "burns" : "recipients", after: row.waitingCount },
    ...(row.asset === "none" ? [] : [{ name: "amount", after: amountOf(row, row.waitingRaw) }]),
    ...(row.authority ? [{ name: "authority", after: row.authority }] : []),
    ...(isToFill && coinRaw > 0n ? [{ name: "coins", after: amountOf(row, coinRaw) }] : []),
    ...(isToFill ? [{ name: "sol", after: solOf(lamports) }] : []),
    { name: "accounts", after: row.missingAccounts },
    { name: "refund", after: row.refundAddress },
    ...(row.mint ? [{ name: "mint", after: row.mint }] : []),
    { name: "wallet", after: row.wallet },
    { name: "items", after: await hashItems(db, id) },
    ...changed.map(({ mint, seq, before, after }) => ({ name: "item", of: mint ?? String(seq), before, after })),
  ];
}
