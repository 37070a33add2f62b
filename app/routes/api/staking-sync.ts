import { syncHolder } from "~/domain/staking/commands.server";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/staking-sync";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/**
 * POST /api/staking/sync: looks on the chain for positions and history that D1 does not have. Because it is costly, it is
 * limited like a sign-in.
 */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = transactionDeps(context);
    const wallet = deps.actor.walletAddress;
    await spendFor("sync", { request, context }, wallet);
    return answer(await syncHolder(deps, wallet));
  });
}
