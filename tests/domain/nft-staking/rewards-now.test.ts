import fc from "fast-check";
import { expect, test } from "vitest";
import { nextBonusNetOf, rewardNow, waitingBrings } from "~/domain/nft-staking/holding/rewards-now";
import type { CheckInView, NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import {
  fundedUntil,
  type NftPositionTerms,
  type NftStreamTerms,
  netOfNftClaim,
  nftDueAt,
  nftEndsAt,
  nftStateAt,
  PARTS,
  rewardsAt,
  settledAt,
} from "~/domain/nft-staking/rules";

const NEVER = 2n ** 63n - 1n;
const YEAR = 31_536_000;

const seconds = fc.integer({ min: 0, max: YEAR }).map(BigInt);

/** A stream and a position in it at a second of reading, and a later second at which a screen shows it. */
const cases = fc.record({
  rateRaw: fc.bigInt({ min: 0n, max: 10n ** 14n }),
  freeRaw: fc.bigInt({ min: 0n, max: 10n ** 16n }),
  isBonus: fc.boolean(),
  ends: fc.option(seconds),
  otherWeight: fc.integer({ min: 0, max: 10_000_000 }),
  term: fc.constantFrom(
    { termDays: 0, weightBps: 10_000 },
    { termDays: 90, weightBps: 12_000 },
    { termDays: 270, weightBps: 20_000 },
  ),
  hasLeft: fc.boolean(),
  feeBps: fc.integer({ min: 0, max: 2_000 }),
  claimedRaw: fc.bigInt({ min: 0n, max: 1_000n }),
  readTs: seconds,
  laterBy: seconds,
});

test("a figure that ticks on a screen never exceeds the chain's, and equals it at the second of the reading", () => {
  fc.assert(
    fc.property(cases, ({ term, hasLeft, feeBps, claimedRaw, readTs, laterBy, otherWeight, ...of }) => {
      const stream: NftStreamTerms = {
        kind: of.isBonus ? "bonus" : "daily",
        rateRaw: of.rateRaw,
        streakBps: [0, 0],
        endTs: of.ends ?? NEVER,
        settledTs: 0n,
        freeParts: of.freeRaw * PARTS,
        indexParts: 0n,
      };
      const position: NftPositionTerms = {
        startTs: 0n,
        leftTs: hasLeft ? 1n : 0n,
        ...term,
        baseWeightBps: 10_000,
        feeBps,
        rewards: [{ indexParts: 0n, totalRaw: claimedRaw, claimedRaw }],
      };
      const pool = { weight: otherWeight + term.weightBps, streams: [stream] };
      const settled = settledAt(stream, pool.weight, readTs);
      const shownStream = { ...stream, endTs: of.ends, fundedUntilTs: fundedUntil(settled, pool.weight) };
      const view = {
        ...position,
        state: nftStateAt(position, readTs),
        endTs: term.termDays === 0 ? null : nftEndsAt(position),
        rewards: rewardsAt(position, pool, readTs),
      };
      const reading = { chainTs: readTs, streams: [shownStream as unknown as NftStreamView] };
      const at = (ts: bigint) => rewardNow(view as unknown as NftPositionView, 0, reading, ts);
      expect(at(readTs)).toMatchObject({ dueRaw: nftDueAt(position, pool, readTs)[0] });
      const later = readTs + laterBy;
      const [chain] = rewardsAt(position, pool, later);
      const shown = at(later);
      expect(shown.dueRaw).toBeLessThanOrEqual(chain!.dueRaw);
      // two parts are rounded down on their way, each by less than a unit
      expect(chain!.dueRaw - shown.dueRaw).toBeLessThanOrEqual(2n);
      expect(shown.dueNetRaw).toBeLessThanOrEqual(shown.dueRaw);
      // what waiting brings is what claiming now leaves of the whole, after one fee
      const wholeNetRaw = netOfNftClaim(claimedRaw, shown.dueRaw + shown.lockedRaw, feeBps);
      expect(shown.dueNetRaw + shown.lockedNetRaw).toBe(wholeNetRaw);
      expect(shown.dueRaw + shown.lockedRaw).toBeLessThanOrEqual(chain!.dueRaw + chain!.lockedRaw);
    }),
    { numRuns: 3_000 },
  );
});

test("the bonus of the next check-ins is after the fee that each position was staked with", () => {
  const position = (feeBps: number, nextBonusRaw: bigint) => ({ feeBps, checkIn: { nextBonusRaw } as CheckInView });
  expect(nextBonusNetOf([position(0, 100n), position(1_000, 200n), { feeBps: 0, checkIn: null }])).toBe(280n);
});

test("waiting for the end of a term adds what is earned from now on, beside what can be claimed and what leaving gives up", () => {
  const stream = { kind: "daily", rateRaw: 86_400n, endTs: null, fundedUntilTs: null } as unknown as NftStreamView;
  const reading = { chainTs: 0n, streams: [stream] };
  const position = {
    state: "inside",
    endTs: 90n * 86_400n,
    leftTs: 0n,
    termDays: 90,
    weightBps: 20_000,
    baseWeightBps: 10_000,
    feeBps: 1_000,
    rewards: [{ dueRaw: 0n, lockedRaw: 0n, claimedRaw: 0n }],
  } as unknown as NftPositionView;
  const ts = 10n * 86_400n;
  // twice 86,400 a day over 90 days, less the fee and the ten days that have accrued, claimable or not
  const wholeNetRaw = netOfNftClaim(0n, 2n * 86_400n * 90n, 1_000);
  const now = rewardNow(position, 0, reading, ts);
  expect(now.dueNetRaw + now.lockedNetRaw).toBe(netOfNftClaim(0n, 2n * 86_400n * 10n, 1_000));
  expect(waitingBrings([position], 0, reading, ts)).toBe(wholeNetRaw - now.dueNetRaw - now.lockedNetRaw);
  const short = { ...reading, streams: [{ ...stream, fundedUntilTs: ts }] };
  // where the funds end, nothing is added to what has accrued
  expect(waitingBrings([position], 0, short, ts)).toBe(0n);
  expect(waitingBrings([position], 0, reading, 90n * 86_400n)).toBe(0n);
  expect(waitingBrings([{ ...position, endTs: null, termDays: 0 }], 0, reading, ts)).toBe(0n);
});
