import type { Env } from "~/server/env.server";

/** Every minute: brings on the jobs that their Workflow has left, such as those that wait for coins. */
export async function bringJobsOn(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { advanceForgottenJobs } = await import("~/domain/jobs/advance.server");
  const { openJobs } = await import("~/server/job-deps.server");
  await advanceForgottenJobs(openJobs(env));
}
