import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "../columns";

/** What we know of vesting grants, whoever made them. The account on the chain is the truth while it is there. */
export const vestingGrant = sqliteTable(
  "vesting_grant",
  {
    address: text("address").primaryKey(),
    creatorAddress: text("creator_address").notNull(),
    /** Who can claim now: it may have been handed over. */
    walletAddress: text("wallet_address").notNull(),
    /** Proposed by the beneficiary; null when nobody was. */
    pendingAddress: text("pending_address"),
    mint: text("mint").notNull(),
    decimals: integer("decimals").notNull(),
    /** What its creator calls the plan that it is part of: anybody can write anything here. */
    plan: text("plan").notNull(),
    grantId: amountRaw("grant_id").notNull(),
    totalRaw: amountRaw("total_raw").notNull(),
    claimedRaw: amountRaw("claimed_raw").notNull(),
    /** Went back to the creator when it was revoked. */
    returnedRaw: amountRaw("returned_raw").notNull(),
    startTs: integer("start_ts").notNull(),
    cliffTs: integer("cliff_ts").notNull(),
    endTs: integer("end_ts").notNull(),
    /** 0: released every second. */
    stepSeconds: integer("step_seconds").notNull(),
    isRevocable: integer("is_revocable", { mode: "boolean" }).notNull(),
    /** 0: never revoked. */
    revokedTs: integer("revoked_ts").notNull(),
    /** Slot of the reading this row comes from; an older reading never overwrites a newer one. */
    seenSlot: integer("seen_slot").notNull(),
    /** All was paid. */
    closedAt: moment("closed_at"),
  },
  (table) => {
    const { walletAddress, mint, creatorAddress, startTs, address } = table;
    // names of plans are searched without regard to capitals
    const plan = sql`${table.plan} collate nocase`;
    // one for each way to list, whole order included: a page of what is found reads little more than itself
    return [
      index("vesting_grant_wallet").on(walletAddress, startTs, address),
      index("vesting_grant_wallet_mint").on(walletAddress, mint, startTs, address),
      index("vesting_grant_wallet_creator").on(walletAddress, mint, creatorAddress, startTs, address),
      index("vesting_grant_pending").on(table.pendingAddress, startTs, address),
      // the public plan lists known creators only, unless it is asked for all
      index("vesting_grant_creator").on(creatorAddress, mint, startTs, address),
      index("vesting_grant_creator_plan").on(creatorAddress, mint, plan, address),
      index("vesting_grant_mint").on(mint, startTs, address),
      index("vesting_grant_mint_plan").on(mint, plan, address),
    ];
  },
);
