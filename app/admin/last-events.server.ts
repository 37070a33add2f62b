import { desc, eq, type InferSelectModel } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Database } from "~db/client";
import type { EventTable } from "./define-event-list";

const EVENTS_SHOWN = 50;

/** The last events of one row, the newest first: those whose column `of` has this value. The table has an index of that column. */
export async function listLastEvents<Event extends EventTable>(
  db: Database,
  event: Event,
  { of, is }: { of: SQLiteColumn; is: string },
): Promise<InferSelectModel<Event>[]> {
  const rows = await db
    .select()
    .from(event as EventTable)
    .where(eq(of, is))
    .orderBy(desc(event.at), desc(event.number))
    .limit(EVENTS_SHOWN);
  // drizzle infers the rows of one table only, not of any of several
  return rows as InferSelectModel<Event>[];
}
