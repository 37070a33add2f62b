import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What a nightly check of a projection found. One a projection and day; `finishedAt` is null while it goes on. */
export const indexerReport = sqliteTable(
  "indexer_report",
  {
    projection: text("projection").notNull(),
    /** UTC, as 2026-11-21. */
    day: text("day").notNull(),
    startedAt: moment("started_at").notNull(),
    finishedAt: moment("finished_at"),
    /** The last address compared. */
    after: text("after").notNull(),
    compared: integer("compared").notNull(),
    differing: integer("differing").notNull(),
    /** The first of them. */
    differences: text("differences", { mode: "json" })
      .$type<{ subject: string; field: string; inD1: string; onChain: string }[]>()
      .notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.projection, table.day] }),
    index("indexer_report_open").on(table.finishedAt, table.day),
  ],
);
