import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { uint256 } from "../columns";

/**
 * Who holds which NFT of the old collections on the former chain, by their Transfer events up to the cursor's block
 * (`evmCursor`). It says where to look, and can be made again from the chain. Addresses are in lower case.
 */
export const oldNft = sqliteTable(
  "old_nft",
  {
    contract: text("contract").notNull(),
    tokenId: uint256("token_id").notNull(),
    /** The address of zeros once it is burnt. */
    owner: text("owner").notNull(),
    /** The place of the transfer that gave it to its owner. */
    blockNumber: integer("block_number").notNull(),
    logIndex: integer("log_index").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.contract, table.tokenId] }),
    // a page of a wallet with thousands is one read of this index
    index("old_nft_owner").on(table.owner, table.contract, table.tokenId),
    // finds what a reorganisation may have undone
    index("old_nft_block").on(table.blockNumber),
  ],
);
