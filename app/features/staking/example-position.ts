import { exitAt, figuresAt, wholeReward } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { midnightIn } from "~/features/money/example-date";

const TERM_DAYS = 90;
const DAYS_PASSED = 18;
const RATE_BPS = 500;
const PRINCIPAL_RAW = 5_000n * 10n ** 9n;

/**
 * Nobody's position, which every example for visitors shows: 5,000 SCG for 90 days at 5 % and a base rate of 2 %, of which 18
 * days have passed. There is no fee. The real rates are the pool's, which an example must not need. `chainTs`: the last
 * midnight in UTC, at which all figures hold. `now`: the time of the server.
 */
export function examplePosition(now: Date): { position: PositionView; chainTs: bigint; decimals: number } {
  const chainTs = midnightIn(now, 0);
  const terms = {
    principalRaw: PRINCIPAL_RAW,
    rewardTotalRaw: wholeReward(PRINCIPAL_RAW, RATE_BPS, TERM_DAYS),
    claimedRaw: 0n,
    startTs: midnightIn(now, -DAYS_PASSED),
    leftTs: 0n,
    termDays: TERM_DAYS,
    rateBps: RATE_BPS,
    baseRateBps: 200,
    feeBps: 0,
  };
  const position = {
    address: "example",
    poolAddress: "example",
    positionId: 0n,
    ...terms,
    figures: figuresAt(terms, chainTs),
    exit: exitAt(terms, chainTs),
  };
  return { position, chainTs, decimals: 9 };
}
