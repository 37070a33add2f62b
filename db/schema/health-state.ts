import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** How the checks of the site's health stand (app/domain/health): one row for each thing that a check is about. */
export const healthState = sqliteTable(
  "health_state",
  {
    /** A name of app/domain/health/check.ts. */
    name: text("name").notNull(),
    /** What of several, such as a pool; "" if the check is about one thing. */
    of: text("of").notNull(),
    /** In the unit of the check, as text; null if nothing is known. */
    value: text("value"),
    isBad: integer("is_bad", { mode: "boolean" }).notNull(),
    /** Since when it has been bad, or well. */
    since: moment("since").notNull(),
    /** When a reading first said the opposite; null while readings agree. Only a second one changes the state. */
    turningSince: moment("turning_since"),
    /** What the last mail said of it, and when; null before the first one. */
    mailedAs: text("mailed_as", { enum: ["bad", "good"] }),
    mailedAt: moment("mailed_at"),
    /** The number of mails about it within the day that began with the first of them (app/domain/health/turns.ts). */
    mails: integer("mails").notNull().default(0),
    mailsSince: moment("mails_since"),
  },
  (table) => [primaryKey({ columns: [table.name, table.of] })],
);
