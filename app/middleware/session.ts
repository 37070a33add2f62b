import type { MiddlewareFunction } from "react-router";
import { databaseContext, holderContext } from "~/context";
import { findHolder } from "~/domain/sessions/queries.server";
import { readSessionCookie } from "~/session-cookie.server";

/** Finds the holder of the request's session cookie. A visitor without one costs no read of the database. */
export const session: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const sessionId = readSessionCookie(request);
  if (!sessionId) return next();
  context.set(holderContext, await findHolder({ db: context.get(databaseContext), now: new Date() }, sessionId));
  return next();
};
