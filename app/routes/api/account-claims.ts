import { answerAccountBatch } from "~/account-batches.server";
import { planClaimAll } from "~/domain/account/claims.server";
import { claimAllSchema } from "~/domain/account/input";
import { refuseMethod } from "~/http.server";
import { requireHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import type { Route } from "./+types/account-claims";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireHolder];
export const loader = refuseMethod;

/** POST /api/account/claims {batchKey, lifetime}: what is left of "claim all", as transactions. */
export function action(args: Route.ActionArgs) {
  return answerAccountBatch(args, claimAllSchema, planClaimAll);
}
