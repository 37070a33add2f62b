import { readMigrationHealth } from "~/domain/migration/health.server";
import { localeContext } from "~/server/context";
import { answer, answering, refuseMethod } from "~/server/http.server";
import { migrationDeps } from "~/server/migration-deps.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/migration-health";

export const action = refuseMethod;

/** GET /api/migration/health: for how many migrations the Worker's keys still can pay, and what waits, for a monitor. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("read", { request, context });
    return answer(await readMigrationHealth(migrationDeps(context)));
  });
}
