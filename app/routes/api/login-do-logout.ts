import { revokeSession } from "~/domain/sessions/commands.server";
import { logoutInput } from "~/domain/sessions/input";
import { chainOfAddress } from "~/domain/wallet-chains";
import { sameOrigin } from "~/middleware/same-origin";
import { databaseContext, holdersContext, localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { endedSessionCookie } from "~/server/session-cookie.server";
import type { Route } from "./+types/login-do-logout";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/login/doLogout: ends only a session of the request's cookies. Without a cookie, there is nothing to end. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("write", { request, context });
    const input = await readInput(request, logoutInput);
    const holders = context.get(holdersContext);
    const deps = { db: context.get(databaseContext), now: new Date(), holders };
    const isSignedIn = holders.solana ?? holders.evm;
    const ended = isSignedIn && (await revokeSession(deps, { uid: input.uid, authKey: input.auth_key }));
    const chain = ended?.chain ?? chainOfAddress(input.uid);
    return answer(null, { headers: { "Set-Cookie": endedSessionCookie(request, chain) } });
  });
}
