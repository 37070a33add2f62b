import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** The odds of gear (app/domain/gear/odds.ts), with their history: a row is never changed, and the next one follows it. */
export const gearOdds = sqliteTable(
  "gear_odds",
  {
    /** The Korean day from which on they apply, such as 2026-12-01. */
    validFrom: text("valid_from").primaryKey(),
    /** The one spelling of the odds, JSON. */
    odds: text("odds").notNull(),
    /** SHA-256 of `odds`, hex. */
    hash: text("hash").notNull(),
    publishedBy: text("published_by").notNull(),
    publishedAt: moment("published_at").notNull(),
  },
  (table) => [index("gear_odds_newest").on(table.publishedAt, table.validFrom)],
);
