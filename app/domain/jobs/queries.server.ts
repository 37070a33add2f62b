import { and, count, desc, eq, isNotNull, max } from "drizzle-orm";
import type { Database } from "~db/client";
import { job } from "~db/schema";

/** How many jobs each preset has had, and when the last one was written down. */
export async function findLastJobs(db: Database): Promise<Map<string, { jobs: number; lastAt: Date | null }>> {
  const rows = await db
    .select({ preset: job.preset, jobs: count(), lastAt: max(job.createdAt) })
    .from(job)
    .groupBy(job.preset);
  return new Map(rows.map(({ preset, ...last }) => [preset, last]));
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
