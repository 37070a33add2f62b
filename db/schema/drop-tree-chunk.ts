import { integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";

/** Hashes of a campaign's tree as `packDropTree` of programs-client/drop-tree.ts cuts them: a proof reads three rows at most. */
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
