import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { staffRoles } from "./account";

/** An invitation to become staff. Its link works once; only the hash of what the link carries is stored. */
export const accountInvitation = sqliteTable(
  "account_invitation",
  {
    tokenHash: text("token_hash").primaryKey(),
    email: text("email").notNull(),
    role: text("role", { enum: staffRoles }).notNull(),
    /** Null: it was made by the command that makes the first owner. */
    invitedBy: text("invited_by"),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("account_invitation_expiry").on(table.expiresAt)],
);
