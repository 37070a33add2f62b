import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";
import { user } from "./user";

/** A signed session. Only the hash of its id is stored, so that a copy of the table opens no session. */
export const session = sqliteTable(
  "session",
  {
    idHash: text("id_hash").primaryKey(),
    userId: text("user_id")
      .notNull()
      .references(() => user.id),
    /** The chain of the wallet that signed: a session of one chain never counts for the other. */
    chain: text("chain", { enum: ["solana", "eip155"] })
      .notNull()
      .default("solana"),
    /** An EVM address is in lower case. */
    walletAddress: text("wallet_address").notNull(),
    createdAt: moment("created_at").notNull(),
    expiresAt: moment("expires_at").notNull(),
    revokedAt: moment("revoked_at"),
  },
  (table) => [
    index("session_wallet").on(table.walletAddress, table.createdAt),
    index("session_expiry").on(table.expiresAt),
  ],
);
