import { count, desc, max } from "drizzle-orm";
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

/** Where the last job sends back what is left; "" if there was none. */
export async function findLastRefund(db: Database): Promise<string> {
  const [last] = await db
    .select({ refundAddress: job.refundAddress })
    .from(job)
    .orderBy(desc(job.createdAt), desc(job.id))
    .limit(1);
  return last?.refundAddress ?? "";
}
