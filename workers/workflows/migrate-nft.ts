import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { isChainUnavailable, isEvmChainUnavailable } from "~/errors";
import type { Env } from "~/server/env.server";
import { writeLog } from "~/server/log";
import { reportUnexpected } from "~/server/unexpected.server";

type Parameters = { seq: number };

/** Looks often while the holder is likely to watch, then rarely; after that cron goes on. */
const QUICK_LOOKS = 60;
const LOOKS = 180;

/**
 * Brings one migration to its end, whatever the browser does: mints, confirms, and looks again until both are final. A step
 * that is run twice finds on the chains what the first one did.
 */
export class MigrateNft extends WorkflowEntrypoint<Env, Parameters> {
  override async run(event: WorkflowEvent<Parameters>, step: WorkflowStep): Promise<void> {
    const { seq } = event.payload;
    for (let look = 1; look <= LOOKS; look++) {
      const isDone = await step.do(
        `advance ${look}`,
        { retries: { limit: 5, delay: "2 seconds", backoff: "exponential" }, timeout: "1 minute" },
        () => this.advance(seq),
      );
      if (isDone) return;
      await step.sleep(`wait ${look}`, look < QUICK_LOOKS ? "2 seconds" : "30 seconds");
    }
  }

  private async advance(seq: number): Promise<boolean> {
    // loaded here: an isolate that serves pages starts without the chain's libraries
    const { advanceMigration } = await import("~/domain/migration/advance.server");
    const { openMigration } = await import("~/server/migration-deps.server");
    try {
      const row = await advanceMigration(openMigration(this.env), seq);
      return !row || row.closedAt !== null;
    } catch (error) {
      if (isChainUnavailable(error) || isEvmChainUnavailable(error))
        writeLog("warn", "a chain did not answer", { seq });
      else reportUnexpected(error, "workflow", { workflow: "MigrateNft", seq });
      // the step is tried again, and cron looks after what it gives up
      throw error;
    }
  }
}
