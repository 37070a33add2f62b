import { and, asc, count, eq, exists, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { BatchItem } from "drizzle-orm/batch";
import type { Database } from "~db/client";
import { job, jobItem, jobTransaction } from "~db/schema";
import { ITEM_STATUS } from "./statuses";

export type JobRow = typeof job.$inferSelect;
export type JobItemRow = typeof jobItem.$inferSelect;
export type JobTransactionRow = typeof jobTransaction.$inferSelect;

/** Null if there is no such job. */
export async function findJob(db: Database, id: string): Promise<JobRow | null> {
  const [row] = await db.select().from(job).where(eq(job.id, id));
  return row ?? null;
}

/** The transactions of a job that may still land. */
export function listOpen(db: Database, id: string): Promise<JobTransactionRow[]> {
  return db
    .select()
    .from(jobTransaction)
    .where(and(eq(jobTransaction.jobId, id), eq(jobTransaction.state, "open")))
    .orderBy(asc(jobTransaction.number));
}

/** The first items of a job that wait, in their order. */
export function listWaiting(db: Database, id: string, limit: number): Promise<JobItemRow[]> {
  return db
    .select()
    .from(jobItem)
    .where(and(eq(jobItem.jobId, id), eq(jobItem.status, ITEM_STATUS.wait)))
    .orderBy(asc(jobItem.seq))
    .limit(limit);
}

/** Whether D1 has as many items as staff have written down. */
export async function hasAllItems(db: Database, { id, itemCount }: JobRow): Promise<boolean> {
  const [row] = await db.select({ found: count() }).from(jobItem).where(eq(jobItem.jobId, id));
  return row?.found === itemCount;
}

/** The jobs at which cron is to look, those that are due longest first. */
export function listDueJobs(db: Database, now: Date, limit: number): Promise<JobRow[]> {
  return db
    .select()
    .from(job)
    .where(and(isNull(job.closedAt), lte(job.lookAt, now)))
    .orderBy(asc(job.lookAt))
    .limit(limit);
}

type Guard = { holdsTurn: SQL };

/**
 * Changes a job together with what belongs to it, all or nothing, unless somebody else has written an outcome since the row
 * was read (`turn`), or staff have asked for something else (`wish`, `version`). `also` is given a condition that only holds
 * if the change was made, and every one of its statements has to carry it. Returns the changed row, or null.
 */
export async function takeTurn(
  db: Database,
  row: JobRow,
  change: Partial<JobRow>,
  also: (guard: Guard) => BatchItem<"sqlite">[] = () => [],
): Promise<JobRow | null> {
  const turn = crypto.randomUUID();
  const isOurs = and(eq(job.id, row.id), eq(job.turn, row.turn), eq(job.version, row.version));
  const holder = db
    .select({ one: sql`1` })
    .from(job)
    .where(and(eq(job.id, row.id), eq(job.turn, turn)));
  const [changed] = await db.batch([
    db
      .update(job)
      .set({ ...change, turn })
      .where(isOurs)
      .returning(),
    ...also({ holdsTurn: exists(holder) }),
  ]);
  return (changed as JobRow[])[0] ?? null;
}

/** Writes why NFTs of a job did not go back: those of items that have failed or were cancelled. */
export function itemsMarked(
  db: Database,
  { jobId, seqs, errorCode, holdsTurn }: { jobId: string; seqs: readonly number[]; errorCode: string } & Guard,
) {
  return db
    .update(jobItem)
    .set({ errorCode })
    .where(
      and(
        eq(jobItem.jobId, jobId),
        sql`${jobItem.seq} in (select value from json_each(${JSON.stringify(seqs)}))`,
        inArray(jobItem.status, [ITEM_STATUS.failed, ITEM_STATUS.cancelled]),
        holdsTurn,
      ),
    );
}

/** Changes the items of a job with these numbers, if they have this status. One statement, however many there are. */
export function itemsChanged(
  db: Database,
  { jobId, seqs, from, holdsTurn }: { jobId: string; seqs: readonly number[]; from: number } & Guard,
  change: { [K in keyof Omit<JobItemRow, "jobId" | "seq">]?: JobItemRow[K] | SQL },
) {
  return db
    .update(jobItem)
    .set(change)
    .where(
      and(
        eq(jobItem.jobId, jobId),
        sql`${jobItem.seq} in (select value from json_each(${JSON.stringify(seqs)}))`,
        eq(jobItem.status, from),
        holdsTurn,
      ),
    );
}
