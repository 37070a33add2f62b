import { expect, test } from "vitest";
import { rewardsToClaim, unpaidPlaces } from "~/domain/nft-staking/batch/leaving-rewards";
import type { NftPositionView } from "~/domain/nft-staking/holding/view";
import type { NftPoolView, NftStreamView } from "~/domain/nft-staking/pool/view";

/** Which claims must not be missing when NFTs leave, by what a screen shows. There are two daily streams and a bonus. */

const DAY = 86_400n;
const READ = 1_800_000_000n;
const END = READ + 10n * DAY;
const RATE = 864_000n;

const stream = (place: number, kind: NftStreamView["kind"], rateRaw = RATE) =>
  ({ place, kind, rateRaw, endTs: null, fundedUntilTs: null }) as NftStreamView;
const pool = {
  chainTs: READ,
  streams: [stream(0, "daily"), stream(1, "daily"), stream(2, "bonus")],
} as unknown as NftPoolView;

type Due = readonly [bigint, bigint, bigint];

const position = (mint: string, due: Due, of: Partial<NftPositionView> = {}) =>
  ({
    mint,
    state: "inside",
    termDays: 90,
    endTs: END,
    leftTs: 0n,
    weightBps: 20_000,
    baseWeightBps: 10_000,
    feeBps: 0,
    ...of,
    rewards: due.map((dueRaw, place) => ({ place, dueRaw, dueNetRaw: dueRaw, lockedRaw: 0n, claimedRaw: 0n })),
  }) as unknown as NftPositionView;

const ALL_DUE: Due = [5n, 6n, 7n];
const NONE: Due = [0n, 0n, 0n];
const toClaim = (positions: NftPositionView[], { ts = READ, givenUp = [] as number[], of = pool } = {}) =>
  rewardsToClaim(positions, { pool: of, ts, givenUp }).map(({ place, mint }) => `${place}.${mint}`);

test("before the end of a term every reward that is due has to be claimed, of each NFT that leaves", () => {
  const positions = [position("a", ALL_DUE), position("b", [0n, 6n, 0n])];
  expect(toClaim(positions)).toEqual(["0.a", "1.a", "2.a", "1.b"]);
});

test("a stream whose loss was agreed to need not be claimed, of any of the NFTs", () => {
  const positions = [position("a", ALL_DUE), position("b", ALL_DUE)];
  expect(toClaim(positions, { givenUp: [1] })).toEqual(["0.a", "2.a", "0.b", "2.b"]);
  expect(toClaim(positions, { givenUp: [0, 1, 2] })).toEqual([]);
});

test("without a term nothing has to be claimed, since it stays owed", () => {
  expect(toClaim([position("a", ALL_DUE, { endTs: null, termDays: 0 })])).toEqual([]);
});

test("after a term nothing has to be claimed, as soon as even a node that is a minute behind knows that it is over", () => {
  const positions = [position("a", ALL_DUE)];
  expect(toClaim(positions, { ts: END - 1n })).toEqual(["0.a", "1.a", "2.a"]);
  expect(toClaim(positions, { ts: END + 59n })).toEqual(["0.a", "1.a", "2.a"]);
  expect(toClaim(positions, { ts: END + 60n })).toEqual([]);
});

test("what has accrued since the reading has to be claimed, except what became due only in the last minute", () => {
  const positions = [position("a", NONE)];
  expect(toClaim(positions, { ts: READ + 60n })).toEqual([]);
  expect(toClaim(positions, { ts: READ + 61n })).toEqual(["0.a", "1.a"]);
});

test("a reward of which the fee leaves nothing need not be claimed, since the program refuses that", () => {
  const still = { ...pool, streams: pool.streams.map(({ place }) => stream(place, "daily", 0n)) };
  expect(toClaim([position("a", [1n, 2n, 0n], { feeBps: 1_000 })], { of: still })).toEqual(["1.a"]);
});

test("streams that the trial run of the first transaction does not pay are named, judged by what is due to its own NFTs", () => {
  const positions = [position("a", [5n, 6n, 0n]), position("b", ALL_DUE)];
  const part = { requestKey: "", wish: {}, items: [{ mint: "a" }] };
  const batch = (...paid: { place: number }[]) =>
    ({ plan: { parts: [part] }, costs: { kind: "unstakeNft", paid } }) as unknown as Parameters<typeof unpaidPlaces>[1];
  expect(unpaidPlaces(positions, batch({ place: 0 }, { place: 1 }))).toEqual([]);
  expect(unpaidPlaces(positions, batch({ place: 0 }))).toEqual([1]);
  expect(unpaidPlaces(positions, batch())).toEqual([0, 1]);
  // not known yet
  expect(unpaidPlaces(positions, { plan: null, costs: null })).toEqual([]);
});
