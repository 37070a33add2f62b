import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { gearOdds } from "./gear-odds";

/** What is promised of a Korean day before it begins, and its seed once it is over (app/domain/gear). */
export const gearDay = sqliteTable(
  "gear_day",
  {
    /** Such as 2026-12-01. The seed follows from it. */
    day: text("day").primaryKey(),
    /** SHA-256 of the seed, hex. */
    commitment: text("commitment").notNull(),
    /** The odds that apply, by the day from which on they do. */
    oddsFrom: text("odds_from")
      .notNull()
      .references(() => gearOdds.validFrom),
    oddsHash: text("odds_hash").notNull(),
    committedAt: moment("committed_at").notNull(),
    /** The last transaction whose memo promises the day on the chain; what became of it is in `audit_anchor`. */
    anchorSignature: text("anchor_signature"),
    /** 32 bytes, hex. Null until the day is over. */
    seed: text("seed"),
    revealedAt: moment("revealed_at"),
  },
  (table) => [index("gear_day_newest").on(table.committedAt, table.day)],
);
