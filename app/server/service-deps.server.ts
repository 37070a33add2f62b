import type { RouterContextProvider } from "react-router";
import type { FollowDeps } from "~/domain/services/follow.server";
import { openChain } from "~/domain/solana/chain.server";
import { PINS } from "~/pins";
import { openDatabase } from "~db/client";
import { envContext } from "./context";
import { type Env, readConfig } from "./env.server";

/** What following the orders of services needs, in cron and in a route; null if the build names no treasury. */
export function openServices(env: Env): FollowDeps | null {
  const { services } = PINS;
  if (!services) return null;
  const { rpcUrls, adminCode } = readConfig(env);
  return { db: openDatabase(env.DB), chain: openChain({ rpcUrls }), now: new Date(), adminSecret: adminCode, services };
}

/** The same in a route. */
export function serviceDeps(context: Readonly<RouterContextProvider>): FollowDeps | null {
  return openServices(context.get(envContext));
}
