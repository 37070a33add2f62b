import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What a nightly check of a projection found: one row per projection and day. `finishedAt` is null while the check runs. */
export const indexerReport = sqliteTable(
  "indexer_report",
  {
    projection: text("projection").notNull(),
    /** The UTC day, such as 2026-11-21. */
    day: text("day").notNull(),
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at"),
    /** The last address that was compared. */
    after: text("after").notNull(),
    compared: integer("compared").notNull(),
    differing: integer("differing").notNull(),
    /** The first differences, not all of them. */
    differences: text("differences", { mode: "json" })
      .$type<{ subject: string; field: string; inD1: string; onChain: string }[]>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projection, table.day] }),
    index("indexer_report_open").on(table.finishedAt, table.day),
  ],
);
