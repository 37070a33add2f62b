import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { staffRoles } from "./account";

/**
 * An invitation to become staff. Its link works once. This table has only the hash of what the link carries; the mail has the
 * link until it was sent.
 */
export const accountInvitation = sqliteTable(
  "account_invitation",
  {
    tokenHash: text("token_hash").primaryKey(),
    email: text("email").notNull(),
    role: text("role", { enum: staffRoles }).notNull(),
    /** Made with the site's admin code, so that a row alone invites nobody (app/domain/staff/admin-code.server.ts). */
    seal: text("seal").notNull(),
    /** Null: it was made by the command that makes the first owner. */
    invitedBy: text("invited_by"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("account_invitation_expiry").on(table.expiresAt)],
);
