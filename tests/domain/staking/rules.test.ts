import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { historyAddressSchema, historySearchSchema, isSignatureStart } from "~/domain/staking/input";
import {
  COIN_TERMS_DAYS,
  type CoinPositionTerms,
  DAY_SECONDS,
  exitAt,
  expectedReward,
  figuresAt,
  largestCoveredStake,
  netOfClaim,
  percentOf,
  refusalOfStake,
  stakeLimit,
  termTable,
  toComeNetAt,
  wholeReward,
} from "~/domain/staking/rules";

const SCG = 10n ** 9n;
const pool = {
  ratesBps: [200, 500, 900, 1_500],
  feeBps: 0,
  minStakeRaw: 10n * SCG,
  maxStakeRaw: 1_000_000n * SCG,
  freeRewardRaw: 5_000n * SCG,
  isPaused: false,
};
const position: CoinPositionTerms = {
  principalRaw: 1_000n * SCG,
  rewardTotalRaw: wholeReward(1_000n * SCG, 1_500, 365),
  claimedRaw: 0n,
  startTs: 1_000_000n,
  leftTs: 0n,
  termDays: 365,
  baseRateBps: 200,
  feeBps: 0,
};
const endTs = position.startTs + 365n * DAY_SECONDS;

describe("a search of the history", () => {
  test("a search without fields filters by nothing, and one with an invalid kind or signature is refused", () => {
    expect(historySearchSchema.parse({})).toEqual({ kind: "", termDays: "", signature: "" });
    expect(historySearchSchema.safeParse({ kind: "stolen" }).success).toBe(false);
    expect(historySearchSchema.safeParse({ signature: "abc'--" }).success).toBe(false);
  });

  test("whatever was typed as a signature is kept, up to 200 characters, and recognized if no signature can begin with it", () => {
    const typed = (signature: string) => historyAddressSchema.parse({ signature }).signature;
    for (const hostile of ["0xabc", "l", "abc'--", "a b", "5VERv8NMvzbJMEkV8xnrLkEaWRtSz9CosKDYjCJjBRnb".repeat(3)]) {
      expect(typed(hostile)).toBe(hostile);
      expect(isSignatureStart(typed(hostile))).toBe(false);
    }
    expect(typed("x".repeat(5_000))).toHaveLength(200);
    for (const start of ["", "  5VERv8N\n", "5", "z".repeat(88)]) expect(isSignatureStart(typed(start))).toBe(true);
  });
});

test("the buttons fill a part of the balance, rounded down, and 100 percent is all of it", () => {
  expect([10, 25, 50, 100].map((percent) => percentOf(999n, percent))).toEqual([99n, 249n, 499n, 999n]);
});

test("every term earns its own rate over its own days", () => {
  const rewards = termTable(pool, 36_500n * SCG).map(({ rewardRaw }) => rewardRaw);
  expect(rewards).toEqual([60n * SCG, 450n * SCG, 1_620n * SCG, 5_475n * SCG]);
});

test("a fee is rounded up, at the holder's cost and by less than one base unit", () => {
  const { rewardRaw, feeRaw, netRaw } = expectedReward({ ...pool, feeBps: 333 }, 1_000_001n, 90);
  expect(feeRaw + netRaw).toBe(rewardRaw);
  expect(feeRaw * 10_000n).toBeGreaterThanOrEqual(rewardRaw * 333n);
  expect((feeRaw - 1n) * 10_000n).toBeLessThan(rewardRaw * 333n);
});

test("what waiting still brings is what reaches the holder at the end, beyond what leaving now would pay", () => {
  const anyPosition = fc.record({
    feeBps: fc.integer({ min: 0, max: 3_000 }),
    claimedRaw: fc.bigInt(0n, 5n * SCG),
    days: fc.bigInt(0n, 400n),
  });
  fc.assert(
    fc.property(anyPosition, ({ days, ...own }) => {
      const held = { ...position, ...own };
      const ts = held.startTs + days * DAY_SECONDS;
      const paidAtEnd = netOfClaim(held, held.rewardTotalRaw - held.claimedRaw);
      expect(exitAt(held, ts).dueNetRaw + toComeNetAt(held, ts)).toBe(paidAtEnd);
    }),
  );
  const taxed = { ...position, feeBps: 1_000 };
  expect(toComeNetAt(taxed, taxed.startTs)).toBe((taxed.rewardTotalRaw * 9n) / 10n);
  expect(toComeNetAt(taxed, endTs)).toBe(0n);
});

