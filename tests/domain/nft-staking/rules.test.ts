import { expect, test } from "vitest";
import { type Claimable, distributeClaim } from "~/domain/nft-staking/batch/distribute-claim";
import { formatClaims, parseClaims, type StreamClaim } from "~/domain/nft-staking/instructions/claims";
import { offersOf, termOf } from "~/domain/nft-staking/pool/offers";
import {
  checkInAt,
  type NftPositionTerms,
  type NftStreamTerms,
  netOfNftClaim,
  nftStateAt,
  PARTS,
  rewardsAt,
} from "~/domain/nft-staking/rules";

const DAY = 86_400n;
const MAX = 2n ** 63n - 1n;

const stream: NftStreamTerms = {
  kind: "daily",
  rateRaw: 1_000n,
  streakBps: [0, 0],
  endTs: MAX,
  settledTs: 0n,
  freeParts: 10n ** 9n * PARTS,
  indexParts: 0n,
};
const bonus: NftStreamTerms = { ...stream, kind: "bonus", rateRaw: 100n, streakBps: [15_000, 20_000] };

function position(change: Partial<NftPositionTerms> = {}): NftPositionTerms {
  const rewards = [{ indexParts: 0n, totalRaw: 0n, claimedRaw: 0n }];
  const terms = { termDays: 0, weightBps: 10_000, baseWeightBps: 10_000, feeBps: 0 };
  return { startTs: 0n, leftTs: 0n, ...terms, rewards, ...change };
}

test("a Boost position is owed all it accrued, and leaving gives nothing up", () => {
  const [reward] = rewardsAt(position(), { weight: 10_000, streams: [stream] }, 3n * DAY);
  expect(reward).toEqual({
    place: 0,
    dueRaw: 3_000n,
    dueNetRaw: 3_000n,
    lockedRaw: 0n,
    lockedNetRaw: 0n,
    claimedRaw: 0n,
  });
});

test("a Nova position is owed at the base weight, the rest is locked until its term is over", () => {
  const nova = position({ termDays: 90, weightBps: 20_000 });
  const pool = { weight: 20_000, streams: [stream] };
  const [before] = rewardsAt(nova, pool, 90n * DAY - 1n);
  expect(before).toMatchObject({ dueRaw: 89_999n });
  const [after] = rewardsAt(nova, pool, 90n * DAY);
  expect(after).toMatchObject({ dueRaw: 180_000n, lockedRaw: 0n });
  expect(nftStateAt(nova, 90n * DAY - 1n)).toBe("inside");
  expect(nftStateAt(nova, 90n * DAY)).toBe("matured");
});

test("a Boost position never matures, and what is owed after leaving is neither locked nor lost", () => {
  expect(nftStateAt(position(), 900n * DAY)).toBe("inside");
  const rewards = [{ indexParts: 0n, totalRaw: 50n, claimedRaw: 20n }];
  const left = position({ leftTs: 5n, rewards });
  expect(nftStateAt(left, 9n)).toBe("left");
  const [reward] = rewardsAt(left, { weight: 0, streams: [stream] }, 9n * DAY);
  expect(reward).toMatchObject({ dueRaw: 30n, lockedRaw: 0n, claimedRaw: 20n });
});

const LONG_INSIDE = { startTs: -DAY };

test("check-ins count by Korean days: 15:00 UTC begins the next", () => {
  const pool = { weight: 0 };
  const at = (ts: bigint, lastDay: number | null, streak: number) =>
    checkInAt({ lastDay, streak, checkIns: streak }, LONG_INSIDE, bonus, pool, ts);
  const noon = 20_000n * DAY;
  expect(at(noon, null, 0)).toMatchObject({ today: "open", streak: 0, nextStreak: 1, nextBonusRaw: 100n });
  expect(at(noon, 20_000, 6)).toMatchObject({ today: "done", streak: 6, nextStreak: 7, nextBonusRaw: 150n });
  const evening = noon + 15n * 3_600n;
  expect(at(evening - 1n, 20_000, 29).today).toBe("done");
  expect(at(evening, 20_000, 29)).toMatchObject({ today: "open", streak: 29, nextStreak: 30, nextBonusRaw: 200n });
  expect(at(evening + DAY, 20_000, 29)).toMatchObject({ streak: 0, nextStreak: 1, nextBonusRaw: 100n });
});

test("an NFT that was staked today can check in from the next Korean day, and continues only a streak of the same day", () => {
  const midnight = 20_000n * DAY + 15n * 3_600n;
  const at = (startTs: bigint, ts: bigint, lastDay: number | null, streak: number) =>
    checkInAt({ lastDay, streak, checkIns: streak }, { startTs }, bonus, { weight: 0 }, ts);
  expect(at(midnight - 1n, midnight - 1n, null, 0)).toMatchObject({
    today: "early",
    nextStreak: 1,
    nextBonusRaw: 100n,
  });
  expect(at(midnight - 1n, midnight, null, 0).today).toBe("open");
  expect(at(midnight, midnight + DAY - 1n, null, 0).today).toBe("early");
  expect(at(midnight, midnight + DAY, null, 0).today).toBe("open");
  // it checked in before it left and came back on the same day
  expect(at(midnight, midnight, 20_001, 6)).toMatchObject({ today: "done", streak: 6, nextStreak: 7 });
  // it left without checking in, so that yesterday's streak can no longer continue
  expect(at(midnight, midnight, 20_000, 6)).toMatchObject({ today: "early", streak: 0, nextStreak: 1 });
});

