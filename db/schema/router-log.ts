import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** One page view. */
export const routerLog = sqliteTable(
  "router_log",
  {
    entryId: text("entry_id").primaryKey(),
    walletAddress: text("wallet_address").notNull(),
    /** Whether a signed session proved the wallet; otherwise a visitor only claimed it. */
    isWalletProven: integer("is_wallet_proven", { mode: "boolean" }).notNull().default(false),
    path: text("path").notNull(),
    userIp: text("user_ip").notNull(),
    regId: text("reg_id").notNull(),
    receivedAt: moment("received_at").notNull(),
  },
  (table) => [
    index("router_log_newest").on(table.receivedAt, table.entryId),
    index("router_log_wallet").on(table.walletAddress, table.receivedAt, table.entryId),
    index("router_log_path").on(table.path, table.receivedAt, table.entryId),
  ],
);
