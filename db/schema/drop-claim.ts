import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

/** One row for each gift that was taken in a finalized transaction. */
export const dropClaim = sqliteTable(
  "drop_claim",
  {
    signature: text("signature").notNull(),
    eventIndex: integer("event_index").notNull(),
    walletAddress: text("wallet_address").notNull(),
    campaignAddress: text("campaign_address").notNull(),
    /** The place on the list. */
    place: integer("place").notNull(),
    kind: text("kind", { enum: ["coins", "nfts"] }).notNull(),
    /** The coin's mint, or the NFT's own. */
    mint: text("mint").notNull(),
    /** Base units; 1 for an NFT. */
    amountRaw: amountRaw("amount_raw").notNull(),
    blockTs: integer("block_ts").notNull(),
    slot: integer("slot").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.signature, table.eventIndex] }),
    index("drop_claim_wallet").on(table.walletAddress, table.blockTs, table.signature, table.eventIndex),
    index("drop_claim_wallet_kind").on(
      table.walletAddress,
      table.kind,
      table.blockTs,
      table.signature,
      table.eventIndex,
    ),
    index("drop_claim_wallet_mint").on(
      table.walletAddress,
      table.mint,
      table.blockTs,
      table.signature,
      table.eventIndex,
    ),
    index("drop_claim_campaign").on(table.campaignAddress, table.place),
    // the lists of the staff area; each ends with SQLite's own number of the row
    index("drop_claim_all").on(table.blockTs),
    index("drop_claim_all_wallet").on(table.walletAddress, table.blockTs),
    index("drop_claim_all_kind").on(table.kind, table.blockTs),
    index("drop_claim_all_campaign").on(table.campaignAddress, table.blockTs),
  ],
);
