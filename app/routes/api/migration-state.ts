import { migrationStateInput } from "~/domain/migration/input";
import { findMigration, listMigrations } from "~/domain/migration/states.server";
import { localeContext } from "~/server/context";
import { answer, answering, parseInput, refuseMethod } from "~/server/http.server";
import { migrationDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-state";

export const action = refuseMethod;

/**
 * GET /api/migration/state?oldNftContract&oldNftId or ?address: migrations as both chains have them now, for any device. All
 * of it is public on the chains.
 */
export function loader({ request, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("read", { request, context });
    const asked = parseInput(migrationStateInput, Object.fromEntries(new URL(request.url).searchParams));
    const deps = migrationDeps(context);
    if ("address" in asked) return answer((await listMigrations(deps, asked.address)).records);
    const found = await findMigration(deps, { contract: asked.oldNftContract, tokenId: asked.oldNftId });
    return answer(found ? [found] : []);
  });
}
