import { integer, sqliteTable } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** When the checks of the site's health were last begun: one row, which a run has to take before it begins. */
export const healthRun = sqliteTable("health_run", {
  id: integer("id").primaryKey(),
  startedAt: moment("started_at").notNull(),
});
