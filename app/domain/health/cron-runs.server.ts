import { and, eq, notInArray, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { cronRun } from "~db/schema";

type CronRuns = {
  cron: "daily" | "every minute";
  /** How long the run took. */
  ms: number;
  /** `errorId`: the id of the error in the Worker's log; null if the task ended well. */
  runs: readonly { task: string; errorId: string | null }[];
};

/** Keeps how each task of a run of cron ended. A task that the line no longer has is forgotten. */
export async function keepCronRuns(
  { db, now }: { db: Database; now: Date },
  { cron, ms, runs }: CronRuns,
): Promise<void> {
  const kept = runs.map(({ task, errorId }) => {
    return { task, cron, endedAt: now, ms, okAt: errorId === null ? now : null, errorId };
  });
  const { task, okAt } = cronRun;
  await db.batch([
    db
      .insert(cronRun)
      .values(kept)
      .onConflictDoUpdate({
        target: task,
        set: {
          ...{ cron, endedAt: now, ms, errorId: sql`excluded.error_id` },
          okAt: sql`coalesce(excluded.ok_at, ${okAt})`,
        },
      }),
    db.delete(cronRun).where(
      and(
        eq(cronRun.cron, cron),
        notInArray(
          task,
          runs.map((run) => run.task),
        ),
      ),
    ),
  ]);
}
