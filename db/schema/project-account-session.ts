import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { projectAccount } from "./project-account";

/** A session of a project account. Only the hash of its id is stored, so that a copy of the table opens no session. */
export const projectAccountSession = sqliteTable(
  "project_account_session",
  {
    idHash: text("id_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => projectAccount.id),
    createdAt: moment("created_at").notNull(),
    /** To the minute. */
    lastSeenAt: moment("last_seen_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("project_account_session_account").on(table.accountId),
    index("project_account_session_expiry").on(table.expiresAt),
  ],
);
