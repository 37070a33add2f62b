import type { Env } from "~/server/env.server";

/** Every minute: payments of services are looked for on the chain, and what was paid for is made. */
export async function followOrders(env: Env): Promise<void> {
  // imported here so that an isolate that serves pages starts without the chain's libraries
  const { followDueOrders } = await import("~/domain/services/follow.server");
  const { openServices } = await import("~/server/service-deps.server");
  const deps = openServices(env);
  if (deps) await followDueOrders(deps);
}
