import { isChainUnavailable } from "~/errors";
import { type Env, readConfig } from "~/server/env.server";
import { writeLog } from "~/server/log";
import { openDatabase } from "~db/client";

/**
 * Every minute: what happened on the chain, through the site or not, enters the lists, and a nightly check continues. If the
 * chain does not answer, the next minute tries again.
 */
export async function indexChain(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { openChain } = await import("~/domain/solana/chain.server");
  const { indexPrograms } = await import("~/domain/indexer/commands.server");
  const { continueChecks } = await import("~/domain/indexer/check.server");
  const { PROJECTIONS } = await import("~/domain/projections.server");
  const chain = openChain(readConfig(env));
  const deps = { db: openDatabase(env.DB), chain, now: new Date(), projections: PROJECTIONS };
  try {
    await indexPrograms(deps);
    await continueChecks(deps);
  } catch (error) {
    if (!isChainUnavailable(error)) throw error;
    writeLog("warn", "the chain did not answer", { task: "indexChain" });
  }
}
