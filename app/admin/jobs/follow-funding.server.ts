import { getDeed } from "~/domain/authority/queries.server";
import { wakeJob } from "~/domain/jobs/wake.server";
import { jobDeps } from "~/server/job-deps.server";
import type { AdminRequest } from "../admin-deps.server";

/** The deeds that a job waits for: what its wallet holds, and the power that it needs. */
const FILLING = ["fundJob", "delegateCollection"];

/** Starts a run that looks at a job until its wallet is full, after the deed that fills the wallet was signed. */
export async function followFunding({ context }: Pick<AdminRequest, "context">, deedId: string): Promise<void> {
  const { db, now, follow } = jobDeps(context);
  const { kind, parameters } = await getDeed(db, deedId);
  const woken = FILLING.includes(kind) && parameters.job ? await wakeJob({ db, now: now() }, parameters.job) : null;
  if (woken) await follow(woken);
}
