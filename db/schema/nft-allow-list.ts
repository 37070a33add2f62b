import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** The NFTs on a pool's allow-list, each with its proof. The chain keeps only the list's root. */
export const nftAllowList = sqliteTable(
  "nft_allow_list",
  {
    /** Hex. It belongs to one pool, because its leaves name the pool. */
    root: text("root").notNull(),
    mint: text("mint").notNull(),
    /** From 0. */
    place: integer("place").notNull(),
    /** The sibling hashes from the leaf up, 32 bytes each, base64. */
    proof: text("proof").notNull(),
  },
  (table) => [primaryKey({ columns: [table.root, table.mint] })],
);