test("a bonus is no more than its stream has, and nothing without a stream or after its end", () => {
  const record = { lastDay: null, streak: 0, checkIns: 0 };
  const poor = { ...bonus, freeParts: 40n * PARTS };
  expect(checkInAt(record, LONG_INSIDE, poor, { weight: 0 }, DAY).nextBonusRaw).toBe(40n);
  expect(checkInAt(record, LONG_INSIDE, { ...bonus, endTs: DAY }, { weight: 0 }, DAY).nextBonusRaw).toBe(0n);
  expect(checkInAt(record, LONG_INSIDE, null, { weight: 0 }, DAY).nextBonusRaw).toBe(0n);
});

test("Boost offers no term; Nova offers those that have a weight", () => {
  expect(offersOf("boost", [10_000, 0, 0, 0])).toEqual([{ termDays: 0, weightBps: 10_000, baseWeightBps: 10_000 }]);
  expect(offersOf("nova", [0, 12_000, 15_000, 20_000]).map(({ termDays }) => termDays)).toEqual([90, 180, 270]);
  expect(offersOf("nova", [5, 0, 15_000, 20_000]).map(({ termDays }) => termDays)).toEqual([180, 270]);
});

test("a stake begins with the shortest term that is offered, and with none in a pool without terms", () => {
  expect(termOf(offersOf("nova", [5, 12_000, 15_000, 20_000]), null)).toBe(90);
  expect(termOf(offersOf("nova", [5, 0, 15_000, 20_000]).toReversed(), null)).toBe(180);
  expect(termOf(offersOf("nova", [5, 0, 0, 20_000]), null)).toBe(270);
  expect(termOf(offersOf("boost", [10_000, 0, 0, 0]), null)).toBe(0);
  expect(termOf(offersOf("nova", [5, 12_000, 15_000, 0]), 180)).toBe(180);
  expect(termOf(offersOf("nova", [5, 12_000, 15_000, 0]), 270)).toBe(90);
});

const free = (dueRaw: bigint): Claimable => ({ dueRaw, claimedRaw: 0n, feeBps: 0, hasLeft: false });

test("an amount is taken from the oldest position first, to the last unit", () => {
  const positions = [free(10n), free(0n), free(20n), free(30n)];
  expect(distributeClaim(positions, 1n)).toEqual([1n, 0n, 0n, 0n]);
  expect(distributeClaim(positions, 11n)).toEqual([10n, 0n, 1n, 0n]);
  expect(distributeClaim(positions, 60n)).toEqual([10n, 0n, 20n, 30n]);
  expect(distributeClaim(positions, 61n)).toBeNull();
  expect(distributeClaim(positions, "max")).toEqual([10n, 0n, 20n, 30n]);
  expect(distributeClaim([], 1n)).toBeNull();
  expect(distributeClaim([], "max")).toEqual([]);
});

test("whatever the fees, shares add up to the amount, none is above what is due, and the program takes each of them", () => {
  let seed = 7;
  const random = (below: number) => {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 1;
    return seed % below;
  };
  let exact = 0;
  for (let round = 0; round < 20_000; round++) {
    const positions = Array.from({ length: 1 + random(5) }, () => ({
      dueRaw: BigInt(random(random(2) ? 6 : 5_000)),
      claimedRaw: BigInt(random(30)),
      feeBps: [0, 1, 300, 1_000][random(4)]!,
      hasLeft: random(4) === 0,
    }));
    const totalRaw = positions.reduce((sum, { dueRaw }) => sum + dueRaw, 0n);
    const amountRaw = BigInt(1 + random(Number(totalRaw) + 2));
    const shares = distributeClaim(positions, amountRaw);
    if (!shares) continue;
    exact++;
    expect(shares.reduce((sum, share) => sum + share, 0n)).toBe(amountRaw);
    for (const [i, { dueRaw, claimedRaw, feeBps, hasLeft }] of positions.entries()) {
      const share = shares[i]!;
      expect(share >= 0n && share <= dueRaw).toBe(true);
      const isTaken = netOfNftClaim(claimedRaw, share, feeBps) > 0n || (hasLeft && share === dueRaw);
      expect(share === 0n || isTaken).toBe(true);
    }
  }
  expect(exact).toBeGreaterThan(15_000);
});

test("a share of one unit, which the fee would consume, gets a second unit from a larger share", () => {
  const fee = (dueRaw: bigint) => ({ ...free(dueRaw), feeBps: 1_000 });
  expect(netOfNftClaim(0n, 1n, 1_000)).toBe(0n);
  expect(distributeClaim([fee(10n), fee(10n)], 11n)).toEqual([9n, 2n]);
  expect(distributeClaim([fee(10n)], 1n)).toBeNull();
});

test("claims survive being written as text", () => {
  const claims: StreamClaim[] = [
    { place: 0, mint: "Mint1", amountRaw: "max" },
    { place: 3, mint: "Mint2", amountRaw: 2n ** 63n },
  ];
  expect(parseClaims(formatClaims(claims))).toEqual(claims);
});
