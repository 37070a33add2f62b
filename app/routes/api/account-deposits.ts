import { describeClaims } from "~/account-words.server";
import { envContext, localeContext } from "~/context";
import { planTakeDeposits } from "~/domain/account/deposits.server";
import { takeDepositsSchema } from "~/domain/account/input";
import { answer, answering, readInput, refuseMethod } from "~/http.server";
import { requireHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { clientAddress, spendRate } from "~/rate-limits.server";
import { transactionDeps } from "~/transaction-deps.server";
import type { Route } from "./+types/account-deposits";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireHolder];
export const loader = refuseMethod;

/** POST /api/account/deposits {takeBack: "records", batchKey, lifetime}: what is left of taking deposits back, as transactions. */
export function action({ request, context }: Route.ActionArgs) {
  const locale = context.get(localeContext);
  return answering(locale, async () => {
    const deps = transactionDeps(context);
    const wallet = deps.actor.walletAddress;
    await spendRate(context.get(envContext).WRITE_LIMIT, `read ${clientAddress(request)}`, `read ${wallet}`);
    const plan = await planTakeDeposits(deps, { wallet, request: await readInput(request, takeDepositsSchema) });
    return answer(describeClaims(plan, locale));
  });
}
