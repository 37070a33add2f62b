import { buildTestTransfer, sendTestTransfer } from "~/domain/dcent-transfer/commands.server";
import { testTransferInput } from "~/domain/dcent-transfer/input";
import { getSettings } from "~/domain/settings/queries.server";
import { AppError } from "~/errors";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { chainDeps } from "~/server/transaction-deps.server";
import type { Route } from "./+types/dcent-transfer";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin];
export const loader = refuseMethod;

/**
 * POST /api/test/dcentTransfer: builds the test transfer of a wallet, or sends a signed one. It needs no session, because the
 * address behind a device cannot sign in: the signature itself is what counts. Not in a build for production.
 */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const { db, chain } = chainDeps(context);
    const input = await readInput(request, testTransferInput);
    await spendFor("test-transfer", { request, context }, input.wallet);
    const { dcent_test_coin: mint, priority_fee_cap: cap } = await getSettings(db, [
      "dcent_test_coin",
      "priority_fee_cap",
    ]);
    if (!mint) throw new AppError("NotFound");
    const deps = { chain, mint, priceCap: Number(cap) };
    return answer(
      input.step === "build" ? await buildTestTransfer(deps, input.wallet) : await sendTestTransfer(deps, input),
    );
  });
}
