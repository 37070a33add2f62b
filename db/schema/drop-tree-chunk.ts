import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/**
 * Hashes of a campaign's tree, cut into chunks by `packDropTree` of programs-client/drop-tree.ts, so that a proof reads at
 * most three rows.
 */
export const dropTreeChunk = sqliteTable(
  "drop_tree_chunk",
  {
    campaignAddress: text("campaign_address").notNull(),
    layer: integer("layer").notNull(),
    number: integer("number").notNull(),
    /** base64 */
    bytes: text("bytes").notNull(),
  },
  (table) => [primaryKey({ columns: [table.campaignAddress, table.layer, table.number] })],
);
