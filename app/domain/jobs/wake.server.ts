import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { job } from "~db/schema";

/**
 * Gives a job that waits for its wallet to be filled a new run, because the Workflow of the last one may have stopped looking.
 * Returns what `follow` takes, or null for a job that does not wait for that.
 */
export async function wakeJob(
  { db, now }: { db: Database; now: Date },
  id: string,
): Promise<{ id: string; run: number } | null> {
  const waits = and(isNotNull(job.startedAt), isNull(job.begunAt), isNull(job.closedAt), eq(job.wish, "run"));
  const [woken] = await db
    .update(job)
    .set({ run: sql`${job.run} + 1`, lookAt: now })
    .where(and(eq(job.id, id), waits))
    .returning({ id: job.id, run: job.run });
  return woken ?? null;
}
