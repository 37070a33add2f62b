import { and, asc, count, desc, eq, inArray, isNotNull, max } from "drizzle-orm";
import type { Database } from "~db/client";
import { job, jobItem } from "~db/schema";
import { sha256Hex } from "../sha256";
import { JOB_STATUS } from "./statuses";

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

/** SHA-256 over every recipient with what they get: whoever agrees to a job agrees to this list, and to no other. */
export async function hashItems(db: Database, id: string): Promise<string> {
  const items = await db
    .select({ seq: jobItem.seq, address: jobItem.address, amountRaw: jobItem.amountRaw, mint: jobItem.mint })
    .from(jobItem)
    .where(eq(jobItem.jobId, id))
    .orderBy(asc(jobItem.seq));
  const lines = items.map(({ seq, address, amountRaw, mint }) => `${seq},${address},${amountRaw},${mint ?? ""}`);
  return sha256Hex(lines.join("\n"));
}
