import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { account } from "./account";

export const codePurposes = ["sign-in", "proof"] as const;

/** A code of six digits that was sent by e-mail. An account has one at a time for each purpose. */
export const accountCode = sqliteTable(
  "account_code",
  {
    /** The hash of the id that only the browser that asked for the code keeps. */
    attemptHash: text("attempt_hash").primaryKey(),
    accountId: text("account_id")
      .notNull()
      .references(() => account.id),
    purpose: text("purpose", { enum: codePurposes }).notNull(),
    codeHash: text("code_hash").notNull(),
    triesLeft: integer("tries_left").notNull(),
    expiresAt: moment("expires_at").notNull(),
    /** A seal by the site's admin code: a row alone lets nobody in (app/domain/staff/session-seal.server.ts). */
    seal: text("seal").notNull().default(""),
  },
  (table) => [
    uniqueIndex("account_code_purpose").on(table.accountId, table.purpose),
    index("account_code_expiry").on(table.expiresAt),
  ],
);
