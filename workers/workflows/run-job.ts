import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import type { NextLook } from "~/domain/jobs/advance.server";
import { isChainUnavailable } from "~/errors";
import type { Env } from "~/server/env.server";
import { writeLog } from "~/server/log";
import { reportUnexpected } from "~/server/unexpected.server";

type Parameters = { id: string };

/** A step makes this many looks, so that a job of thousands of items takes some twenty steps. */
const LOOKS_A_STEP = 8;
const STEPS = 300;
/** A job that waits for something is followed for a while, because staff are likely to be at it; then cron looks after it. */
const MOST_WAITS = 30;

/**
 * Brings a job to its end, whatever the browser does. A step that is run twice finds in D1 what the first one signed, and on
 * the chain what became of it.
 */
export class RunJob extends WorkflowEntrypoint<Env, Parameters> {
  override async run(event: WorkflowEvent<Parameters>, step: WorkflowStep): Promise<void> {
    const { id } = event.payload;
    for (let number = 1, waits = 0; number <= STEPS && waits < MOST_WAITS; number++) {
      const next = await step.do(
        `bring on ${number}`,
        { retries: { limit: 10, delay: "2 seconds", backoff: "exponential" }, timeout: "5 minutes" },
        () => this.bringOn(id),
      );
      if (next === "never") return;
      if (next !== "later") continue;
      waits++;
      await step.sleep(`wait ${number}`, waits < MOST_WAITS / 2 ? "5 seconds" : "30 seconds");
    }
  }

  private async bringOn(id: string): Promise<NextLook> {
    // loaded here: an isolate that serves pages starts without the chain's libraries
    const { runJob } = await import("~/domain/jobs/advance.server");
    const { openJobs } = await import("~/server/job-deps.server");
    try {
      return await runJob(openJobs(this.env), id, LOOKS_A_STEP);
    } catch (error) {
      if (isChainUnavailable(error)) writeLog("warn", "the chain did not answer", { job: id });
      else reportUnexpected(error, "workflow", { workflow: "RunJob", job: id });
      // the step is tried again, and cron looks after what it gives up
      throw error;
    }
  }
}
