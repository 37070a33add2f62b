import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** The last run of each task of cron (workers/cron). */
export const cronRun = sqliteTable("cron_run", {
  task: text("task").primaryKey(),
  cron: text("cron", { enum: ["daily", "every minute"] }).notNull(),
  /** When the last run ended, and how long all tasks of its cron line took together. */
  endedAt: moment("ended_at").notNull(),
  ms: integer("ms").notNull(),
  /** When one last ended well; null if none has. */
  okAt: moment("ok_at"),
  /** The id under which the Worker's log has the error of the last run; null if that ended well. */
  errorId: text("error_id"),
});
