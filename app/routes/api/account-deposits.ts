import { planTakeDeposits } from "~/domain/account/deposits.server";
import { takeDepositsSchema } from "~/domain/account/input";
import { answerAccountBatch } from "~/features/account/account-batches.server";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/account-deposits";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/**
 * POST /api/account/deposits {takeBack: "records", batchKey, lifetime}: which deposits can still be taken back, as
 * transactions.
 */
export function action(args: Route.ActionArgs) {
  return answerAccountBatch(args, takeDepositsSchema, planTakeDeposits);
}
