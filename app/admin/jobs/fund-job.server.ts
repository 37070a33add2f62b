import { runJob } from "~/domain/jobs/advance.server";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { JOB_STATUS } from "~/domain/jobs/statuses";
import { requireRole } from "~/domain/staff/guard";
import { AppError } from "~/errors";
import { configContext, envContext } from "~/server/context";
import { openJobs } from "~/server/job-deps.server";
import type { AdminDeps } from "../define-resource";

/** Whether a job's wallet can be filled by the operator of the local chain: in a build there is nobody who could. */
export function mayFund({ status, begunAt, asset }: JobRow): boolean {
  return import.meta.env.DEV && status === JOB_STATUS.wait && begunAt === null && asset !== "nft";
}

/** Fills a job's wallet with samples, on the local machine. Throws RoleTooLow, and NotFound in a build. */
export async function fundJob({ actor, context }: AdminDeps, row: JobRow): Promise<void> {
  requireRole(actor.staff, "operator");
  const { environment, rpcUrls } = context.get(configContext);
  if (!import.meta.env.DEV || environment !== "local") throw new AppError("NotFound");
  const { fundSampleJob } = await import("~/domain/development/fund-job.server");
  await fundSampleJob(rpcUrls[0] ?? "", row);
  await runJob(openJobs(context.get(envContext)), row.id, 1);
}
