import {
  accrued,
  COIN_TERMS_DAYS,
  type CoinPositionTerms,
  type CoinTermDays,
  DAY_SECONDS,
  dueAt,
  earnedAt,
  endsAt,
  isCoinTerm,
  netOfClaim,
  netOfFee,
  releasedAt,
  wholeReward,
  YEAR_SECONDS,
} from "~programs/reward-calculator";

export * from "~programs/reward-calculator";

const BPS = 10_000n;

export const QUICK_FILL_PERCENTS = [10, 25, 50, 100] as const;

/** The conditions for new positions. Rates are in the order of COIN_TERMS_DAYS. */
export type CoinPoolConditions = {
  ratesBps: readonly number[];
  feeBps: number;
  minStakeRaw: bigint;
  maxStakeRaw: bigint;
};

/** A part of a balance, rounded down (10, 25, 50 or 100 percent: the specification's buttons). */
export function percentOf(balanceRaw: bigint, percent: number): bigint {
  return (balanceRaw * BigInt(percent)) / 100n;
}

/** The yearly rate of a term today. The 30-day rate is also the base rate. */
export function rateOfTerm(ratesBps: readonly number[], termDays: CoinTermDays): number {
  const rateBps = ratesBps[COIN_TERMS_DAYS.indexOf(termDays)];
  if (rateBps === undefined) throw new RangeError(`no rate for ${termDays} days`);
  return rateBps;
}

export type ExpectedReward = {
  termDays: CoinTermDays;
  rateBps: number;
  baseRateBps: number;
  /** Whole reward at the end of the term, before the fee; the fee; what reaches the holder. */
  rewardRaw: bigint;
  feeRaw: bigint;
  netRaw: bigint;
};

/** The calculator: what a stake opened now would earn over its term, exact to the base unit. */
export function expectedReward(
  pool: Pick<CoinPoolConditions, "ratesBps" | "feeBps">,
  principalRaw: bigint,
  termDays: CoinTermDays,
): ExpectedReward {
  const rateBps = rateOfTerm(pool.ratesBps, termDays);
  const rewardRaw = wholeReward(principalRaw, rateBps, termDays);
  const netRaw = netOfFee(rewardRaw, pool.feeBps);
  return {
    termDays,
    rateBps,
    baseRateBps: rateOfTerm(pool.ratesBps, 30),
    rewardRaw,
    feeRaw: rewardRaw - netRaw,
    netRaw,
  };
}

/** What a stake earns in a day until its term ends, after the fee: at the base rate, as the chain pays it. */
export function dailyNet({
  principalRaw,
  baseRateBps,
  feeBps,
}: Pick<CoinPositionTerms, "principalRaw" | "baseRateBps" | "feeBps">): bigint {
  return netOfFee(accrued(principalRaw, baseRateBps, DAY_SECONDS), feeBps);
}

/** The terms of a stake on a screen as decimal strings for its wish. The program refuses worse ones (ConditionsChanged). */
export function shownTerms(pool: Pick<CoinPoolConditions, "ratesBps" | "feeBps">, termDays: CoinTermDays) {
  return {
    minRateBps: String(rateOfTerm(pool.ratesBps, termDays)),
    minBaseRateBps: String(rateOfTerm(pool.ratesBps, 30)),
    maxFeeBps: String(pool.feeBps),
  };
}

/** Every term with what a stake would earn in it. */
export function termTable(pool: Pick<CoinPoolConditions, "ratesBps" | "feeBps">, principalRaw: bigint) {
  return COIN_TERMS_DAYS.map((termDays) => expectedReward(pool, principalRaw, termDays));
}

/** The largest principal whose whole reward fits into what the reward vault has free; unbounded (null) at a rate of zero. */
export function largestCoveredStake(freeRewardRaw: bigint, rateBps: number, termDays: number): bigint | null {
  if (freeRewardRaw < 0n) return 0n;
  const factor = BigInt(rateBps) * BigInt(termDays) * DAY_SECONDS;
  if (factor === 0n) return null;
  // floor(p * factor / D) <= free  ⇔  p * factor < (free + 1) * D
  return ((freeRewardRaw + 1n) * BPS * YEAR_SECONDS - 1n) / factor;
}

export type StakeLimit = {
  /** The bounds of an amount; no amount is possible if `maxRaw` is below `minRaw`. */
  minRaw: bigint;
  maxRaw: bigint;
  /** What limits the maximum. */
  limitedBy: "balance" | "position" | "reward";
};

/**
 * How much one position may hold now, limited by the holder's balance, the pool's bound and the reward that is still free.
 */
export function stakeLimit(
  pool: CoinPoolConditions & { freeRewardRaw: bigint },
  balanceRaw: bigint,
  termDays: CoinTermDays,
): StakeLimit {
  const covered = largestCoveredStake(pool.freeRewardRaw, rateOfTerm(pool.ratesBps, termDays), termDays);
  let limit: StakeLimit = { minRaw: pool.minStakeRaw, maxRaw: balanceRaw, limitedBy: "balance" };
  if (pool.maxStakeRaw < limit.maxRaw) limit = { ...limit, maxRaw: pool.maxStakeRaw, limitedBy: "position" };
  if (covered !== null && covered < limit.maxRaw) limit = { ...limit, maxRaw: covered, limitedBy: "reward" };
  return limit;
}

