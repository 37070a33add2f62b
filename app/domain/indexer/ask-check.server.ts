import { desc } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { indexerReport } from "~db/schema";
import { type StaffActor, writeAudited } from "../audit/commands.server";
import { requireRole } from "../staff/guard";
import { CHECK_EVERY_MS, checksOpened } from "./check.server";
import type { Projection } from "./projection";

type Deps = { db: Database; now: Date; actor: StaffActor; projections: readonly Projection[] };

/**
 * Begins for staff what cron begins every night: our lists are compared with the chain, within the next minutes. Throws
 * RoleTooLow, and TooManyRequests if one was begun within the last fifteen minutes.
 */
export async function askForCheck(deps: Deps): Promise<void> {
  requireRole(deps.actor.staff, "operator");
  const { db, now } = deps;
  const [last] = await db.select().from(indexerReport).orderBy(desc(indexerReport.startedAt)).limit(1);
  if (last && now.getTime() - last.startedAt.getTime() < CHECK_EVERY_MS) throw new AppError("TooManyRequests");
  await writeAudited(deps, {
    action: "nightlyCheck.ask",
    noun: "nightlyCheck",
    key: now.toISOString().slice(0, 10),
    before: last ? { day: last.day, differing: last.differing } : null,
    after: { startedAt: now.toISOString() },
    write: checksOpened(deps),
  });
}
