import { keepCronRuns } from "~/domain/health/cron-runs.server";
import { reportUnexpected } from "~/server/unexpected.server";
import type { Database } from "~db/client";

/**
 * Runs the tasks of a cron line side by side, so that none keeps another from its work. Each failure is logged under an id
 * of its own; the first one is thrown, so that the run itself counts as failed. How each task ended is kept for the staff area.
 */
export async function runTasks(
  { cron, db }: { cron: "daily" | "every minute"; db: Database },
  tasks: Record<string, Promise<unknown>>,
): Promise<void> {
  const from = Date.now();
  const names = Object.keys(tasks);
  const results = await Promise.allSettled(Object.values(tasks));
  const failures: unknown[] = [];
  const runs = results.map((result, index) => {
    const task = names[index] ?? "";
    if (result.status === "fulfilled") return { task, errorId: null };
    failures.push(result.reason);
    return { task, errorId: reportUnexpected(result.reason, "cron", { cron, task }) };
  });
  const now = new Date();
  await keepCronRuns({ db, now }, { cron, ms: now.getTime() - from, runs });
  if (failures.length > 0) throw failures[0];
}
