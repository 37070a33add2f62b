import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

const vestingEventKinds = ["granted", "claimed", "revoked", "proposed", "accepted", "closed"] as const;

/** What happened to grants: one row for each event of a finalized transaction. */
export const vestingEvent = sqliteTable(
  "vesting_event",
  {
    signature: text("signature").notNull(),
    eventIndex: integer("event_index").notNull(),
    kind: text("kind", { enum: vestingEventKinds }).notNull(),
    /**
     * granted, accepted: the new beneficiary; proposed: the proposed one; claimed: the wallet that was paid; otherwise
     * empty.
     */
    walletAddress: text("wallet_address").notNull(),
    grantAddress: text("grant_address").notNull(),
    mint: text("mint").notNull(),
    /** granted: the whole amount; claimed: what was paid; revoked: what went back; otherwise 0. */
    amountRaw: amountRaw("amount_raw").notNull(),
    blockTs: integer("block_ts").notNull(),
    slot: integer("slot").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.signature, table.eventIndex] }),
    index("vesting_event_grant").on(table.grantAddress, table.blockTs, table.signature, table.eventIndex),
    index("vesting_event_wallet").on(table.walletAddress, table.blockTs, table.signature, table.eventIndex),
    // the lists of the staff area; each ends with SQLite's own number of the row
    index("vesting_event_all").on(table.blockTs),
    index("vesting_event_all_wallet").on(table.walletAddress, table.blockTs),
    index("vesting_event_all_grant").on(table.grantAddress, table.blockTs),
    index("vesting_event_all_kind").on(table.kind, table.blockTs),
    index("vesting_event_all_mint").on(table.mint, table.blockTs),
  ],
);
