import { integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * What happened in a pool on a day in UTC, by kind, term and coin. Triggers (db/pool-sums.sql) add each event as it is
 * recorded, so that a plot never reads the events themselves.
 */
export const poolDay = sqliteTable(
  "pool_day",
  {
    poolAddress: text("pool_address").notNull(),
    /** Days since 1970. */
    day: integer("day").notNull(),
    /** The kind of an event, or `joined`: a wallet's first open position, or `left`: its last one ended. */
    kind: text("kind").notNull(),
    /** staked, unstaked: the term, 0 without one. */
    termDays: integer("term_days").notNull(),
    /** Of a reward of an NFT pool; otherwise empty. */
    coinMint: text("coin_mint").notNull(),
    events: integer("events").notNull(),
    /** Base units as a float, which is exact to fifteen digits: for plots, not for books. */
    amount: real("amount").notNull(),
  },
  (table) => [primaryKey({ columns: [table.poolAddress, table.day, table.kind, table.termDays, table.coinMint] })],
);
