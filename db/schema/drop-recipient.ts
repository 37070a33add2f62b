import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

/** The wallets that may take a gift of a campaign: the list from which its root was computed. */
export const dropRecipient = sqliteTable(
  "drop_recipient",
  {
    campaignAddress: text("campaign_address").notNull(),
    /** From 0; for NFTs also the number of the gift. */
    place: integer("place").notNull(),
    walletAddress: text("wallet_address").notNull(),
    /** Base units; 1 for an NFT. */
    amountRaw: amountRaw("amount_raw").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignAddress, table.place] }),
    index("drop_recipient_wallet").on(table.walletAddress, table.campaignAddress, table.place),
  ],
);
