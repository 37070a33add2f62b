import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

const stakingEventKinds = ["staked", "claimed", "unstaked", "closed"] as const;

/** A holder's history: one row for each event of a finalized transaction. */
export const stakingEvent = sqliteTable(
  "staking_event",
  {
    signature: text("signature").notNull(),
    eventIndex: integer("event_index").notNull(),
    kind: text("kind", { enum: stakingEventKinds }).notNull(),
    walletAddress: text("wallet_address").notNull(),
    poolAddress: text("pool_address").notNull(),
    positionAddress: text("position_address").notNull(),
    /** staked, unstaked: the principal; claimed: what reached the holder; closed: 0. */
    amountRaw: amountRaw("amount_raw").notNull(),
    feeRaw: amountRaw("fee_raw").notNull(),
    /** Reward given up by leaving early. */
    releasedRaw: amountRaw("released_raw").notNull(),
    termDays: integer("term_days").notNull(),
    blockTs: integer("block_ts").notNull(),
    slot: integer("slot").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.signature, table.eventIndex] }),
    // one index per kind of search, with the whole order in it, so that reading a page of results reads little more than
    // that page
    index("staking_event_wallet").on(table.walletAddress, table.blockTs, table.signature, table.eventIndex),
    index("staking_event_kind").on(table.walletAddress, table.kind, table.blockTs, table.signature, table.eventIndex),
    index("staking_event_term").on(
      table.walletAddress,
      table.termDays,
      table.blockTs,
      table.signature,
      table.eventIndex,
    ),
    index("staking_event_kind_term").on(
      table.walletAddress,
      table.kind,
      table.termDays,
      table.blockTs,
      table.signature,
      table.eventIndex,
    ),
    index("staking_event_position").on(table.positionAddress, table.slot),
    index("staking_event_signature").on(table.walletAddress, table.signature, table.eventIndex),
    // the lists of the staff area; each ends with SQLite's own number of the row
    index("staking_event_all").on(table.blockTs),
    index("staking_event_all_wallet").on(table.walletAddress, table.blockTs),
    index("staking_event_all_kind").on(table.kind, table.blockTs),
    index("staking_event_all_pool").on(table.poolAddress, table.blockTs),
  ],
);
