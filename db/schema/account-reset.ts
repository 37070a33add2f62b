import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { account } from "./account";

/**
 * A link with which a member of staff who has forgotten the password sets a new one. An account has one at a time, and it works
 * once. This table has only the hash of what the link carries; the mail has the link until it was sent.
 */
export const accountReset = sqliteTable(
  "account_reset",
  {
    accountId: text("account_id")
      .primaryKey()
      .references(() => account.id),
    tokenHash: text("token_hash").notNull(),
    /** Made with the site's admin code, so that a row alone resets nothing (app/domain/staff/admin-code.server.ts). */
    seal: text("seal").notNull(),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("account_reset_token").on(table.tokenHash), index("account_reset_expiry").on(table.expiresAt)],
);
