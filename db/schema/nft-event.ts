import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

const nftEventKinds = ["staked", "checked-in", "claimed", "unstaked", "given-up", "closed"] as const;

/**
 * What happened to a holder's NFTs in pools: one row for each event of a finalized transaction, and one for each reward
 * given up.
 */
export const nftEvent = sqliteTable(
  "nft_event",
  {
    signature: text("signature").notNull(),
    eventIndex: integer("event_index").notNull(),
    kind: text("kind", { enum: nftEventKinds }).notNull(),
    walletAddress: text("wallet_address").notNull(),
    poolAddress: text("pool_address").notNull(),
    positionAddress: text("position_address").notNull(),
    mint: text("mint").notNull(),
    /** The stream that the event is about, 0 to 3; -1 if it is about the NFT alone. */
    place: integer("place").notNull(),
    /** The stream's coin; empty if the event is about the NFT alone. */
    coinMint: text("coin_mint").notNull(),
    decimals: integer("decimals").notNull(),
    /** claimed: what reached the holder; checked-in: the bonus earned; given-up: the reward given up; otherwise 0. */
    amountRaw: amountRaw("amount_raw").notNull(),
    feeRaw: amountRaw("fee_raw").notNull(),
    /** checked-in: which day of the streak it is; otherwise 0. */
    streak: integer("streak").notNull(),
    /** staked: the term; otherwise 0. */
    termDays: integer("term_days").notNull(),
    blockTs: integer("block_ts").notNull(),
    slot: integer("slot").notNull(),
  },
  (table) => {
    const order = [table.blockTs, table.signature, table.eventIndex] as const;
    const { walletAddress, poolAddress, place, kind, mint, coinMint } = table;
    // one index per kind of search, with the whole order in it, so that reading a page of results reads little more than
    // that page
    return [
      primaryKey({ columns: [table.signature, table.eventIndex] }),
      index("nft_event_pool").on(walletAddress, poolAddress, ...order),
      index("nft_event_pool_mint").on(walletAddress, poolAddress, mint, ...order),
      index("nft_event_stream").on(walletAddress, poolAddress, place, ...order),
      index("nft_event_stream_kind").on(walletAddress, poolAddress, place, kind, ...order),
      index("nft_event_stream_mint").on(walletAddress, poolAddress, place, mint, ...order),
      index("nft_event_stream_kind_mint").on(walletAddress, poolAddress, place, kind, mint, ...order),
      index("nft_event_coin").on(walletAddress, coinMint, ...order),
      index("nft_event_coin_kind").on(walletAddress, coinMint, kind, ...order),
      index("nft_event_position").on(table.positionAddress, table.slot),
      // the lists of the staff area; each ends with SQLite's own number of the row
      index("nft_event_all").on(table.blockTs),
      index("nft_event_all_kind").on(kind, table.blockTs),
      index("nft_event_all_pool").on(poolAddress, table.blockTs),
      index("nft_event_all_wallet").on(walletAddress, table.blockTs),
      index("nft_event_all_mint").on(mint, table.blockTs),
    ];
  },
);
