import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { account } from "./account";

/** A session of staff. Only the hash of its id is stored, so that a copy of the table opens no session. */
export const accountSession = sqliteTable(
  "account_session",
  {
    idHash: text("id_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => account.id),
    /** What the browser said of itself, so that its owner knows it in the list of sessions. */
    userAgent: text("user_agent").notNull(),
    ipAddress: text("ip_address").notNull(),
    createdAt: moment("created_at").notNull(),
    /** To the minute. */
    lastSeenAt: moment("last_seen_at").notNull(),
    /** When its owner last proved who they are, with a code or a passkey. */
    provenAt: moment("proven_at").notNull(),
    /** The kind of the last proof: adding a further passkey needs a proof by an existing one. */
    provenWith: text("proven_with", { enum: ["code", "passkey"] })
      .notNull()
      .default("code"),
    expiresAt: moment("expires_at").notNull(),
    /** A seal by the site's admin code: a row alone is no session (app/domain/staff/session-seal.server.ts). */
    seal: text("seal").notNull().default(""),
  },
  (table) => [
    index("account_session_account").on(table.accountId, table.createdAt),
    index("account_session_expiry").on(table.expiresAt),
  ],
);
