import { describe, expect, test } from "vitest";
import type { NftHoldingPage } from "~/domain/nft-staking/holding/view";
import { claimableByCoin, claimableStreams, nextDeedOf, openCheckIns } from "~/features/nft-staking/holding/next-deed";

const NOTHING = { chosenInWallet: 0, chosenStaked: 0, freeCount: 0, isCheckInDue: false, isClaimable: false };

describe("the one loud button of a holder", () => {
  test("stakes what is chosen in the wallet, whatever else could be done", () => {
    const all = { chosenInWallet: 1, chosenStaked: 1, freeCount: 3, isCheckInDue: true, isClaimable: true };
    expect(nextDeedOf(all)).toBe("stake");
    expect(nextDeedOf({ ...all, chosenInWallet: 0 })).toBe("unstake");
  });

  test("checks in before it claims, and claims before it asks for a stake", () => {
    const able = { ...NOTHING, freeCount: 3, isCheckInDue: true, isClaimable: true };
    expect(nextDeedOf(able)).toBe("check-in");
    expect(nextDeedOf({ ...able, isCheckInDue: false })).toBe("claim");
    expect(nextDeedOf({ ...able, isCheckInDue: false, isClaimable: false })).toBe("choose");
  });

  test("is not there if nothing can be done", () => {
    expect(nextDeedOf(NOTHING)).toBeNull();
  });
});

const SYMBOLS = ["Twig", "SCG", "SCG"];
const stream = (place: number, rateRaw: bigint) => ({
  place,
  kind: "bonus",
  rateRaw,
  symbol: SYMBOLS[place],
  decimals: 9,
});
const holding = (due: readonly bigint[], rates: readonly bigint[]) =>
  ({
    positions: [],
    pool: { chainTs: 0n, streams: rates.map((rateRaw, place) => stream(place, rateRaw)) },
    checkInsLeft: 0,
    elsewhere: {
      checkInsLeft: 2,
      nextBonusNetRaw: 7n,
      rewards: due.map((dueRaw) => ({ dueRaw, dueNetRaw: dueRaw, lockedRaw: 0n })),
    },
  }) as unknown as NftHoldingPage;

test("the reward of which most days are due is claimed first, of equal ones the first", () => {
  const places = (due: readonly bigint[], rates: readonly bigint[]) =>
    claimableStreams(holding(due, rates), 0n).map(({ place }) => place);
  expect(places([0n, 0n], [10n, 10n])).toEqual([]);
  expect(places([5n, 300n], [10n, 100n])).toEqual([1, 0]);
  expect(places([31n, 300n], [10n, 100n])).toEqual([0, 1]);
  expect(places([0n, 1n], [0n, 0n])).toEqual([1]);
});

test("rewards that are paid in the same coin are one sum", () => {
  expect(claimableByCoin(holding([5n, 300n, 7n], [1n, 1n, 1n]), 0n)).toEqual([
    { symbol: "Twig", decimals: 9, raw: 5n },
    { symbol: "SCG", decimals: 9, raw: 307n },
  ]);
  expect(claimableByCoin(holding([0n, 0n, 7n], [1n, 1n, 1n]), 0n)).toHaveLength(1);
});

test("check-ins on other pages count too", () => {
  expect(openCheckIns(holding([], []))).toEqual({ count: 2, bonusNetRaw: 7n });
});
