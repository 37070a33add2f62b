import { and, asc, count, desc, eq, inArray, isNotNull, max, ne } from "drizzle-orm";
import type { Database } from "~db/client";
import { job, jobItem } from "~db/schema";
import { sha256Hex } from "../sha256";
import type { JobItemRow, JobRow } from "./job-rows.server";
import { ITEM_STATUS, JOB_STATUS } from "./statuses";

const OPEN = [JOB_STATUS.wait, JOB_STATUS.processing, JOB_STATUS.paused, JOB_STATUS.unknown];

/** How many jobs each preset has had, and when the last one was written down. */
export async function findLastJobs(db: Database): Promise<Map<string, { jobs: number; lastAt: Date | null }>> {
  const rows = await db
    .select({ preset: job.preset, jobs: count(), lastAt: max(job.createdAt) })
    .from(job)
    .groupBy(job.preset);
  return new Map(rows.map(({ preset, ...last }) => [preset, last]));
}

/** How many jobs were started and have not ended. */
export async function countOpenJobs(db: Database): Promise<number> {
  const [found] = await db.select({ open: count() }).from(job).where(inArray(job.status, OPEN));
  return found?.open ?? 0;
}

/**
 * Where the last job that somebody proposed, and that has begun, sends back what is left; "" if there was none. Somebody else's
 * address is never offered: what is left of a job goes there.
 */
export async function findLastRefund(db: Database, proposer: string): Promise<string> {
  const [last] = await db
    .select({ refundAddress: job.refundAddress })
    .from(job)
    .where(and(eq(job.proposer, proposer), isNotNull(job.begunAt)))
    .orderBy(desc(job.createdAt), desc(job.id))
    .limit(1);
  return last?.refundAddress ?? "";
}

/** SHA-256 over every item with what its recipient gets, or what it is to become: whoever agrees to a job agrees to this list, and to no other. */
export async function hashItems(db: Database, id: string): Promise<string> {
  const { seq, address, amountRaw, mint, after } = jobItem;
  const items = await db
    .select({ seq, address, amountRaw, mint, after })
    .from(jobItem)
    .where(eq(jobItem.jobId, id))
    .orderBy(asc(jobItem.seq));
  const lines = items.map((item) => {
    const paid = `${item.seq},${item.address},${item.amountRaw},${item.mint ?? ""}`;
    return item.after === null ? paid : `${paid},${item.after}`;
  });
  return sha256Hex(lines.join("\n"));
}

/** The last jobs of some presets, newest first. */
export function listJobsOf(db: Database, presets: readonly string[], limit: number): Promise<JobRow[]> {
  return db
    .select()
    .from(job)
    .where(inArray(job.preset, [...presets]))
    .orderBy(desc(job.createdAt), desc(job.id))
    .limit(limit);
}

/** The first items of a job that are not completed, in their order. */
export function listOpenItems(db: Database, id: string, limit: number): Promise<JobItemRow[]> {
  return db
    .select()
    .from(jobItem)
    .where(and(eq(jobItem.jobId, id), ne(jobItem.status, ITEM_STATUS.completed)))
    .orderBy(asc(jobItem.seq))
    .limit(limit);
}
