import { findJob } from "~/domain/jobs/job-rows.server";
import { amountOf, solOf } from "~/domain/jobs/shown-amounts";
import { neededOf } from "~/domain/jobs/statuses";
import type { Database } from "~db/client";
import type { Effect } from "../define-resource";

/** What a job comes to, before it may be started: row by row what leaves the wallet that fills it. */
export async function jobEffects(db: Database, id: string): Promise<Effect[]> {
  const row = await findJob(db, id);
  if (!row) return [];
  const { coinRaw, lamports } = neededOf(row);
  // a job that has begun holds all of it already
  const isToFill = row.begunAt === null;
  return [
    { name: "recipients", after: row.waitingCount },
    { name: "amount", after: amountOf(row, row.waitingRaw) },
    ...(isToFill && coinRaw > 0n ? [{ name: "coins", after: amountOf(row, coinRaw) }] : []),
    ...(isToFill ? [{ name: "sol", after: solOf(lamports) }] : []),
    { name: "accounts", after: row.missingAccounts },
    { name: "refund", after: row.refundAddress },
  ];
}
