import { asc } from "drizzle-orm";
import type { Database } from "~db/client";
import { healthState } from "~db/schema";

export type HealthState = typeof healthState.$inferSelect;

/** How every check stood when cron last ran them. */
export function listHealthStates(db: Database): Promise<HealthState[]> {
  return db.select().from(healthState).orderBy(asc(healthState.name), asc(healthState.of));
}
