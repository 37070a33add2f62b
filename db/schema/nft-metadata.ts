import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { moment } from "../columns";

/** Names and picture addresses of NFTs of our collections, kept so that no page waits for another server. */
export const nftMetadata = sqliteTable(
  "nft_metadata",
  {
    mint: text("mint").primaryKey(),
    /** From the metadata account. */
    name: text("name").notNull(),
    symbol: text("symbol").notNull(),
    uri: text("uri").notNull(),
    /** The mint of the collection that verified it; empty if none did. */
    collectionMint: text("collection_mint").notNull(),
    /** The slot in which the account was read. */
    seenSlot: integer("seen_slot").notNull(),
    /** From the JSON behind `uri`: an https address or one of our own site; null until it was fetched. */
    image: text("image"),
    fetchedAt: moment("fetched_at"),
    /** How often fetching has failed since it last worked, and when it is tried again. */
    failures: integer("failures").notNull(),
    tryAt: moment("try_at").notNull(),
  },
  (table) => [index("nft_metadata_collection").on(table.collectionMint, table.mint)],
);
