import { and, eq, gte, isNull, ne, not, notExists, type SQL, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { job } from "~db/schema";
import { parseAmount } from "~programs/amounts";
import { parseJobAmounts } from "../settings/job-amounts";
import { getVouchedSetting } from "../settings/seal.server";
import { jobKindOf } from "./job-kinds.server";
import type { JobRow } from "./job-rows.server";

/** The most recipients of all jobs of one asset together that may start within a day without a second person. */
const ITEMS_OF_ONE_PERSON = 100;
const DAY_MS = 24 * 60 * 60_000;

type Deps = { db: Database; adminSecret: string };

/**
 * Whether a job is too much for one person: it pays again, cannot be undone, or it and the jobs of the same asset that one
 * person has started within a day have more than a hundred recipients or send more than the setting `job_approval_amounts`
 * allows. An asset that
 * the setting does not name always needs a second person.
 */
export async function jobNeedsSecondPerson(deps: Deps, row: JobRow, now: Date): Promise<boolean> {
  return (await readDay(deps, row, now)).needsSecondPerson;
}

/**
 * The same, with a condition for the write that follows: no other job was started meanwhile that counts together with this one.
 * Without it, jobs that are started at the same moment would each be within the amounts of the day.
 */
export async function readDay(
  deps: Deps,
  row: JobRow,
  now: Date,
): Promise<{ needsSecondPerson: boolean; isUnchanged: SQL }> {
  const { db } = deps;
  const counted = and(
    ne(job.id, row.id),
    eq(job.asset, row.asset),
    row.mint ? eq(job.mint, row.mint) : isNull(job.mint),
    gte(job.startedAt, new Date(now.getTime() - DAY_MS)),
    isNull(job.agreedHash),
  );
  const others = await db.select({ id: job.id, items: job.itemCount, totalRaw: job.totalRaw }).from(job).where(counted);
  const ids = JSON.stringify(others.map(({ id }) => id));
  const isNew = not(sql`${job.id} in (select value from json_each(${ids}))`);
  const isUnchanged = notExists(db.select({ id: job.id }).from(job).where(and(counted, isNew)));
  return { needsSecondPerson: await isTooMuch(deps, row, others), isUnchanged };
}

async function isTooMuch(
  deps: Deps,
  row: JobRow,
  others: readonly { items: number; totalRaw: bigint }[],
): Promise<boolean> {
  if (row.payAgain || jobKindOf(row).isFinal) return true;
  const items = others.reduce((sum, other) => sum + other.items, row.itemCount);
  // it moves nothing, and the authority of its collection has to sign for it anyway
  if (row.asset === "none") return items > ITEMS_OF_ONE_PERSON;
  const amounts = parseJobAmounts(await getVouchedSetting(deps, "job_approval_amounts"));
  const allowed = amounts[row.mint ?? (row.asset === "sol" ? "SOL" : "NFT")];
  const allowedRaw = allowed === undefined ? null : parseAmount(allowed, row.decimals);
  if (typeof allowedRaw !== "bigint") return true;
  const totalRaw = others.reduce((sum, other) => sum + other.totalRaw, row.totalRaw);
  return items > ITEMS_OF_ONE_PERSON || totalRaw > allowedRaw;
}