test("the largest stake that a pool reports as covered is covered, and one base unit more is not", () => {
  const anyPool = fc.record({
    freeRaw: fc.bigInt(0n, 2n ** 63n),
    rateBps: fc.integer({ min: 1, max: 65_535 }),
    termDays: fc.constantFrom(...COIN_TERMS_DAYS),
  });
  fc.assert(
    fc.property(anyPool, ({ freeRaw, rateBps, termDays }) => {
      const largest = largestCoveredStake(freeRaw, rateBps, termDays)!;
      expect(wholeReward(largest, rateBps, termDays)).toBeLessThanOrEqual(freeRaw);
      expect(wholeReward(largest + 1n, rateBps, termDays)).toBeGreaterThan(freeRaw);
    }),
  );
});

test("a pool whose vault holds less than it owes covers nothing, and a zero rate needs no cover", () => {
  expect(largestCoveredStake(-1n, 500, 90)).toBe(0n);
  expect(largestCoveredStake(0n, 0, 90)).toBeNull();
});

test("the limit of a stake names its cause: the balance, the pool's maximum or the reward that is left", () => {
  expect(stakeLimit(pool, 50n * SCG, 30)).toMatchObject({ maxRaw: 50n * SCG, limitedBy: "balance" });
  expect(stakeLimit({ ...pool, freeRewardRaw: 10n ** 18n }, 2_000_000n * SCG, 30)).toMatchObject({
    maxRaw: 1_000_000n * SCG,
    limitedBy: "position",
  });
  expect(stakeLimit(pool, 900_000n * SCG, 365)).toMatchObject({ limitedBy: "reward" });
});

test.each([
  ["PoolPaused", { isPaused: true }, { amountRaw: 1n, termDays: 1 }],
  ["UnknownTerm", {}, { amountRaw: 20n * SCG, termDays: 31 }],
  ["AmountBelowMinimum", {}, { amountRaw: 10n * SCG - 1n, termDays: 30 }],
  ["AmountAboveMaximum", {}, { amountRaw: 1_000_000n * SCG + 1n, termDays: 30 }],
  ["RewardNotCovered", {}, { amountRaw: 100_000n * SCG, termDays: 365 }],
  ["NotEnoughCoin", {}, { amountRaw: 501n * SCG, termDays: 30 }],
  [null, {}, { amountRaw: 500n * SCG, termDays: 30 }],
])("the reason for refusing a stake is %s", (code, change, stake) => {
  expect(refusalOfStake({ ...pool, ...change }, 500n * SCG, stake)).toBe(code);
});

test("a stake is taken if the vault covers its reward to the unit, and refused if one unit is missing", () => {
  const stake = { amountRaw: 500n * SCG, termDays: 365 };
  const freeRewardRaw = expectedReward(pool, stake.amountRaw, 365).rewardRaw;
  expect(refusalOfStake({ ...pool, freeRewardRaw }, stake.amountRaw, stake)).toBeNull();
  expect(refusalOfStake({ ...pool, freeRewardRaw: freeRewardRaw - 1n }, stake.amountRaw, stake)).toBe(
    "RewardNotCovered",
  );
});

test("a position runs until the last second before its end, and its whole reward is due from its end on", () => {
  const before = figuresAt(position, endTs - 1n);
  expect(before.state).toBe("running");
  expect(before.progressBps).toBe(9_999);
  expect(before.dueRaw).toBeLessThan(position.rewardTotalRaw);
  expect(before.dueRaw + before.releasedRaw).toBe(position.rewardTotalRaw);
  expect(figuresAt(position, endTs)).toMatchObject({
    state: "matured",
    progressBps: 10_000,
    dueRaw: position.rewardTotalRaw,
    releasedRaw: 0n,
  });
});

test("leaving returns the principal, pays what has accrued, and names to the base unit what is given up", () => {
  const ts = position.startTs + 100n * DAY_SECONDS;
  const exit = exitAt(position, ts);
  expect(exit).toMatchObject({ principalRaw: position.principalRaw, isEarly: true, secondsLeft: 265n * DAY_SECONDS });
  expect(exit.dueRaw).toBe((position.principalRaw * 200n * 100n) / (10_000n * 365n));
  expect(exit.dueRaw + exit.releasedRaw).toBe(position.rewardTotalRaw);
  expect(exitAt(position, endTs)).toMatchObject({ isEarly: false, releasedRaw: 0n, secondsLeft: 0n });
});

test("a position that was left keeps no principal and loses nothing more", () => {
  const left = { ...position, leftTs: position.startTs + DAY_SECONDS, rewardTotalRaw: 7n, claimedRaw: 3n };
  const exit = exitAt(left, endTs + 1n);
  expect(exit).toMatchObject({ principalRaw: 0n, dueRaw: 4n, releasedRaw: 0n, isEarly: false });
  expect(figuresAt(left, endTs).state).toBe("left");
});

test("progress, earned and due are zero if the chain's clock is before the start", () => {
  expect(figuresAt(position, position.startTs - 10n)).toMatchObject({ progressBps: 0, earnedRaw: 0n, dueRaw: 0n });
});
