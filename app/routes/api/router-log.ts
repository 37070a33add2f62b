import { acceptRouterLogs } from "~/domain/logs/commands.server";
import { routerLogInput } from "~/domain/logs/input";
import { sameOrigin } from "~/middleware/same-origin";
import { envContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { clientAddress, spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/router-log";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/routerLog/insertRouterLog: one record or up to fifty. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const { LOG_QUEUE } = context.get(envContext);
    const userIp = clientAddress(request);
    await spendFor("log", { request, context });
    const records = await readInput(request, routerLogInput, 64 * 1024);
    const walletAddress = findIdentity(context)?.walletAddress ?? null;
    return answer(await acceptRouterLogs(LOG_QUEUE, { userIp, walletAddress, now: new Date() }, records));
  });
}
