import { sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { setting } from "~db/schema";
import { getSetting } from "./queries.server";
import { createRecentReading } from "./recent-reading";

/** How long an isolate uses the version that it read. A changed page is still shown for this long at most. */
const BELIEVED_MS = 2_000;

const version = createRecentReading<string>(BELIEVED_MS);

/** The version of everything that public pages show. */
export async function getContentVersion(db: Database, now: number): Promise<string> {
  return version.get(now, () => getSetting(db, "content_version"));
}

/**
 * A statement for every batch that changes public pages: cached pages are then rendered again. The first change makes the
 * version 2.
 */
export function contentVersionRaised(db: Database, now: Date) {
  return db
    .insert(setting)
    .values({ key: "content_version", value: "2", updatedAt: now })
    .onConflictDoUpdate({
      target: setting.key,
      set: { value: sql`CAST(${setting.value} AS INTEGER) + 1`, updatedAt: now },
    });
}
