import { eq } from "drizzle-orm";
import type { Database } from "~db/client";
import { healthRun } from "~db/schema";

/** When cron last began the checks of the site's health; null if it never has. */
export async function findLastRun(db: Database): Promise<Date | null> {
  const [row] = await db.select().from(healthRun).where(eq(healthRun.id, 1));
  return row?.startedAt ?? null;
}
