import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "../columns";

/**
 * What we know of vesting grants, no matter who made them. While its account exists on the chain, the account is
 * authoritative.
 */
export const vestingGrant = sqliteTable(
  "vesting_grant",
  {
    address: text("address").primaryKey(),
    creatorAddress: text("creator_address").notNull(),
    /** The wallet that can claim now; the grant may have been handed over. */
    walletAddress: text("wallet_address").notNull(),
    /** Proposed by the beneficiary; null if nobody is. */
    pendingAddress: text("pending_address"),
    mint: text("mint").notNull(),
    decimals: integer("decimals").notNull(),
    /** The creator's name for the plan that the grant belongs to. Anybody can write anything here. */
    plan: text("plan").notNull(),
    grantId: amountRaw("grant_id").notNull(),
    totalRaw: amountRaw("total_raw").notNull(),
    claimedRaw: amountRaw("claimed_raw").notNull(),
    /** What went back to the creator when the grant was revoked. */
    returnedRaw: amountRaw("returned_raw").notNull(),
    startTs: integer("start_ts").notNull(),
    cliffTs: integer("cliff_ts").notNull(),
    endTs: integer("end_ts").notNull(),
    /** 0 if it is released every second. */
    stepSeconds: integer("step_seconds").notNull(),
    isRevocable: integer("is_revocable", { mode: "boolean" }).notNull(),
    /** 0 if it was never revoked. */
    revokedTs: integer("revoked_ts").notNull(),
    /** The slot of the reading that this row comes from; an older reading never overwrites a newer one. */
    seenSlot: integer("seen_slot").notNull(),
    /** True once everything was paid. */
    closedAt: moment("closed_at"),
  },
  (table) => {
    const { walletAddress, mint, creatorAddress, startTs, address } = table;
    // plan names are searched regardless of case
    const plan = sql`${table.plan} collate nocase`;
    // one index per kind of list, with the whole order in it, so that reading a page of results reads little more than that
    // page
    return [
      index("vesting_grant_wallet").on(walletAddress, startTs, address),
      index("vesting_grant_wallet_mint").on(walletAddress, mint, startTs, address),
      index("vesting_grant_wallet_creator").on(walletAddress, mint, creatorAddress, startTs, address),
      index("vesting_grant_pending").on(table.pendingAddress, startTs, address),
      // the public plan lists only known creators, unless all are asked for
      index("vesting_grant_creator").on(creatorAddress, mint, startTs, address),
      // the proof page counts the newest that are open, however many were paid before
      index("vesting_grant_open").on(creatorAddress, mint, startTs, address).where(sql`${table.closedAt} is null`),
      index("vesting_grant_creator_plan").on(creatorAddress, mint, plan, address),
      index("vesting_grant_mint").on(mint, startTs, address),
      index("vesting_grant_mint_plan").on(mint, plan, address),
      // the lists of the staff area
      index("vesting_grant_all").on(startTs, address),
      index("vesting_grant_all_plan").on(table.plan, address),
      index("vesting_grant_all_creator").on(creatorAddress, startTs, address),
    ];
  },
);
