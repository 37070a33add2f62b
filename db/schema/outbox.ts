import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** An e-mail to send. Its words are in the locales; here are its kind, its language and the values that it names. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text("id").primaryKey(),
    kind: text("kind").notNull(),
    language: text("language", { enum: ["ko", "en", "id"] }).notNull(),
    recipient: text("recipient").notNull(),
    /** JSON. Emptied once it was sent, because it may hold a code or a link that lets somebody in. */
    values: text("values").notNull(),
    status: text("status", { enum: ["queued", "sent", "failed"] }).notNull(),
    tries: integer("tries").notNull().default(0),
    /** Why the last try failed. */
    problem: text("problem"),
    createdAt: moment("created_at").notNull(),
    /** No try before this time. */
    dueAt: moment("due_at").notNull(),
    sentAt: moment("sent_at"),
  },
  (table) => [
    index("outbox_due").on(table.status, table.dueAt),
    index("outbox_newest").on(table.createdAt, table.id),
    index("outbox_status").on(table.status, table.createdAt, table.id),
    index("outbox_recipient").on(table.recipient, table.createdAt, table.id),
  ],
);
