import { accrued, type CoinTermDays, DAY_SECONDS, expectedReward, netOfFee } from "~/domain/staking/rules";

export type RewardConditions = { ratesBps: readonly number[]; feeBps: number };

/** The reward of a planned stake: steady accrual at the base rate, then a step at the end. All amounts are after the fee. */
export type RewardCurve = {
  termDays: CoinTermDays;
  baseRateBps: number;
  feeBps: number;
  /** What is claimable in the last second before the end, and from the end on. */
  beforeEndRaw: bigint;
  wholeRaw: bigint;
  /** Whether the end brings more than its last second does. */
  hasStep: boolean;
};

/**
 * What a stake of `principalRaw` base units would pay over its term, after the fee, under the present conditions of a pool.
 */
export function rewardCurve(pool: RewardConditions, principalRaw: bigint, termDays: CoinTermDays): RewardCurve {
  const { baseRateBps, rateBps, rewardRaw, netRaw } = expectedReward(pool, principalRaw, termDays);
  const accruedRaw = accrued(principalRaw, baseRateBps, BigInt(termDays) * DAY_SECONDS - 1n);
  const beforeEndRaw = netOfFee(accruedRaw < rewardRaw ? accruedRaw : rewardRaw, pool.feeBps);
  return { termDays, baseRateBps, feeBps: pool.feeBps, beforeEndRaw, wholeRaw: netRaw, hasStep: rateBps > baseRateBps };
}

/**
 * What is claimable at the beginning of a day of the term, and what leaving then gives up. Day 0 is the day of the stake.
 */
export function claimableOnDay(
  curve: RewardCurve,
  principalRaw: bigint,
  day: number,
): { claimableRaw: bigint; releasedRaw: bigint } {
  if (day >= curve.termDays) return { claimableRaw: curve.wholeRaw, releasedRaw: 0n };
  const grossRaw = accrued(principalRaw, curve.baseRateBps, BigInt(day) * DAY_SECONDS);
  const claimableRaw = netOfFee(grossRaw, curve.feeBps);
  return { claimableRaw, releasedRaw: curve.wholeRaw - claimableRaw };
}

/** The days that have a row in the table: the first, the quarters, the last before the end, and the end. */
export function tableDays(termDays: CoinTermDays): number[] {
  const quarters = [1, 2, 3].map((quarter) => Math.round((termDays * quarter) / 4));
  return [1, ...quarters, termDays - 1, termDays];
}

const MOST_STAIRS = 45;

/** The days at which the steps of the plot begin: each day of a short term, evenly spaced days of a long one. */
export function stairDays(termDays: CoinTermDays): number[] {
  const count = Math.min(termDays, MOST_STAIRS);
  return Array.from({ length: count }, (_, stair) => Math.round((stair * termDays) / count));
}
