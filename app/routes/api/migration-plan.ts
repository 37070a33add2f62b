import { planHandOver } from "~/domain/migration/commands.server";
import { migrationPlanInput } from "~/domain/migration/input";
import { requireEvmHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { migrationCommandDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-plan";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireEvmHolder];
export const loader = refuseMethod;

/** POST /api/migration/plan {nfts, newWalletAddress, …}: the calls that a wallet is asked to make, and the fee. */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = migrationCommandDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    return answer(await planHandOver(deps, await readInput(request, migrationPlanInput)));
  });
}
