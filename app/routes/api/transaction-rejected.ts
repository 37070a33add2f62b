import { rejectIntent } from "~/domain/transactions/commands.server";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import { describeTransaction } from "~/transactions/transaction-view.server";
import type { Route } from "./+types/transaction-rejected";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/** POST /api/transactions/:id/rejected: the holder declined in the wallet. */
export function action({ request, params, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    return answer(describeTransaction(await rejectIntent(deps, params.id), locale));
  });
}
