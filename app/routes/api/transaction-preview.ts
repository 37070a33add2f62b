import { transactionWishSchema } from "~/domain/kinds.server";
import { offerTransaction } from "~/domain/transactions/create.server";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/transaction-preview";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/** POST /api/transactions/preview {kind, parameters}: what a wish would do and cost now. Nothing is sent. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = transactionDeps(context);
    const wallet = deps.actor.walletAddress;
    await spendFor("read", { request, context }, wallet);
    const { preview, offer } = await offerTransaction(deps, await readInput(request, transactionWishSchema));
    return answer({ ...preview, offer });
  });
}