/** Why an amount cannot be staked, as the code of its error; null if it can. The order of the checks is the program's. */
export function refusalOfStake(
  pool: CoinPoolConditions & { freeRewardRaw: bigint; isPaused: boolean },
  balanceRaw: bigint,
  stake: { amountRaw: bigint; termDays: number },
) {
  const { amountRaw, termDays } = stake;
  if (pool.isPaused) return "PoolPaused";
  if (!isCoinTerm(termDays)) return "UnknownTerm";
  if (amountRaw < pool.minStakeRaw) return "AmountBelowMinimum";
  if (amountRaw > pool.maxStakeRaw) return "AmountAboveMaximum";
  if (expectedReward(pool, amountRaw, termDays).rewardRaw > pool.freeRewardRaw) return "RewardNotCovered";
  return amountRaw > balanceRaw ? "NotEnoughCoin" : null;
}

type PositionState = "running" | "matured" | "left";

/**
 * Running until the end of its term, then matured; left once the principal has been returned (a reward may still be due).
 */
function stateAt(position: Pick<CoinPositionTerms, "startTs" | "leftTs" | "termDays">, ts: bigint): PositionState {
  if (position.leftTs !== 0n) return "left";
  return ts >= endsAt(position.startTs, position.termDays) ? "matured" : "running";
}

export type PositionFigures = {
  state: PositionState;
  endTs: bigint;
  /** The part of the term that has passed, in ten-thousandths. */
  progressBps: number;
  earnedRaw: bigint;
  /** Claimable now: before the fee, and what reaches the holder. */
  dueRaw: bigint;
  dueNetRaw: bigint;
  /** Given up by leaving now. */
  releasedRaw: bigint;
};

/** Everything that a screen shows of a position at a chain second. */
export function figuresAt(position: CoinPositionTerms, ts: bigint): PositionFigures {
  const dueRaw = dueAt(position, ts);
  return {
    state: stateAt(position, ts),
    endTs: endsAt(position.startTs, position.termDays),
    progressBps: progressAt(position, ts),
    earnedRaw: earnedAt(position, ts),
    dueRaw,
    dueNetRaw: netOfClaim(position, dueRaw),
    releasedRaw: releasedAt(position, ts),
  };
}

export type ExitFigures = {
  /** The principal that leaves the pool at once. */
  principalRaw: bigint;
  /** The reward paid with it: before the fee, the fee, and what reaches the holder. */
  dueRaw: bigint;
  feeRaw: bigint;
  dueNetRaw: bigint;
  /** The reward that will never be due, and the whole reward that it is a part of. */
  releasedRaw: bigint;
  rewardTotalRaw: bigint;
  isEarly: boolean;
  /** Seconds until leaving gives up nothing; 0n from the end of the term on. */
  secondsLeft: bigint;
};

/** What leaving at a chain second returns, pays and gives up. */
export function exitAt(position: CoinPositionTerms, ts: bigint): ExitFigures {
  const { dueRaw, dueNetRaw, releasedRaw, state, endTs } = figuresAt(position, ts);
  return {
    principalRaw: position.leftTs === 0n ? position.principalRaw : 0n,
    dueRaw,
    feeRaw: dueRaw - dueNetRaw,
    dueNetRaw,
    releasedRaw,
    rewardTotalRaw: position.rewardTotalRaw,
    isEarly: state === "running",
    secondsLeft: state === "running" ? endTs - ts : 0n,
  };
}

/**
 * What a position pays at the end of its term if nothing is claimed from it before: the principal and the whole reward that
 * was not claimed yet, after the fee. Every screen that names the end of a term shows this sum.
 */
export function backAtEnd(position: CoinPositionTerms): Pick<ExitFigures, "principalRaw" | "dueNetRaw"> {
  return exitAt(position, endsAt(position.startTs, position.termDays));
}

/**
 * What waiting for the end of the term would still bring the holder at a chain second, after the fee. Leaving gives it up.
 * The chain records the same before the fee, as `releasedRaw`.
 */
export function toComeNetAt(position: CoinPositionTerms, ts: bigint): bigint {
  const { rewardTotalRaw, feeBps } = position;
  return netOfFee(rewardTotalRaw, feeBps) - netOfFee(earnedAt(position, ts), feeBps);
}

type Term = Pick<CoinPositionTerms, "startTs" | "leftTs" | "termDays">;

function progressAt(position: Term, ts: bigint): number {
  return Number((servedAt(position, ts) * 10_000n) / (BigInt(position.termDays) * DAY_SECONDS));
}

/** How many whole days of its term a position has been open at a chain second; at most all of them. */
export function daysServedAt(position: Term, ts: bigint): number {
  return Number(servedAt(position, ts) / DAY_SECONDS);
}

/** The seconds of its term that a position has been open. */
function servedAt({ startTs, leftTs, termDays }: Term, ts: bigint): bigint {
  const span = BigInt(termDays) * DAY_SECONDS;
  const passed = (leftTs === 0n ? ts : leftTs) - startTs;
  if (passed <= 0n) return 0n;
  return passed < span ? passed : span;
}
