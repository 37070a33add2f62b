import { expect, test } from "vitest";
import { earningNow } from "~/domain/account/earnings";
import { nextMoney } from "~/domain/account/next-money";
import type { AccountHoldings } from "~/domain/account/view";
import { figuresAt } from "~/domain/staking/rules";

const DAY = 86_400n;
const SCG = 10n ** 9n;
const NOW = 1_000n * DAY;
/** The UTC day, as the number of days since 1970. */
const dayOf = (ts: bigint) => String(ts / DAY);
const UNREAD = { value: null, code: "ChainUnavailable" };

/** A position of 36,500 SCG: 2 % a year are 2 SCG a day, 4 % are 4 SCG. It began ten days ago. */
function position(termDays: number, { startTs = NOW - 10n * DAY, rateBps = 400 } = {}) {
  const terms = {
    principalRaw: 36_500n * SCG,
    rewardTotalRaw: (BigInt(rateBps) * BigInt(termDays) * SCG) / 100n,
    claimedRaw: 0n,
    startTs,
    leftTs: 0n,
    termDays,
    rateBps,
    baseRateBps: 200,
    feeBps: 0,
  };
  return { ...terms, figures: figuresAt(terms, NOW) };
}

const STREAMS = [
  { place: 0, kind: "daily", state: "running", mint: "twig", symbol: "Twig", decimals: 6, rateRaw: 10n },
  { place: 1, kind: "bonus", state: "running", mint: "scg", symbol: "SCG", decimals: 9, rateRaw: 7n },
];

function nova(endTs: bigint, lockedNetRaw: bigint) {
  const rewards = [{ lockedNetRaw }, { lockedNetRaw: 0n }];
  return {
    state: "inside",
    endTs,
    leftTs: 0n,
    termDays: 90,
    weightBps: 20_000,
    baseWeightBps: 10_000,
    feeBps: 0,
    rewards,
  };
}

function grant(totalRaw: bigint) {
  return {
    mint: "etm",
    coin: "ETM",
    decimals: 9,
    totalRaw,
    returnedRaw: 0n,
    claimedRaw: 0n,
    startTs: NOW - DAY,
    cliffTs: NOW - DAY,
    endTs: NOW + 3n * DAY,
    stepSeconds: 2 * 86_400,
    revokedTs: 0n,
    lastTs: 0n,
    figures: { vestedRaw: 0n },
  };
}

function holdings({ coins = [], nfts = [], grants = [] }: { coins?: object[]; nfts?: object[]; grants?: object[] }) {
  return {
    coin: { value: { mint: "scg", decimals: 9, positions: coins, chainTs: NOW, hasMore: false }, code: null },
    nfts: { value: [{ pool: { streams: STREAMS }, positions: nfts, chainTs: NOW }], code: null },
    grants: { value: { grants, chainTs: NOW, hasMore: false }, code: null },
  } as unknown as AccountHoldings;
}

test("the next money is the first end of a term: the principal and all that was not claimed", () => {
  const coins = [position(90), position(30)];
  expect(nextMoney(holdings({ coins }), dayOf)).toEqual({
    atTs: NOW + 20n * DAY,
    kind: "coin-term",
    // the whole reward of the term, also the part that can be claimed already
    sums: [{ mint: "scg", symbol: "SCG", decimals: 9, raw: 36_620n * SCG }],
  });
});

test("what comes on the same day is added up by coin, and a grant brings what it releases until then", () => {
  const both = nextMoney(holdings({ coins: [position(30), position(30)] }), dayOf);
  expect(both?.sums.map(({ raw }) => raw)).toEqual([73_240n * SCG]);
  expect(nextMoney(holdings({ coins: [position(30)], grants: [grant(400n), grant(40n)] }), dayOf)).toEqual({
    atTs: NOW + DAY,
    kind: "release",
    sums: [{ mint: "etm", symbol: "ETM", decimals: 9, raw: 220n }],
  });
});

test("a day that is shown counts whatever is released on it, at any hour and more than once", () => {
  const hour = DAY / 24n;
  const later = { ...grant(400n), startTs: NOW - DAY + 5n * hour, cliffTs: NOW - DAY + 5n * hour };
  const two = nextMoney(holdings({ grants: [grant(400n), later] }), dayOf);
  expect(two?.atTs).toBe(NOW + DAY);
  expect(two?.sums.map(({ raw }) => raw)).toEqual([200n + 210n]);
  // twelve hours apart: both releases of the day
  const often = { ...grant(800n), stepSeconds: 43_200, startTs: NOW, cliffTs: NOW + DAY, endTs: NOW + 4n * DAY };
  expect(nextMoney(holdings({ grants: [often] }), dayOf)?.sums.map(({ raw }) => raw)).toEqual([300n]);
  // where the second is shown, only what is released in it
  expect(nextMoney(holdings({ grants: [often] }), String)?.sums.map(({ raw }) => raw)).toEqual([200n]);
});

test("the end of an NFT's term brings at least what has accrued; a position that is over brings nothing new", () => {
  const over = position(30, { startTs: NOW - 40n * DAY });
  expect(nextMoney(holdings({ coins: [over], nfts: [nova(NOW + DAY, 5n)] }), dayOf)).toEqual({
    atTs: NOW + DAY,
    kind: "nft-term",
    sums: [{ mint: "twig", symbol: "Twig", decimals: 6, raw: 5n }],
  });
  expect(nextMoney(holdings({ coins: [over] }), dayOf)).toBeNull();
});

test("a day earns at the base rate while a term runs, and nothing once it is over", () => {
  const over = position(30, { startTs: NOW - 40n * DAY });
  const { sums, atEnd } = earningNow(holdings({ coins: [position(90), over], nfts: [nova(NOW + DAY, 0n)] }));
  expect(sums.map(({ symbol, raw }) => [symbol, raw])).toEqual([
    ["SCG", 2n * SCG],
    ["Twig", 10n],
  ]);
  // the rest of the rate of the term, and of the weight of the NFT
  expect(atEnd.map(({ symbol, raw }) => [symbol, raw])).toEqual([
    ["SCG", 2n * SCG],
    ["Twig", 10n],
  ]);
  expect(earningNow(holdings({ coins: [position(30, { rateBps: 200 })] })).atEnd).toEqual([]);
  const ended = { ...nova(NOW - DAY, 0n), state: "matured" };
  expect(earningNow(holdings({ nfts: [ended] }))).toMatchObject({ sums: [{ symbol: "Twig", raw: 20n }], atEnd: [] });
  const unread = { coin: UNREAD, nfts: UNREAD } as unknown as AccountHoldings;
  expect(earningNow(unread)).toEqual({ sums: [], atEnd: [] });
});
