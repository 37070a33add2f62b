import type { MiddlewareFunction } from "react-router";
import { findHolders } from "~/domain/sessions/queries.server";
import { openSessionId } from "~/domain/sessions/sealed-session-id.server";
import type { Chain } from "~/domain/wallet-chains";
import { configContext, databaseContext, holdersContext } from "~/server/context";
import { readSessionCookie } from "~/server/session-cookie.server";

/** Finds the holders of the request's session cookies. Without a cookie, or with one that we did not make, D1 is not read. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const { sessionKeys } = context.get(configContext);
  const idOf = async (chain: Chain) => {
    const sealed = readSessionCookie(request, chain);
    return sealed && openSessionId(sessionKeys, sealed);
  };
  const [solana, eip155] = await Promise.all([idOf("solana"), idOf("eip155")]);
  const deps = { db: context.get(databaseContext), now: new Date() };
  context.set(holdersContext, await findHolders(deps, { solana, eip155 }));
  return next();
};
