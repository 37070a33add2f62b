import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** What we know of a holder's NFT positions. The account on the chain is authoritative; this table says where to look. */
export const nftPosition = sqliteTable(
  "nft_position",
  {
    address: text("address").primaryKey(),
    poolAddress: text("pool_address").notNull(),
    walletAddress: text("wallet_address").notNull(),
    mint: text("mint").notNull(),
    /** 0 in a Boost pool. */
    termDays: integer("term_days").notNull(),
    weightBps: integer("weight_bps").notNull(),
    baseWeightBps: integer("base_weight_bps").notNull(),
    feeBps: integer("fee_bps").notNull(),
    startTs: integer("start_ts").notNull(),
    /** 0 while the NFT is inside. */
    leftTs: integer("left_ts").notNull(),
    /** The slot of the reading that this row comes from; an older reading never overwrites a newer one. */
    seenSlot: integer("seen_slot").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    index("nft_position_wallet").on(
      table.walletAddress,
      table.poolAddress,
      table.closedAt,
      table.startTs,
      table.address,
    ),
    index("nft_position_term").on(
      table.walletAddress,
      table.poolAddress,
      table.closedAt,
      table.termDays,
      table.startTs,
      table.address,
    ),
    index("nft_position_pool").on(table.poolAddress, table.closedAt),
  ],
);
