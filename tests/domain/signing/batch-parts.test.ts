import { expect, test } from "vitest";
import type { TransactionWish } from "~/domain/transaction-types";
import { PINS } from "~/pins";
import { findUnasked } from "~/signing/.client/verifier/batch";
import { NOVA, POOLS, UNSHOWN_POOL } from "../nft-staking/nft-world";
import { stakeOf } from "../staking/holder-wishes";
import { STRANGER } from "./signed-deeds";

/** The site words the wishes of a batch's parts, so each has to be part of what the holder chose on the screen. */

const [boost = "", alya = "", nova = ""] = [
  POOLS.find(({ kind, collection }) => kind === "boost" && collection === "punkykongz"),
  POOLS.find(({ collection }) => collection === "wise-alya"),
  POOLS.find(({ kind }) => kind === "nova"),
].map((pool) => pool?.address);
const KONGZ = { kind: "boost", collection: "punkykongz" } as const;
const [A, B, C] = ["a", "b", "c"] as const;
const retired = STRANGER.toBase58();

const TERMS = { minWeightBps: "12000", minBaseWeightBps: "10000", maxFeeBps: "500" };
const stake = (poolAddress: string, mints: string, termDays: string, terms = {}): TransactionWish => {
  return { kind: "stakeNft", parameters: { poolAddress, mints, termDays, ...TERMS, ...terms } };
};
const unstake = (poolAddress: string, mints: string): TransactionWish => {
  return { kind: "unstakeNft", parameters: { poolAddress, mints } };
};
const checkIn = (poolAddress: string, mints: string): TransactionWish => {
  return { kind: "checkIn", parameters: { poolAddress, mints } };
};
const claims = (poolAddress: string, text: string): TransactionWish => {
  return { kind: "claimStream", parameters: { poolAddress, claims: text } };
};
const coinClaim = (amountRaw: string): TransactionWish => {
  return { kind: "claim", parameters: { positionAddress: A, amountRaw } };
};
const vestingClaim = (amountRaw: string): TransactionWish => {
  return { kind: "claimVesting", parameters: { grantAddress: A, amountRaw } };
};
const { requestKey: _, ...coinStake } = stakeOf(1n, 30);
const closing: TransactionWish = { kind: "closeCheckIn", parameters: { poolAddress: boost, mints: A } };

const STAKE = { ...NOVA, action: "stake", mints: [A, B], termDays: 90, ...TERMS };
const UNSTAKE = { ...KONGZ, action: "unstake", mints: [A, B] };
const CHECK_IN = { ...KONGZ, action: "check-in" };
const CLAIM_PART = { ...KONGZ, action: "claim", place: 0, amountRaw: "10" };
const CLAIM_POOL = { ...KONGZ, action: "claim" };
const CLAIM_ALL = { claim: "all" };
const CLAIM_COINS = { claim: "coin" };
const CLAIM_GRANTS = { claim: "grant" };
const TAKE_BACK = { takeBack: "records" };

test.each<[string, object, TransactionWish[]]>([
  ["a stake", STAKE, [stake(nova, A, "90"), stake(nova, B, "90")]],
  ["leaving", UNSTAKE, [unstake(boost, `${A},${B}`)]],
  ["leaving a pool that the build does not know any more", UNSTAKE, [unstake(retired, A)]],
  ["a check-in of all", CHECK_IN, [checkIn(boost, `${A},${C}`)]],
  ["a claim of a part, over two transactions", CLAIM_PART, [claims(boost, `0.${A}.4`), claims(boost, `0.${B}.6`)]],
  ["a claim of all of a pool", CLAIM_POOL, [claims(boost, `0.${A}.max,1.${A}.max`)]],
  ["a claim of everything", CLAIM_ALL, [coinClaim("max"), vestingClaim("max"), claims(alya, `3.${A}.max`)]],
  ["a claim of every coin position", CLAIM_COINS, [coinClaim("max"), coinClaim("max")]],
  ["a claim of every grant", CLAIM_GRANTS, [vestingClaim("max"), vestingClaim("max")]],
  ["deposits back", TAKE_BACK, [closing]],
])("%s is passed in its parts", (_, asked, parts) => {
  expect(parts.map((part) => findUnasked(part, { asked, parts }, PINS))).toEqual(parts.map(() => null));
});

