import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

const nftEventKinds = ["staked", "checked-in", "claimed", "unstaked", "given-up", "closed"] as const;

/** What became of a holder's NFTs in pools: one row for each event of a finalized transaction, and for each reward given up. */
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
    /** The stream that it is about, 0 to 3; -1: the NFT alone. */
    place: integer("place").notNull(),
    /** The stream's coin; empty: the NFT alone. */
    coinMint: text("coin_mint").notNull(),
    decimals: integer("decimals").notNull(),
    /** claimed: what reached the holder; checked-in: the bonus earned; given-up: the reward given up; else 0. */
    amountRaw: amountRaw("amount_raw").notNull(),
    feeRaw: amountRaw("fee_raw").notNull(),
    /** checked-in: its day in a row; else 0. */
    streak: integer("streak").notNull(),
    /** staked: the term; else 0. */
    termDays: integer("term_days").notNull(),
    blockTs: integer("block_ts").notNull(),
    slot: integer("slot").notNull(),
  },
  (table) => {
    const order = [table.blockTs, table.signature, table.eventIndex] as const;
    const { walletAddress, poolAddress, place, kind, mint, coinMint } = table;
    // one for each way to search, whole order included: a page of what is found reads little more than itself
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
    ];
  },
);
