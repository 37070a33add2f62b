import { runMigration } from "~/domain/migration/commands.server";
import { migrationRunInput } from "~/domain/migration/input";
import { requireEvmHolder } from "~/middleware/require-holder";
import { sameOrigin } from "~/middleware/same-origin";
import { localeContext } from "~/server/context";
import { answer, answering, parseInput, readInput, refuseMethod } from "~/server/http.server";
import { migrationCommandDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-run";

export const middleware: Route.MiddlewareFunction[] = [sameOrigin, requireEvmHolder];
export const loader = refuseMethod;

/**
 * POST /api/migration/run: where the new NFT of an old one is to go, with the specification's fields in the query or the
 * body; answers what is left to do.
 */
export function action({ request, context }: Route.ActionArgs) {
  return answering(context.get(localeContext), async () => {
    const deps = migrationCommandDeps(context);
    await spendFor("write", { request, context }, deps.actor.walletAddress);
    const query = Object.fromEntries(new URL(request.url).searchParams);
    const input =
      "oldNftId" in query ? parseInput(migrationRunInput, query) : await readInput(request, migrationRunInput);
    return answer(await runMigration(deps, input));
  });
}
