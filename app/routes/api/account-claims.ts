import { planClaimAll } from "~/domain/account/claims.server";
import { claimAllSchema } from "~/domain/account/input";
import { answerAccountBatch } from "~/features/account/account-batches.server";
import { requireSolanaHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { refuseMethod } from "~/server/http.server";
import type { Route } from "./+types/account-claims";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireSolanaHolder];
export const loader = refuseMethod;

/** POST /api/account/claims {claim, batchKey, lifetime}: what is left of "claim all", of all coin positions or of all grants. */
export function action(args: Route.ActionArgs) {
  return answerAccountBatch(args, claimAllSchema, planClaimAll);
}
