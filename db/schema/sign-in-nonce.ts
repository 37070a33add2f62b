import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** The ways to sign in with a Solana wallet, then those with a wallet of the former chain. */
export const signInMethods = ["siws", "message", "memo", "siwe", "klay", "app"] as const;

/** One attempt to sign in: it can be used once, for one address, on one domain, within minutes. */
export const signInNonce = sqliteTable(
  "sign_in_nonce",
  {
    nonce: text("nonce").primaryKey(),
    walletAddress: text("wallet_address").notNull(),
    domain: text("domain").notNull(),
    method: text("method", { enum: signInMethods }).notNull(),
    /** The exact text to be signed; for "memo", the text of the memo. */
    message: text("message").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    usedAt: moment("used_at"),
  },
  (table) => [index("sign_in_nonce_expiry").on(table.expiresAt)],
);
