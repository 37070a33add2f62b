import type { MiddlewareFunction } from "react-router";
import { findHolder } from "~/domain/sessions/queries.server";
import { openSessionId } from "~/domain/sessions/sealed-session-id.server";
import { configContext, databaseContext, holderContext } from "~/server/context";
import { readSessionCookie } from "~/server/session-cookie.server";

/** Finds the holder of the request's session cookie. Without a cookie, or with one that we did not make, D1 is not read. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const sealed = readSessionCookie(request);
  const sessionId = sealed && (await openSessionId(context.get(configContext).sessionKeys, sealed));
  if (!sessionId) return next();
  context.set(holderContext, await findHolder({ db: context.get(databaseContext), now: new Date() }, sessionId));
  return next();
};
