import { getNonceAccount } from "~/domain/transactions/nonce-account.server";
import { requireSolanaHolder, solanaHolderOf } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/nonce-account";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const action = refuseMethod;

/** GET /api/nonce-account: the holder's signing account, and the transaction that waits for it. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    const wallet = solanaHolderOf(context).walletAddress;
    await spendFor("read", { request, context }, wallet);
    return answer(await getNonceAccount(chainDeps(context), wallet));
  });
}
