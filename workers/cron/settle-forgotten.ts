import { isChainUnavailable } from "~/errors";
import { type Env, readConfig } from "~/server/env.server";
import { writeLog } from "~/server/log";
import { openDatabase } from "~db/client";

/** Every minute: settles transactions whose Workflow died. A chain that does not answer is asked again in a minute. */
export async function settleForgottenTransactions(env: Env): Promise<void> {
  // loaded here: an isolate that serves pages starts without the chain's libraries
  const { openChain } = await import("~/domain/solana/chain.server");
  const { settleForgotten } = await import("~/domain/transactions/settle.server");
  const chain = openChain(readConfig(env));
  try {
    await settleForgotten({ db: openDatabase(env.DB), chain, now: new Date() });
  } catch (error) {
    if (!isChainUnavailable(error)) throw error;
    writeLog("warn", "the chain did not answer", { task: "settleForgottenTransactions" });
  }
}
