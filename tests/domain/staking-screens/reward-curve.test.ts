import { expect, test } from "vitest";
import { COIN_TERMS_DAYS, earnedAt, exitAt, figuresAt, netOfFee, wholeReward } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { positionTotals } from "~/features/staking/position-totals";
import { claimableOnDay, rewardCurve, tableDays } from "~/features/staking/reward-curve";

const pool = { ratesBps: [200, 500, 900, 1500], feeBps: 0 };
const principalRaw = 12_000_123_456_789n;

for (const feeBps of [0, 1, 333, 1000]) {
  test(`the curve is what the program pays, to the base unit, with a fee of ${feeBps} bps`, () => {
    for (const termDays of COIN_TERMS_DAYS) {
      const position = openPosition(termDays, feeBps);
      const curve = rewardCurve({ ...pool, feeBps }, principalRaw, termDays);
      expect(curve.wholeRaw).toBe(netOfFee(position.rewardTotalRaw, feeBps));
      for (const day of tableDays(termDays)) {
        const paid = netOfFee(earnedAt(position, BigInt(day) * 86_400n), feeBps);
        expect(claimableOnDay(curve, principalRaw, day)).toEqual({
          claimableRaw: paid,
          releasedRaw: curve.wholeRaw - paid,
        });
      }
      const lastSecond = earnedAt(position, BigInt(termDays) * 86_400n - 1n);
      expect(curve.beforeEndRaw).toBe(netOfFee(lastSecond, feeBps));
    }
  });
}

/** The UTC day. */
const dayOf = (ts: bigint) => String(ts / 86_400n);

test("staked, claimable and still to come are all that the positions will ever pay", () => {
  const positions = [openPosition(30, 0), openPosition(365, 250, 5_000_000n)];
  for (const ts of [0n, 1n, 86_400n * 29n, 86_400n * 30n, 86_400n * 400n]) {
    const totals = positionTotals(positions, ts, dayOf);
    const owed = positions.reduce((sum, { rewardTotalRaw, feeBps }) => sum + netOfFee(rewardTotalRaw, feeBps), 0n);
    const paid = positions.reduce((sum, { claimedRaw, feeBps }) => sum + netOfFee(claimedRaw, feeBps), 0n);
    expect(totals.stakedRaw).toBe(principalRaw * 2n);
    expect(totals.claimableRaw + totals.toComeRaw + paid).toBe(owed);
  }
});

test("the next end is that of the term that ends first, and there is none when all have ended", () => {
  const positions = [openPosition(365, 0), openPosition(90, 0)];
  const endsAfter = (ts: bigint) => {
    const { next, lastEndTs } = positionTotals(positions, ts, dayOf);
    return { next: next?.ts ?? null, last: lastEndTs };
  };
  expect(endsAfter(10n)).toEqual({ next: 90n * 86_400n, last: 365n * 86_400n });
  expect(endsAfter(100n * 86_400n)).toEqual({ next: 365n * 86_400n, last: 365n * 86_400n });
  expect(endsAfter(365n * 86_400n)).toEqual({ next: null, last: null });
});

test("the next end brings the principal and what its reward still lacks, and nothing of the other positions", () => {
  const [long, short] = [openPosition(365, 0), openPosition(90, 0)];
  const { next } = positionTotals([long, short], 0n, dayOf);
  expect(next).toEqual({
    ts: 90n * 86_400n,
    rewardRaw: short.rewardTotalRaw,
    raw: principalRaw + short.rewardTotalRaw,
  });
});

test("the next end brings everything that ends on the day that is shown, and nothing of the day after", () => {
  const hours = (count: bigint) => ({ ...openPosition(90, 0), startTs: count * 3_600n });
  const [first, sameDay, nextDay] = [openPosition(90, 0), hours(5n), hours(24n)];
  expect(positionTotals([nextDay, sameDay, first], 0n, dayOf).next).toEqual({
    ts: 90n * 86_400n,
    rewardRaw: first.rewardTotalRaw * 2n,
    raw: (principalRaw + first.rewardTotalRaw) * 2n,
  });
});

function openPosition(termDays: number, feeBps: number, claimedRaw = 0n): PositionView {
  const rateBps = pool.ratesBps[[30, 90, 180, 365].indexOf(termDays)] ?? 0;
  const terms = {
    principalRaw,
    rewardTotalRaw: wholeReward(principalRaw, rateBps, termDays),
    claimedRaw,
    startTs: 0n,
    leftTs: 0n,
    termDays,
    rateBps,
    baseRateBps: 200,
    feeBps,
  };
  const account = { address: String(termDays), poolAddress: "", positionId: 1n };
  return { ...account, ...terms, figures: figuresAt(terms, 0n), exit: exitAt(terms, 0n) };
}
