import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const projectCodePurposes = ["register", "sign-in", "password"] as const;

/** A code of six digits that was sent to an address, whether or not an account has it. Each browser that asks has its own. */
export const projectAccountCode = sqliteTable(
  "project_account_code",
  {
    /** The hash of the id that only the browser that asked for the code keeps. */
    attemptHash: text("attempt_hash").primaryKey(),
    email: text("email").notNull(),
    purpose: text("purpose", { enum: projectCodePurposes }).notNull(),
    codeHash: text("code_hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    /** When the code was typed: from then on, the browser may do once what it asked for. */
    verifiedAt: moment("verified_at"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [
    index("project_account_code_email").on(table.email),
    index("project_account_code_expiry").on(table.expiresAt),
  ],
);
