import { index, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** Everybody who has ever connected a wallet. Connecting proves nothing: rights come from a session. */
export const user = sqliteTable(
  "user",
  {
    id: text("id").primaryKey(),
    walletAddress: text("wallet_address").notNull().unique(),
    walletType: text("wallet_type").notNull(),
    adminCode: text("admin_code"),
    createdAt: moment("created_at").notNull(),
    lastSeenAt: moment("last_seen_at").notNull(),
  },
  (table) => [index("user_newest").on(table.createdAt, table.walletAddress)],
);
