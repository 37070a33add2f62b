import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw } from "../columns";

/** Who may take a gift of a campaign: the list that its root was made of. */
export const dropRecipient = sqliteTable(
  "drop_recipient",
  {
    campaignAddress: text("campaign_address").notNull(),
    /** From 0; of NFTs also the number of the gift. */
    place: integer("place").notNull(),
    walletAddress: text("wallet_address").notNull(),
    /** Base units; 1 of an NFT. */
    amountRaw: amountRaw("amount_raw").notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.campaignAddress, table.place] }),
    index("drop_recipient_wallet").on(table.walletAddress, table.campaignAddress, table.place),
  ],
);
