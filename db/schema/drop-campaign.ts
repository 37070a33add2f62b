import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "../columns";

const dropGiftKinds = ["coins", "nfts"] as const;
const dropCampaignStates = ["draft", "open", "settled"] as const;

/**
 * What we know of drop campaigns, no matter who made them. While its account exists on the chain, the account is
 * authoritative.
 */
export const dropCampaign = sqliteTable(
  "drop_campaign",
  {
    address: text("address").primaryKey(),
    creatorAddress: text("creator_address").notNull(),
    funderAddress: text("funder_address").notNull(),
    campaignId: integer("campaign_id").notNull(),
    kind: text("kind", { enum: dropGiftKinds }).notNull(),
    state: text("state", { enum: dropCampaignStates }).notNull(),
    /** The gift's coin; empty for NFTs. */
    mint: text("mint").notNull(),
    decimals: integer("decimals").notNull(),
    beginTs: integer("begin_ts").notNull(),
    endTs: integer("end_ts").notNull(),
    recipients: integer("recipients").notNull(),
    supply: integer("supply").notNull(),
    claimedCount: integer("claimed_count").notNull(),
    /** Base units, or a number of NFTs. */
    totalGiftRaw: amountRaw("total_gift_raw").notNull(),
    claimedGiftRaw: amountRaw("claimed_gift_raw").notNull(),
    /** The slot of the reading that this row comes from; an older reading never overwrites a newer one. */
    seenSlot: integer("seen_slot").notNull(),
    /** True once its account was closed and nothing was left in it. */
    closedAt: moment("closed_at"),
  },
  (table) => [
    index("drop_campaign_creator").on(table.creatorAddress, table.beginTs, table.address),
    // the list of the staff area
    index("drop_campaign_all").on(table.beginTs, table.address),
    index("drop_campaign_all_state").on(table.state, table.beginTs, table.address),
  ],
);
