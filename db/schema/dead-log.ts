import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** Log messages that could not be inserted after every retry, kept as they came so that somebody can read them. */
export const deadLog = sqliteTable(
  "dead_log",
  {
    messageId: text("message_id").primaryKey(),
    body: text("body").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [index("dead_log_newest").on(table.receivedAt, table.messageId)],
);
