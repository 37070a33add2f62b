import { reportUnexpected } from "~/server/unexpected.server";

/**
 * Runs the tasks of a cron line side by side, so that none keeps another from its work. Each failure is logged under an id
 * of its own; the first one is thrown, so that the run itself counts as failed.
 */
export async function runTasks(cron: string, tasks: Record<string, Promise<unknown>>): Promise<void> {
  const names = Object.keys(tasks);
  const results = await Promise.allSettled(Object.values(tasks));
  const failures = results.flatMap((result, index) => {
    if (result.status === "fulfilled") return [];
    reportUnexpected(result.reason, "cron", { cron, task: names[index] });
    return [result.reason];
  });
  if (failures.length > 0) throw failures[0];
}
