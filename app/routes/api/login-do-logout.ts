import { revokeSession } from "~/domain/sessions/commands.server";
import { logoutInput } from "~/domain/sessions/input";
import { sameOrigin } from "~/middleware/same-origin";
import { databaseContext, holderContext, localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { endedSessionCookie } from "~/server/session-cookie.server";
import type { Route } from "./+types/login-do-logout";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/login/doLogout: ends only the session of the request's cookie. Without a cookie, there is nothing to end. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("write", { request, context });
    const input = await readInput(request, logoutInput);
    const actor = context.get(holderContext);
    const deps = { db: context.get(databaseContext), now: new Date() };
    if (actor) await revokeSession({ ...deps, actor }, { uid: input.uid, authKey: input.auth_key });
    return answer(null, { headers: { "Set-Cookie": endedSessionCookie(request) } });
  });
}
