import { syncGrants } from "~/domain/vesting/commands.server";
import { requireHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { envContext, localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import { clientAddress, spendRate } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/vesting-sync";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireHolder];
export const loader = refuseMethod;

/**
 * POST /api/vesting/sync: looks on the chain for grants that D1 does not have. Because it is costly, it is limited like a
 * sign-in.
 */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = transactionDeps(context);
    const wallet = deps.actor.walletAddress;
    await spendRate(context.get(envContext).SIGN_IN_LIMIT, `sync ${clientAddress(request)}`, `sync ${wallet}`);
    return answer(await syncGrants(deps, wallet));
  });
}
