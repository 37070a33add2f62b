/**
 * What a coin position earns and pays, in base units, exactly as the staking program computes it (rules:
 * programs/staking/README.md). Pure: the time is an argument, and nothing is imported, so that the browser, the Worker and
 * tools share it.
 */

export const YEAR_SECONDS = 31_536_000n;
export const DAY_SECONDS = 86_400n;
export const COIN_TERMS_DAYS = [30, 90, 180, 365] as const;

const BPS = 10_000n;

export type CoinTermDays = (typeof COIN_TERMS_DAYS)[number];

/** The part of a position that decides its rewards. `leftTs` is 0n while the principal is inside. */
export interface CoinPositionTerms {
  principalRaw: bigint;
  rewardTotalRaw: bigint;
  claimedRaw: bigint;
  startTs: bigint;
  leftTs: bigint;
  termDays: number;
  baseRateBps: number;
  feeBps: number;
}

/** Whether a number of days is one of the four terms. */
export function isCoinTerm(days: number): days is CoinTermDays {
  return COIN_TERMS_DAYS.some((term) => term === days);
}

/** The reward of a principal at a yearly rate over some seconds, rounded down. Negative seconds earn nothing. */
export function accrued(principalRaw: bigint, rateBps: number, seconds: bigint): bigint {
  if (seconds <= 0n) return 0n;
  return (principalRaw * BigInt(rateBps) * seconds) / (BPS * YEAR_SECONDS);
}

/** What the pool reserves when a position opens, and owes once its term has ended. */
export function wholeReward(principalRaw: bigint, rateBps: number, termDays: number): bigint {
  return accrued(principalRaw, rateBps, BigInt(termDays) * DAY_SECONDS);
}

/** The second from which the whole reward is due. */
export function endsAt(startTs: bigint, termDays: number): bigint {
  return startTs + BigInt(termDays) * DAY_SECONDS;
}

/**
 * Everything a position has earned at `ts`, claimed or not: by the base rate before the end, the whole reward from the end
 * on, and never less than what has been claimed.
 */
export function earnedAt(position: CoinPositionTerms, ts: bigint): bigint {
  if (position.leftTs !== 0n) return position.rewardTotalRaw;
  if (ts >= endsAt(position.startTs, position.termDays)) return position.rewardTotalRaw;
  const base = accrued(position.principalRaw, position.baseRateBps, ts - position.startTs);
  const capped = base < position.rewardTotalRaw ? base : position.rewardTotalRaw;
  return capped > position.claimedRaw ? capped : position.claimedRaw;
}

/** What can be claimed at `ts`, before the fee. */
export function dueAt(position: CoinPositionTerms, ts: bigint): bigint {
  return earnedAt(position, ts) - position.claimedRaw;
}

/** An amount after its fee. The fee is rounded up. */
export function netOfFee(grossRaw: bigint, feeBps: number): bigint {
  return grossRaw - (grossRaw * BigInt(feeBps) + BPS - 1n) / BPS;
}

/**
 * What reaches the holder when `grossRaw` more of a position is claimed. The fee is computed on the running total, so that
 * many small claims together pay the same as a single one.
 */
export function netOfClaim(position: Pick<CoinPositionTerms, "claimedRaw" | "feeBps">, grossRaw: bigint): bigint {
  const before = netOfFee(position.claimedRaw, position.feeBps);
  return netOfFee(position.claimedRaw + grossRaw, position.feeBps) - before;
}

/** What leaving at `ts` gives up: the part of the reserved reward that will never be due. */
export function releasedAt(position: CoinPositionTerms, ts: bigint): bigint {
  return position.rewardTotalRaw - earnedAt(position, ts);
}
