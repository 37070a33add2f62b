import { isChainUnavailable } from "~/errors";
import type { Env } from "~/server/env.server";
import { writeLog } from "~/server/log";

/**
 * Every minute: settles transactions whose Workflow died, and records the end of transactions that authorities signed.
 * If the chain does not answer, the next minute tries again.
 */
export async function settleForgottenTransactions(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { settleForgotten } = await import("~/domain/transactions/settle.server");
  const { settleDeeds } = await import("~/domain/authority/settle.server");
  const { openSettling } = await import("~/server/transaction-deps.server");
  const deps = openSettling(env);
  try {
    await settleForgotten(deps);
  } catch (error) {
    if (!isChainUnavailable(error)) throw error;
    writeLog("warn", "the chain did not answer", { task: "settleForgottenTransactions" });
  }
  await settleDeeds(deps);
}
