import { COIN_TERMS_DAYS } from "~/domain/staking/rules";
import { midnightIn } from "~/features/money/example-date";
import { claimableOnDay, rewardCurve } from "./reward-curve";

const TERM_DAYS = 90;
/** How many days of the example's term have passed. */
export const EXAMPLE_DAYS_PASSED = 18;

/** Rates by term in basis points, and no fee. The real ones are the pool's, which an example must not need. */
const CONDITIONS = { ratesBps: COIN_TERMS_DAYS.map((days) => (days === TERM_DAYS ? 500 : 200)), feeBps: 0 };

/**
 * Nobody's stake, which every example for visitors shows: 5,000 SCG for 90 days at 5 %, of which 18 have passed at a base
 * rate of 2 %. Amounts in base units. `now`: the time of the server.
 */
export function exampleStake(now: Date) {
  const stakedRaw = 5_000n * 10n ** 9n;
  const curve = rewardCurve(CONDITIONS, stakedRaw, TERM_DAYS);
  const { claimableRaw, releasedRaw: toComeRaw } = claimableOnDay(curve, stakedRaw, EXAMPLE_DAYS_PASSED);
  return { stakedRaw, claimableRaw, toComeRaw, decimals: 9, endTs: midnightIn(now, TERM_DAYS - EXAMPLE_DAYS_PASSED) };
}
