import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

export const passkeyPurposes = ["add", "sign-in", "proof"] as const;

/** What a passkey was asked to sign. It is deleted when it comes back, so that each counts once. */
export const passkeyChallenge = sqliteTable(
  "passkey_challenge",
  {
    /** The hash of it. */
    challengeHash: text("challenge_hash").primaryKey(),
    purpose: text("purpose", { enum: passkeyPurposes }).notNull(),
    /** Whose passkey it is for; null for a sign-in, where the passkey itself says it. */
    accountId: text("account_id"),
    expiresAt: moment("expires_at").notNull(),
  },
  (table) => [index("passkey_challenge_expiry").on(table.expiresAt)],
);
