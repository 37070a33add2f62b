import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** The roles of staff, the least first. Each may do what the ones before it may do. */
export const staffRoles = ["viewer", "editor", "operator", "owner"] as const;

/** Somebody who signs in with an e-mail address and a password. Holders have no account here: they sign in with a wallet. */
export const account = sqliteTable(
  "account",
  {
    id: text("id").primaryKey(),
    /** In lower case. */
    email: text("email").notNull(),
    nickname: text("nickname").notNull(),
    /** scrypt, as app/domain/staff/password.server.ts writes it. */
    passwordHash: text("password_hash").notNull(),
    role: text("role", { enum: staffRoles }).notNull(),
    status: text("status", { enum: ["active", "suspended"] }).notNull(),
    /**
     * The specification's admin code under this account's id (app/domain/staff/admin-code.server.ts); without it, no staff. A
     * suspended account has one that makes nobody staff.
     */
    adminCode: text("admin_code"),
    createdAt: moment("created_at").notNull(),
    updatedAt: moment("updated_at").notNull(),
    lastSignInAt: moment("last_sign_in_at"),
    /** Rises with each change: a form that was opened before another's change is refused. */
    version: integer("version").notNull().default(1),
  },
  (table) => [uniqueIndex("account_email").on(table.email), index("account_newest").on(table.createdAt, table.id)],
);