test.each<[string, object, TransactionWish[]]>([
  ["an NFT that was not chosen", STAKE, [stake(nova, C, "90")]],
  ["an NFT that was not chosen, beside one that was", UNSTAKE, [unstake(boost, `${A},${C}`)]],
  ["a longer term", STAKE, [stake(nova, A, "270")]],
  ["a lower weight than was shown", STAKE, [stake(nova, A, "90", { minWeightBps: "11999" })]],
  ["a lower weight before the end than was shown", STAKE, [stake(nova, A, "90", { minBaseWeightBps: "9999" })]],
  ["a higher fee than was shown", STAKE, [stake(nova, A, "90", { maxFeeBps: "501" })]],
  ["the pool of another screen", STAKE, [stake(boost, A, "90")]],
  ["the pool of another collection", UNSTAKE, [unstake(UNSHOWN_POOL, A)]],
  ["leaving Nova for a check-in in Boost", CHECK_IN, [unstake(boost, A)]],
  ["a check-in in Nova for one in Boost", CHECK_IN, [checkIn(nova, A)]],
  ["another reward", CLAIM_PART, [claims(boost, `1.${A}.4`)]],
  ["more than was typed", CLAIM_PART, [claims(boost, `0.${A}.11`)]],
  ["more than was typed, over two transactions", CLAIM_PART, [claims(boost, `0.${A}.6`), claims(boost, `0.${B}.6`)]],
  ["everything for a part", CLAIM_PART, [claims(boost, `0.${A}.max`)]],
  ["leaving for a claim", CLAIM_POOL, [unstake(boost, A)]],
  ["a part for everything", CLAIM_ALL, [coinClaim("1")]],
  ["a part of a position for every coin position", CLAIM_COINS, [coinClaim("1")]],
  ["a grant for every coin position", CLAIM_COINS, [vestingClaim("max")]],
  ["an NFT's rewards for every coin position", CLAIM_COINS, [claims(alya, `3.${A}.max`)]],
  ["a coin position for every grant", CLAIM_GRANTS, [coinClaim("max")]],
  ["an NFT's rewards for every grant", CLAIM_GRANTS, [claims(alya, `3.${A}.max`)]],
  ["a part of a grant for every grant", CLAIM_GRANTS, [vestingClaim("1")]],
  ["a claim of nobody knows what", { claim: "rest" }, [coinClaim("max")]],
  ["a part of a grant for everything", CLAIM_ALL, [vestingClaim("1")]],
  ["a part of a stream for everything", CLAIM_ALL, [claims(boost, `0.${A}.1`)]],
  ["a stake for a claim of everything", CLAIM_ALL, [coinStake]],
  ["leaving for a claim of everything", CLAIM_ALL, [unstake(boost, A)]],
  [
    "a hand-over for a claim of everything",
    CLAIM_ALL,
    [{ kind: "proposeVesting", parameters: { grantAddress: A, newBeneficiary: retired } }],
  ],
  ["leaving for deposits", TAKE_BACK, [unstake(boost, A)]],
  ["anything for a batch that nobody knows", { everything: true }, [coinClaim("max")]],
])("%s is refused", (_, asked, parts) => {
  expect(parts.some((part) => findUnasked(part, { asked, parts }, PINS) !== null)).toBe(true);
});

test("however a site splits a partial claim, a part is refused once all of them together exceed what was typed", () => {
  for (const split of [[11], [1, 10], [5, 6], [10, 1], [4, 4, 3], [10, 10], Array.from({ length: 11 }, () => 1)]) {
    const parts = split.map((amount, i) => claims(boost, `0.${i % 2 ? A : B}.${amount}`));
    const verdicts = parts.map((part) => findUnasked(part, { asked: CLAIM_PART, parts }, PINS));
    expect(verdicts).toEqual(parts.map(() => "part: amount"));
    const inOne = [claims(boost, split.map((amount, i) => `0.${i % 2 ? A : B}.${amount}`).join())];
    expect(findUnasked(inOne[0] as TransactionWish, { asked: CLAIM_PART, parts: inOne }, PINS)).toBe("part: amount");
  }
});
