import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** Which alerts a member of staff has chosen. Without a row, and for alerts that it does not name, their role decides. */
export const alertChoice = sqliteTable("alert_choice", {
  accountId: text("account_id").primaryKey(),
  language: text("language", { enum: ["ko", "en", "id"] }).notNull(),
  /** JSON: the names of app/domain/health/check.ts, each with whether it is wanted. */
  wanted: text("wanted", { mode: "json" }).$type<Record<string, boolean>>().notNull(),
  changedAt: moment("changed_at").notNull(),
});
