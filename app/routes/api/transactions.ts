import { transactionRequestSchema } from "~/domain/kinds.server";
import { createIntent } from "~/domain/transactions/create.server";
import { listTransactions } from "~/domain/transactions/settle.server";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { transactionDeps } from "~/server/transaction-deps.server";
import { describeTransaction } from "~/transactions/transaction-view.server";
import type { Route } from "./+types/transactions";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];

/** GET /api/transactions?open=1: what the holder has under way, to resume after a reload. */
export function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    await spendFor("read", { request, context }, deps.actor.walletAddress);
    const states = await listTransactions(deps);
    return answer(states.map((state) => describeTransaction(state, locale)));
  });
}

/** POST /api/transactions {requestKey, kind, parameters}: builds a transaction and says what it will do. */
export function action({ request, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    const input = await readInput(request, transactionRequestSchema);
    return answer(describeTransaction(await createIntent(deps, input), locale));
  });
}
