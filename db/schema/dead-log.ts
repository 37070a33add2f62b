import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** Log messages that could not be inserted however often it was tried, kept as they came for somebody to read. */
export const deadLog = sqliteTable("dead_log", {
  messageId: text("message_id").primaryKey(),
  body: text("body").notNull(),
  receivedAt: moment("received_at").notNull(),
});
