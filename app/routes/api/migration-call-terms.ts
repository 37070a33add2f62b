import { callTermsInput } from "~/domain/migration/input";
import { readCallTerms } from "~/domain/migration/own-calls.server";
import { requireEvmHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { migrationCommandDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-call-terms";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireEvmHolder];
export const loader = refuseMethod;

/** POST /api/migration/call-terms: what a device has to sign beside a call of a plan. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = migrationCommandDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    const { call } = await readInput(request, callTermsInput);
    return answer(await readCallTerms(deps, call));
  });
}
