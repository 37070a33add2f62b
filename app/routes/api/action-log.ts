import { acceptActionLogs } from "~/domain/logs/commands.server";
import { actionLogInput } from "~/domain/logs/input";
import { sameOrigin } from "~/middleware/same-origin";
import { envContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { clientAddress, spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/action-log";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/** POST /api/actionLog/insertActionLog: one record or up to fifty. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const { LOG_QUEUE } = context.get(envContext);
    const userIp = clientAddress(request);
    await spendFor("log", { request, context });
    const records = await readInput(request, actionLogInput, 64 * 1024);
    const walletAddress = findIdentity(context)?.walletAddress ?? null;
    return answer(await acceptActionLogs(LOG_QUEUE, { userIp, walletAddress, now: new Date() }, records));
  });
}
