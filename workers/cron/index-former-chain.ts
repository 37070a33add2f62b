import type { Env } from "~/server/env.server";

/** Every minute: old NFTs that changed hands on the former chain enter the lists. */
export async function indexFormerChain(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { indexEvents } = await import("~/domain/migration/index-events.server");
  const { openMigration } = await import("~/server/migration-deps.server");
  await indexEvents(openMigration(env));
}
