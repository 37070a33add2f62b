import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Which NFTs a pool's allow-list names, each with its proof: the chain keeps the list's root alone. */
export const nftAllowList = sqliteTable(
  "nft_allow_list",
  {
    /** Hex. Of one pool: its leaves name the pool. */
    root: text("root").notNull(),
    mint: text("mint").notNull(),
    /** From 0. */
    place: integer("place").notNull(),
    /** Siblings from the leaf's up, 32 bytes each, base64. */
    proof: text("proof").notNull(),
  },
  (table) => [primaryKey({ columns: [table.root, table.mint] })],
);
