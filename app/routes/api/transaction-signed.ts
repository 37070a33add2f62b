import { acceptSigned } from "~/domain/transactions/commands.server";
import { signedTransactionSchema } from "~/domain/transactions/input";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import { describeTransaction } from "~/transactions/transaction-view.server";
import type { Route } from "./+types/transaction-signed";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/** POST /api/transactions/:id/signed {transaction}: accepts the signed transaction, stores it and sends it. */
export function action({ request, params, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    const { transaction } = await readInput(request, signedTransactionSchema);
    return answer(describeTransaction(await acceptSigned(deps, { id: params.id, transaction }), locale));
  });
}
