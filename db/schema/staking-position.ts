import { type SQL, sql } from "drizzle-orm";
import { type AnySQLiteColumn, index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { amountRaw, moment } from "../columns";

/** What we know of a holder's coin positions. The account on the chain is authoritative; this table says where to look. */
export const stakingPosition = sqliteTable(
  "staking_position",
  {
    address: text("address").primaryKey(),
    poolAddress: text("pool_address").notNull(),
    walletAddress: text("wallet_address").notNull(),
    positionId: amountRaw("position_id").notNull(),
    principalRaw: amountRaw("principal_raw").notNull(),
    rewardTotalRaw: amountRaw("reward_total_raw").notNull(),
    claimedRaw: amountRaw("claimed_raw").notNull(),
    termDays: integer("term_days").notNull(),
    rateBps: integer("rate_bps").notNull(),
    baseRateBps: integer("base_rate_bps").notNull(),
    feeBps: integer("fee_bps").notNull(),
    startTs: integer("start_ts").notNull(),
    leftTs: integer("left_ts").notNull(),
    /** The slot of the reading that this row comes from; an older reading never overwrites a newer one. */
    seenSlot: integer("seen_slot").notNull(),
    closedAt: moment("closed_at"),
  },
  (table) => [
    index("staking_position_order").on(table.walletAddress, table.closedAt, positionOverTs(table), table.address),
    // the lists of the staff area
    index("staking_position_all").on(table.startTs, table.address),
    index("staking_position_all_term").on(table.termDays, table.startTs, table.address),
    index("staking_position_all_wallet").on(table.walletAddress, table.startTs, table.address),
  ],
);

/**
 * The chain second at which a position was left, or else at which its term ends: the order of a holder's list. A query uses
 * the index only if it is written in exactly these words.
 */
export function positionOverTs(table: Record<"leftTs" | "startTs" | "termDays", AnySQLiteColumn>): SQL<number> {
  return sql<number>`case ${table.leftTs} when 0 then ${table.startTs} + ${table.termDays} * 86400 else ${table.leftTs} end`;
}
