import { sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** A failed attempt at a gift that its holder has reset, so that the gift may be tried again. */
export const dropReset = sqliteTable("drop_reset", {
  intentId: text("intent_id").primaryKey(),
  walletAddress: text("wallet_address").notNull(),
  createdAt: moment("created_at").notNull(),
});
