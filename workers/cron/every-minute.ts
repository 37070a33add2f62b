import type { Env } from "~/server/env.server";
import { indexChain } from "./index-chain";
import { indexFormerChain } from "./index-former-chain";
import { runTasks } from "./run-tasks";
import { settleForgottenTransactions } from "./settle-forgotten";

/** Every minute: transactions are settled, and what happened on both chains enters the lists. */
export async function runEveryMinute(env: Env): Promise<void> {
  await runTasks("every minute", {
    settleForgottenTransactions: settleForgottenTransactions(env),
    indexChain: indexChain(env),
    indexFormerChain: indexFormerChain(env),
  });
}
