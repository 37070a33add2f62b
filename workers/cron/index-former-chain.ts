import { isChainUnavailable, isEvmChainUnavailable } from "~/errors";
import type { Env } from "~/server/env.server";
import { writeLog } from "~/server/log";

/**
 * Every minute: old NFTs that changed hands or were handed over enter the lists, and migrations whose Workflow died go on.
 * If a chain does not answer, the next minute tries again.
 */
export async function indexFormerChain(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { indexEvents } = await import("~/domain/migration/index-events.server");
  const { advanceForgotten } = await import("~/domain/migration/advance.server");
  const { openMigration } = await import("~/server/migration-deps.server");
  const deps = openMigration(env);
  if (!(await indexEvents(deps))) return;
  try {
    await advanceForgotten(deps);
  } catch (error) {
    if (!isChainUnavailable(error) && !isEvmChainUnavailable(error)) throw error;
    writeLog("warn", "a chain did not answer", { task: "advanceForgotten" });
  }
}
