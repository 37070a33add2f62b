import { getTransaction } from "~/domain/transactions/settle.server";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import { describeTransaction } from "~/transactions/transaction-view.server";
import type { Route } from "./+types/transaction";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const action = refuseMethod;

/** GET /api/transactions/:id: the state of a transaction, after bringing it as far as the chain allows now. */
export function loader({ request, params, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    await spendFor("read", { request, context }, deps.actor.walletAddress);
    return answer(describeTransaction(await getTransaction(deps, params.id), locale));
  });
}
