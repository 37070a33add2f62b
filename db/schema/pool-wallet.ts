import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** How many positions a wallet has open in a pool, by the triggers of db/pool-sums.sql. Without any it has no row. */
export const poolWallet = sqliteTable(
  "pool_wallet",
  {
    poolAddress: text("pool_address").notNull(),
    walletAddress: text("wallet_address").notNull(),
    open: integer("open").notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolAddress, table.walletAddress] })],
);
