import type { Env } from "~/server/env.server";

/**
 * Every minute: old NFTs that changed hands or were handed over enter the lists, and migrations whose Workflow died go on,
 * whether or not the lists could be written. If a chain does not answer, the next minute tries again.
 */
export async function indexFormerChain(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { indexEvents } = await import("~/domain/migration/index-events.server");
  const { advanceForgotten } = await import("~/domain/migration/advance.server");
  const { openMigration } = await import("~/server/migration-deps.server");
  const deps = openMigration(env);
  try {
    await indexEvents(deps);
  } finally {
    await advanceForgotten(deps);
  }
}
