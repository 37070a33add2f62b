import { integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "./columns";

// Tables of db/schema once more, as the lists of the staff area read them: with chain seconds as moments, and with the number
// that SQLite gives each event, which tells apart the events of one transaction, so that a list can go on after any of them.
// Nothing is written through them; drizzle-kit does not see this file.

const number = () => integer("rowid").notNull();
const second = (name: string) => integer(name, { mode: "timestamp" }).notNull();
const at = () => second("block_ts");
const of = () => ({ number: number(), at: at(), signature: text("signature").notNull(), kind: text("kind").notNull() });

/** What happened to coin positions. */
export const numberedCoinEvent = sqliteTable("staking_event", {
  ...of(),
  walletAddress: text("wallet_address").notNull(),
  poolAddress: text("pool_address").notNull(),
  positionAddress: text("position_address").notNull(),
  amountRaw: amountRaw("amount_raw").notNull(),
  feeRaw: amountRaw("fee_raw").notNull(),
  releasedRaw: amountRaw("released_raw").notNull(),
  termDays: integer("term_days").notNull(),
});

/** What happened to NFTs in pools. */
export const numberedNftEvent = sqliteTable("nft_event", {
  ...of(),
  walletAddress: text("wallet_address").notNull(),
  poolAddress: text("pool_address").notNull(),
  mint: text("mint").notNull(),
  coinMint: text("coin_mint").notNull(),
  decimals: integer("decimals").notNull(),
  amountRaw: amountRaw("amount_raw").notNull(),
  feeRaw: amountRaw("fee_raw").notNull(),
  streak: integer("streak").notNull(),
  termDays: integer("term_days").notNull(),
});

/** Gifts that were taken. */
export const numberedDropClaim = sqliteTable("drop_claim", {
  ...of(),
  walletAddress: text("wallet_address").notNull(),
  campaignAddress: text("campaign_address").notNull(),
  place: integer("place").notNull(),
  mint: text("mint").notNull(),
  amountRaw: amountRaw("amount_raw").notNull(),
});

/** What happened to grants. */
export const numberedVestingEvent = sqliteTable("vesting_event", {
  ...of(),
  walletAddress: text("wallet_address").notNull(),
  grantAddress: text("grant_address").notNull(),
  mint: text("mint").notNull(),
  amountRaw: amountRaw("amount_raw").notNull(),
});

/** Coin positions. */
export const coinPositionRow = sqliteTable("staking_position", {
  address: text("address").primaryKey(),
  poolAddress: text("pool_address").notNull(),
  walletAddress: text("wallet_address").notNull(),
  principalRaw: amountRaw("principal_raw").notNull(),
  rewardTotalRaw: amountRaw("reward_total_raw").notNull(),
  claimedRaw: amountRaw("claimed_raw").notNull(),
  termDays: integer("term_days").notNull(),
  rateBps: integer("rate_bps").notNull(),
  baseRateBps: integer("base_rate_bps").notNull(),
  feeBps: integer("fee_bps").notNull(),
  startsAt: second("start_ts"),
  leftTs: integer("left_ts").notNull(),
  closedAt: moment("closed_at"),
});

/** Drop campaigns. */
export const dropCampaignRow = sqliteTable("drop_campaign", {
  address: text("address").primaryKey(),
  creatorAddress: text("creator_address").notNull(),
  funderAddress: text("funder_address").notNull(),
  kind: text("kind").notNull(),
  state: text("state").notNull(),
  mint: text("mint").notNull(),
  decimals: integer("decimals").notNull(),
  beginsAt: second("begin_ts"),
  endsAt: second("end_ts"),
  recipients: integer("recipients").notNull(),
  supply: integer("supply").notNull(),
  claimedCount: integer("claimed_count").notNull(),
  totalGiftRaw: amountRaw("total_gift_raw").notNull(),
  claimedGiftRaw: amountRaw("claimed_gift_raw").notNull(),
  closedAt: moment("closed_at"),
});

/** Grants. */
export const grantRow = sqliteTable("vesting_grant", {
  address: text("address").primaryKey(),
  creatorAddress: text("creator_address").notNull(),
  walletAddress: text("wallet_address").notNull(),
  pendingAddress: text("pending_address"),
  mint: text("mint").notNull(),
  decimals: integer("decimals").notNull(),
  plan: text("plan").notNull(),
  totalRaw: amountRaw("total_raw").notNull(),
  claimedRaw: amountRaw("claimed_raw").notNull(),
  returnedRaw: amountRaw("returned_raw").notNull(),
  startsAt: second("start_ts"),
  cliffAt: second("cliff_ts"),
  endsAt: second("end_ts"),
  stepSeconds: integer("step_seconds").notNull(),
  isRevocable: integer("is_revocable", { mode: "boolean" }).notNull(),
  revokedTs: integer("revoked_ts").notNull(),
  closedAt: moment("closed_at"),
});
