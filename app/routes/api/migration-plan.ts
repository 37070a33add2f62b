import { planHandOver, planReturn } from "~/domain/migration/commands.server";
import { migrationPlanInput, migrationReturnInput } from "~/domain/migration/input";
import { z } from "~/domain/zod";
import { requireEvmHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, readInput, refuseMethod } from "~/server/http.server";
import { migrationCommandDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-plan";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireEvmHolder];
export const loader = refuseMethod;

const input = z.union([migrationReturnInput, migrationPlanInput]);

/**
 * POST /api/migration/plan {nfts, newWalletAddress, …}: the calls that a wallet is asked to make for handing over, and the
 * fee. {reclaim} or {takeRefund}: those for taking back.
 */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = migrationCommandDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    const wanted = await readInput(request, input);
    return answer("nfts" in wanted ? await planHandOver(deps, wanted) : await planReturn(deps, wanted));
  });
}
