import { WorkflowEntrypoint, type WorkflowEvent, type WorkflowStep } from "cloudflare:workers";
import { isSettled } from "~/domain/transactions/view";
import { isChainUnavailable } from "~/errors";
import type { Env } from "~/server/env.server";
import { writeLog } from "~/server/log";
import { reportUnexpected } from "~/server/unexpected.server";

type Parameters = { intentId: string };

/** Looks often while a blockhash can live, then rarely; after that cron goes on. */
const QUICK_LOOKS = 60;
const LOOKS = 120;

/**
 * Follows one signed transaction to its end, whatever the browser does: sends it again until it lands or expires, then
 * settles its intent. A step that is run twice finds the work done, as settling is guarded by the intent's status.
 */
export class SettleTransaction extends WorkflowEntrypoint<Env, Parameters> {
  override async run(event: WorkflowEvent<Parameters>, step: WorkflowStep): Promise<void> {
    const { intentId } = event.payload;
    for (let look = 1; look <= LOOKS; look++) {
      const isDone = await step.do(
        `settle ${look}`,
        { retries: { limit: 5, delay: "2 seconds", backoff: "exponential" }, timeout: "1 minute" },
        () => this.settle(intentId),
      );
      if (isDone) return;
      await step.sleep(`wait ${look}`, look < QUICK_LOOKS ? "2 seconds" : "30 seconds");
    }
  }

  private async settle(intentId: string): Promise<boolean> {
    // loaded here: an isolate that serves pages starts without the chain's libraries
    const { settleIntent } = await import("~/domain/transactions/settle.server");
    const { openSettling } = await import("~/server/transaction-deps.server");
    try {
      const { intent } = await settleIntent(openSettling(this.env), intentId);
      return isSettled(intent.status);
    } catch (error) {
      if (isChainUnavailable(error)) writeLog("warn", "the chain did not answer", { intentId });
      else reportUnexpected(error, "workflow", { workflow: "SettleTransaction", intentId });
      // the step is tried again, and cron looks after what it gives up
      throw error;
    }
  }
}
