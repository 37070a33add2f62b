import type { Env } from "~/server/env.server";

/** Every minute, of which one in five does something: the site's health is checked, and those who chose it are mailed. */
export async function watchSite(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { watchHealth } = await import("~/domain/health/watch.server");
  const { openWatch } = await import("~/server/health-deps.server");
  await watchHealth(openWatch(env));
}
