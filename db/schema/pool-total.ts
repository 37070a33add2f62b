import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The sums of `pool_day` over all days, by the same triggers. */
export const poolTotal = sqliteTable(
  "pool_total",
  {
    poolAddress: text("pool_address").notNull(),
    kind: text("kind").notNull(),
    termDays: integer("term_days").notNull(),
    coinMint: text("coin_mint").notNull(),
    events: integer("events").notNull(),
    amount: real("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolAddress, table.kind, table.termDays, table.coinMint] })],
);
