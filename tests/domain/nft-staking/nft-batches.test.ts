import { PublicKey } from "@solana/web3.js";
import { and, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { transactionRequestSchema } from "~/domain/kinds.server";
import { listNftHistory } from "~/domain/nft-staking/history/queries.server";
import { getNftHolding, listWalletNfts } from "~/domain/nft-staking/holding/queries.server";
import { parseClaims } from "~/domain/nft-staking/instructions/claims";
import { tokenAmountOf } from "~/domain/solana/token.server";
import type { TransactionRequest } from "~/domain/transaction-types";
import { acceptSigned, rejectIntent } from "~/domain/transactions/commands.server";
import { createIntent, offerTransaction } from "~/domain/transactions/create.server";
import { offerKeyOf } from "~/domain/transactions/queries.server";
import { settleIntent } from "~/domain/transactions/settle.server";
import { AppError } from "~/errors";
import { nftEvent, nftMetadata, nftPosition, transactionIntent } from "~db/schema";
import { findAssociatedTokenAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { destinationAddresses } from "~programs/token-accounts";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, travel, waitUntil } from "../staking/chain-world";
import { carryOut, depsOf, previewOf, signed, untilSettled } from "../staking/holder-wishes";
import type { TestWallet } from "../transactions/wallet";
import {
  ALYA,
  BOOST,
  batchOf,
  build,
  carryOutAll,
  DAY,
  finalizedEarlier,
  NOVA,
  nftTermsOf,
  POOLS,
  plan,
  plantFrozenCoin,
  plantNft,
  plantNfts,
  setLamports,
  storePools,
  UNSHOWN_POOL,
} from "./nft-world";

const boostAddress = POOLS[1]!.address;
const novaAddress = POOLS[3]!.address;

beforeAll(() => storePools());

test("a wallet sees which NFTs it may stake, and why not the others", async () => {
  const wallet = await fundedWallet(0n);
  const person = wallet.keypair.publicKey;
  const good = await plantNft(wallet, { name: "Kong #2" });
  const frozen = await plantNft(wallet, { name: "Kong #3", isFrozen: true });
  const programmable = await plantNft(wallet, { name: "Kong #4", standard: 4 });
  const print = await plantNft(wallet, { name: "Kong #5", standard: 3 });
  const open = await plantNft(wallet, { name: "Kong #10", mintAuthority: person });
  await plantNft(wallet, { name: "Fake", isVerified: false });
  await plantNft(wallet, { name: "Money", standard: 2 });
  await plantNft(wallet, { name: "Alya", collection: "wise-alya" });
  const { nfts, next } = await listWalletNfts(depsOf(wallet), wallet.address, BOOST);
  expect(nfts.map(({ mint, name, refusal }) => [mint, name, refusal])).toEqual([
    [good, "Kong #2", null],
    [frozen, "Kong #3", "NftFrozen"],
    [programmable, "Kong #4", "NftProgrammable"],
    [print, "Kong #5", "NftNotInCollection"],
    [open, "Kong #10", "NftNotFinal"],
  ]);
  expect(next).toBeNull();
  expect(nfts[0]!.pictureUrl).toBe(`/api/nft/${good}/picture`);
  const batch = await plan(wallet, batchOf({ action: "stake", termDays: 0 }));
  expect(batch.parts.flatMap(({ items }) => items.map(({ mint }) => mint))).toEqual([good]);
  expect(batch.refusals.map(({ item, code }) => [item.mint, code])).toEqual([
    [frozen, "NftFrozen"],
    [programmable, "NftProgrammable"],
    [print, "NftNotInCollection"],
    [open, "NftNotFinal"],
  ]);
});

test("many NFTs are staked in as few transactions as possible, and asking again leaves nothing to do", async () => {
  const wallet = await fundedWallet(0n);
  const mints = await plantNfts(wallet, 5);
  const request = batchOf({ action: "stake", termDays: 0 });
  const { parts } = await plan(wallet, request);
  expect(parts.map(({ items }) => items.length)).toEqual([3, 2]);
  const first = await build(wallet, parts[0]!);
  expect(first.preview).toMatchObject({ kind: "stakeNft", out: "3", in: "0", termDays: 0, weightBps: 10_000 });
  expect(Number(first.preview.depositLamports)).toBeGreaterThan(3 * 5_000_000);
  await carryOut(wallet, first);
  const rest = await plan(wallet, request);
  expect(rest).toMatchObject({ doneCount: 3, underWay: [], parts: [{ requestKey: parts[1]!.requestKey }] });
  await carryOut(wallet, await build(wallet, rest.parts[0]!));
  expect(await plan(wallet, request)).toMatchObject({ doneCount: 5, parts: [], underWay: [], refusals: [] });
  const holding = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(holding.positions.map(({ mint }) => mint).toSorted()).toEqual(mints.toSorted());
  expect(holding).toMatchObject({ insideCount: 5, checkInsLeft: 0, hasMore: false });
  expect((await listWalletNfts(depsOf(wallet), wallet.address, BOOST)).nfts).toEqual([]);
  const { entries } = await listNftHistory({ db }, { wallet: wallet.address, key: BOOST });
  expect(entries).toHaveLength(5);
  expect(entries[0]).toMatchObject({ kind: "staked", place: null, poolKind: "boost", collection: "punkykongz" });
});

test("a part pressed three times at once is one transaction, and pressed again after its end stays that one", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 2);
  const request = batchOf({ action: "stake", termDays: 0 });
  const plans = await Promise.all([plan(wallet, request), plan(wallet, request)]);
  expect(plans[0]!.parts).toEqual(plans[1]!.parts);
  const [part] = plans[0]!.parts;
  const intents = await Promise.all([1, 2, 3].map(() => build(wallet, part!)));
  expect(new Set(intents.map(({ id }) => id)).size).toBe(1);
  await Promise.all(intents.map((intent) => acceptSigned(depsOf(wallet), signed(wallet, intent))));
  await untilSettled(intents[0]!);
  expect((await build(wallet, part!)).status).toBe("finalized");
  const rows = await db.select().from(nftEvent).where(eq(nftEvent.walletAddress, wallet.address));
  expect(rows).toHaveLength(2);
});

test("plans again what the holder declined and what fails, and names what is under way", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 5);
  const request = batchOf({ action: "stake", termDays: 0 });
  const { parts } = await plan(wallet, request);
  const declined = await build(wallet, parts[0]!);
  await rejectIntent(depsOf(wallet), declined.id);
  // signed and kept, while the network cannot be reached
  const deaf = { ...chain, send: async () => Promise.reject(new AppError("ChainUnavailable")) };
  const second = await build(wallet, parts[1]!);
  const kept = await acceptSigned({ ...depsOf(wallet), chain: deaf }, signed(wallet, second));
  expect(kept.intent.status).toBe("signed");
  const between = await plan(wallet, request);
  expect(between.underWay.map(({ id, items }) => [id, items.length])).toEqual([[second.id, 2]]);
  expect(between.parts.map(({ items }) => items)).toEqual([parts[0]!.items]);
  expect(between.parts[0]!.requestKey).not.toBe(parts[0]!.requestKey);
  // the next one to look after it sends what was stored
  await settleIntent(depsOf(wallet), second.id);
  expect((await untilSettled(second)).status).toBe("finalized");
  await carryOut(wallet, await build(wallet, between.parts[0]!));
  expect(await plan(wallet, request)).toMatchObject({ doneCount: 5, parts: [], underWay: [] });
});

test("a part that became impossible meanwhile costs nothing, and one that expired is planned again under another key", async () => {
  const wallet = await fundedWallet(0n);
  const [first, second] = await plantNfts(wallet, 2);
  const both = batchOf({ action: "stake", termDays: 0 });
  const intent = await build(wallet, (await plan(wallet, both)).parts[0]!);
  // another tab takes one of them
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, mints: [first!] }));
  const before = await lamportsOf(wallet);
  const { intent: failed } = await acceptSigned(depsOf(wallet), signed(wallet, intent));
  expect(failed).toMatchObject({ status: "failed", signature: null });
  expect(await lamportsOf(wallet)).toBe(before);
  const rest = await plan(wallet, both);
  expect(rest.parts.map(({ items }) => items.map(({ mint }) => mint))).toEqual([[second]]);
  const late = await build(wallet, rest.parts[0]!);
  await acceptSigned({ ...depsOf(wallet), chain: { ...chain, send: async () => {} } }, signed(wallet, late));
  expect((await plan(wallet, both)).underWay).toMatchObject([{ id: late.id }]);
  // the network forgot it, and its blockhash is over
  const over = { ...chain, getFinalizedHeight: async () => ({ slot: 0, blockHeight: late.lastValidBlockHeight! + 1 }) };
  const { intent: expired } = await settleIntent({ ...depsOf(wallet), chain: over }, late.id);
  expect(expired).toMatchObject({ status: "expired", errorCode: "TransactionExpired" });
  // the same wish for the same block would be the same transaction
  await waitUntil(async () => (await chain.getLatestBlockhash()).blockhash !== late.blockhash);
  const again = await plan(wallet, both);
  expect(again.parts[0]!.requestKey).not.toBe(rest.parts[0]!.requestKey);
  await carryOut(wallet, await build(wallet, again.parts[0]!));
  expect(await plan(wallet, both)).toMatchObject({ doneCount: 1, parts: [], underWay: [] });
});

const twig = developmentKeypair("mint-twig").publicKey.toBase58();

function claimsOf(parts: Awaited<ReturnType<typeof plan>>["parts"]) {
  return parts.flatMap(({ wish }) => (wish.kind === "claimStream" ? parseClaims(wish.parameters.claims) : []));
}

/** Base units that parts claim before the fee. */
function claimedBy(parts: Parameters<typeof claimsOf>[0]): bigint {
  return claimsOf(parts).reduce((sum, { amountRaw }) => sum + BigInt(amountRaw), 0n);
}

test("a claim of an amount continues with the rest of it after a part was declined", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 12);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  // more than a day, however quickly that came after the stake: eleven have the amount
  await travel(DAY + 60);
  const amountRaw = 11n * 12n * 10n ** 6n + 5n;
  const request = batchOf({ action: "claim", place: 0, amountRaw: String(amountRaw) });
  const { parts } = await plan(wallet, request);
  expect(parts.map(({ items }) => items.length)).toEqual([10, 1]);
  await rejectIntent(depsOf(wallet), (await build(wallet, parts[0]!)).id);
  await carryOut(wallet, await build(wallet, parts[1]!));
  const taken = await coinOf(wallet, "mint-twig");
  const rest = await plan(wallet, request);
  expect(claimedBy(rest.parts)).toBe(amountRaw - taken);
  for (const part of rest.parts) await carryOut(wallet, await build(wallet, part));
  expect(await coinOf(wallet, "mint-twig")).toBe(amountRaw);
  expect(await plan(wallet, request)).toMatchObject({ parts: [] });
});

test("all NFTs check in, only once per day, and the next day continues the streak", async () => {
  const wallet = await fundedWallet(0n);
  const mints = await plantNfts(wallet, 4);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  const [some] = await carryOutAll(wallet, batchOf({ action: "check-in", mints: mints.slice(0, 1) }));
  expect(some!.preview).toMatchObject({
    kind: "checkIn",
    counted: 1,
    bonusRaw: String(5n * 10n ** 9n),
    decimals: 9,
  });
  const request = batchOf({ action: "check-in" });
  const [rest] = await carryOutAll(wallet, request);
  expect(rest!.preview).toMatchObject({ counted: 3, bonusRaw: String(15n * 10n ** 9n) });
  expect(await plan(wallet, batchOf({ action: "check-in" }))).toMatchObject({ parts: [], refusals: [] });
  const parameters = { poolAddress: boostAddress, mints: mints.join() };
  const again: TransactionRequest = {
    requestKey: crypto.randomUUID(),
    kind: "checkIn",
    lifetime: "blockhash",
    parameters,
  };
  await expect(createIntent(depsOf(wallet), again)).rejects.toEqual(new AppError("NftCheckedIn"));
  const today = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(today.checkInsLeft).toBe(0);
  expect(today.positions[0]!.checkIn).toMatchObject({ today: "done", streak: 1, nextStreak: 2, checkIns: 1 });
  expect(today.totals[2]!.dueRaw).toBe(20n * 10n ** 9n);

  await travel(DAY);
  await carryOutAll(wallet, batchOf({ action: "check-in" }));
  const tomorrow = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(tomorrow.positions[0]!.checkIn).toMatchObject({ today: "done", streak: 2, checkIns: 2 });
  const { entries } = await listNftHistory({ db }, { wallet: wallet.address, key: BOOST, place: 2 });
  expect(entries).toHaveLength(8);
  expect(entries[0]).toMatchObject({ kind: "checked-in", amountRaw: 5n * 10n ** 9n, streak: 2, symbol: "SCG" });
});

test("an NFT staked today is left out of check-ins, which the batch says, and checks in the next day", async () => {
  const wallet = await fundedWallet(0n);
  const [first, second] = await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, mints: [first!] }));
  await travel(DAY);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, mints: [second!] }));
  const holding = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(holding).toMatchObject({ insideCount: 2, checkInsLeft: 1 });
  expect(holding.positions.map(({ checkIn }) => checkIn?.today)).toEqual(["open", "early"]);
  for (const mints of [undefined, [first!, second!]]) {
    const batch = await plan(wallet, batchOf({ action: "check-in", mints }));
    expect(batch.parts.flatMap(({ items }) => items.map(({ mint }) => mint))).toEqual([first]);
    expect(batch.refusals).toMatchObject([{ item: { mint: second }, code: "NftCheckInTooEarly" }]);
  }
  const parameters = { poolAddress: boostAddress, mints: [first, second].join() };
  const both: TransactionRequest = {
    requestKey: crypto.randomUUID(),
    kind: "checkIn",
    lifetime: "blockhash",
    parameters,
  };
  await expect(createIntent(depsOf(wallet), both)).rejects.toEqual(new AppError("NftCheckInTooEarly"));
  await travel(DAY);
  const [intent] = await carryOutAll(wallet, batchOf({ action: "check-in" }));
  expect(intent!.preview).toMatchObject({ counted: 2 });
});

test("an amount is claimed exactly, oldest position first, and a batch never claims it twice", async () => {
  const wallet = await fundedWallet(0n);
  const mints = await plantNfts(wallet, 3);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, mints: mints.slice(0, 1) }));
  await travel(2 * DAY);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  const before = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  const oldest = before.positions[0]!;
  expect(oldest.mint).toBe(mints[0]);
  const amountRaw = oldest.rewards[0]!.dueRaw + 12_345n;
  const request = batchOf({ action: "claim", place: 0, amountRaw: String(amountRaw) });
  const batch = await plan(wallet, request);
  expect(claimedBy(batch.parts)).toBe(amountRaw);
  // there is no fee
  expect(batch.parts.map(({ pays }) => pays)).toEqual([[{ mint: twig, amountRaw: String(amountRaw) }]]);
  expect(batch.parts).toHaveLength(1);
  const intent = await carryOut(wallet, await build(wallet, batch.parts[0]!));
  const [paid] = previewOf(intent, "claimStream").paid;
  expect(paid).toMatchObject({ place: 0, grossRaw: String(amountRaw), feeRaw: "0", decimals: 6 });
  expect(await coinOf(wallet, "mint-twig")).toBe(amountRaw);
  expect(await plan(wallet, request)).toMatchObject({ parts: [] });
  expect(await coinOf(wallet, "mint-twig")).toBe(amountRaw);
  const { entries } = await listNftHistory({ db }, { wallet: wallet.address, key: BOOST, place: 0 });
  expect(entries.map((entry) => entry.amountRaw).reduce((a, b) => a + b, 0n)).toBe(amountRaw);
});

/** A reload while a batch runs leaves its key in the tab, and the same wish comes under it again. */
test("the next day's check-in under yesterday's key checks in every NFT", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  const request = batchOf({ action: "check-in" });
  const [yesterday] = await carryOutAll(wallet, request);
  expect(await plan(wallet, request)).toMatchObject({ doneCount: 2, parts: [], underWay: [] });
  // minutes before and after midnight: the hour in which what is done stays done has not gone by
  await travel(DAY);
  const [today] = await carryOutAll(wallet, request);
  expect(today!.id).not.toBe(yesterday!.id);
  expect(today!.preview).toMatchObject({ counted: 2 });
  await finalizedEarlier(wallet, DAY);
  await travel(DAY);
  await carryOutAll(wallet, request);
  const { positions } = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(positions.map(({ checkIn }) => checkIn)).toMatchObject(Array(2).fill({ streak: 3, checkIns: 3 }));
  expect(await plan(wallet, request)).toMatchObject({ parts: [], underWay: [] });
});

test("all of a coin is claimed again under a key of two hours ago, and not under one of just now", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  const request = batchOf({ action: "claim", place: 0 });
  const [first] = await carryOutAll(wallet, request);
  const claimed = await coinOf(wallet, "mint-twig");
  await travel(DAY);
  expect(await plan(wallet, request)).toMatchObject({ doneCount: 2, parts: [] });
  await finalizedEarlier(wallet, 2 * 3_600);
  const [again] = await carryOutAll(wallet, request);
  expect(again!.id).not.toBe(first!.id);
  expect((await coinOf(wallet, "mint-twig")) - claimed).toBeGreaterThanOrEqual(2n * 12n * 10n ** 6n);
});

test("an amount that was claimed is not claimed again under its key, however long ago it was", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 1);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  const request = batchOf({ action: "claim", place: 0, amountRaw: "5000000" });
  await carryOutAll(wallet, request);
  await finalizedEarlier(wallet, 2 * DAY);
  await travel(DAY);
  expect(await plan(wallet, request)).toMatchObject({ parts: [], underWay: [] });
  expect(await coinOf(wallet, "mint-twig")).toBe(5_000_000n);
});

test("a stake that continues hours later does not report the NFTs that it has staked itself as missing", async () => {
  const wallet = await fundedWallet(0n);
  const mints = await plantNfts(wallet, 5);
  const request = batchOf({ action: "stake", termDays: 0, mints });
  await carryOut(wallet, await build(wallet, (await plan(wallet, request)).parts[0]!));
  await finalizedEarlier(wallet, 2 * 3_600);
  const rest = await plan(wallet, request);
  expect(rest).toMatchObject({ doneCount: 3, refusals: [] });
  expect(rest.parts.map(({ items }) => items.length)).toEqual([2]);
});

test("claims of more than is due, of nothing due, and of a stream that does not exist are refused", async () => {
  const wallet = await fundedWallet(0n);
  const none = plan(wallet, batchOf({ action: "claim", place: 0 }));
  await expect(none).rejects.toEqual(new AppError("NothingToClaim"));
  await plantNfts(wallet, 1);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  const tooMuch = plan(wallet, batchOf({ action: "claim", place: 0, amountRaw: String(10n ** 15n) }));
  await expect(tooMuch).rejects.toEqual(new AppError("AmountAboveDue"));
  const noStream = plan(wallet, batchOf({ action: "claim", place: 3 }));
  await expect(noStream).rejects.toEqual(new AppError("InvalidInput"));
  const anyStream = plan(wallet, batchOf({ action: "claim", amountRaw: "5" }));
  await expect(anyStream).rejects.toEqual(new AppError("InvalidInput"));
});

test("every stream of every position is claimed at once, with the accounts that the coins need", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 6, { collection: "wise-alya" });
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0, ...ALYA }));
  await travel(DAY);
  await carryOutAll(wallet, batchOf({ action: "check-in", ...ALYA }));
  await travel(DAY);
  const request = batchOf({ action: "claim", ...ALYA });
  const batch = await plan(wallet, request);
  expect([...new Set(claimsOf(batch.parts).map(({ place }) => place))].sort()).toEqual([0, 1, 2, 3]);
  const intents = await carryOutAll(wallet, request);
  expect(intents.length).toBeLessThanOrEqual(4);
  expect(await coinOf(wallet, "mint-twig")).toBeGreaterThanOrEqual(6n * 12n * 10n ** 6n);
  expect(await coinOf(wallet, "mint-usdc")).toBeGreaterThanOrEqual(6n * 500_000n);
  expect(await coinOf(wallet, "mint-scg")).toBeGreaterThanOrEqual(6n * 35n * 10n ** 9n);
  expect((await plan(wallet, request)).parts).toEqual([]);
  const paid = intents.flatMap((intent) => previewOf(intent, "claimStream").paid);
  expect(paid.filter(({ place }) => place === 2).reduce((sum, { grossRaw }) => sum + BigInt(grossRaw), 0n)).toBe(
    30n * 10n ** 9n,
  );
});

test("leaving a Boost pool pays all that is due, brings the NFT back and closes the position", async () => {
  const wallet = await fundedWallet(0n);
  const mints = await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  const [intent] = await carryOutAll(wallet, batchOf({ action: "unstake", mints: mints.slice(0, 1) }));
  expect(intent!.preview).toMatchObject({ kind: "unstakeNft", in: "1", lost: [] });
  expect(Number(intent!.preview.refundLamports)).toBeGreaterThan(4_000_000);
  expect(await coinOf(wallet, "mint-twig")).toBeGreaterThanOrEqual(12n * 10n ** 6n);
  const holding = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(holding.positions.map(({ mint }) => mint)).toEqual([mints[1]]);
  const { nfts } = await listWalletNfts(depsOf(wallet), wallet.address, BOOST);
  expect(nfts).toMatchObject([{ mint: mints[0], refusal: null }]);
  const closed = and(eq(nftPosition.walletAddress, wallet.address), eq(nftPosition.mint, mints[0]!));
  expect((await db.select().from(nftPosition).where(closed))[0]!.closedAt).not.toBeNull();
  // and comes in again
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  expect((await getNftHolding(depsOf(wallet), wallet.address, BOOST)).positions).toHaveLength(2);
});

test("an NFT goes to another account of the wallet where the usual one takes nothing, which is said before", async () => {
  const wallet = await fundedWallet(0n);
  const [mint, sound] = await plantNfts(wallet, 2);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  const key = new PublicKey(mint!);
  await plantFrozenCoin(wallet, key);
  const coin = { owner: wallet.keypair.publicKey, mint: key, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  const [, other] = await destinationAddresses(coin);
  const [intent] = await carryOutAll(wallet, batchOf({ action: "unstake" }));
  expect(intent!.preview).toMatchObject({ kind: "unstakeNft", in: "2", otherAccounts: [`${other}`] });
  const usual = findAssociatedTokenAddress(new PublicKey(sound!), coin.owner, TOKEN_PROGRAM_ADDRESS);
  const { accounts } = await chain.getAccounts([`${other}`, `${usual}`]);
  expect(accounts.map(tokenAmountOf)).toEqual([1n, 1n]);
});

test("leaving a Nova term early pays what can be claimed, gives up the rest and says so before and after", async () => {
  const wallet = await fundedWallet(0n);
  const [mint] = await plantNfts(wallet, 1);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 270, ...NOVA }));
  await travel(10 * DAY);
  const holding = await getNftHolding(depsOf(wallet), wallet.address, NOVA);
  const position = holding.positions[0]!;
  expect(position).toMatchObject({ state: "inside", termDays: 270, weightBps: 20_000, baseWeightBps: 10_000 });
  expect(position).toMatchObject({ mint, isLeavingEarly: true });
  const twig = position.rewards[0]!;
  expect(twig.dueRaw).toBeGreaterThanOrEqual(120n * 10n ** 6n);
  expect(twig.lockedRaw).toBeGreaterThanOrEqual(120n * 10n ** 6n);
  const [intent] = await carryOutAll(wallet, batchOf({ action: "unstake", ...NOVA }));
  const preview = previewOf(intent!, "unstakeNft");
  const [lost] = preview.lost;
  expect(BigInt(lost!.grossRaw)).toBeGreaterThanOrEqual(twig.lockedRaw);
  expect(await coinOf(wallet, "mint-twig")).toBeGreaterThanOrEqual(twig.dueRaw);
  const { entries } = await listNftHistory({ db }, { wallet: wallet.address, key: NOVA, place: 0 });
  expect(entries.map(({ kind }) => kind)).toEqual(["given-up", "claimed"]);
  expect((await getNftHolding(depsOf(wallet), wallet.address, NOVA)).positions).toEqual([]);
});

test("leaving early pays the other coins where one is frozen, and gives nothing up for lack of SOL", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 1);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 270, ...NOVA }));
  await travel(DAY);
  const { parts } = await plan(wallet, batchOf({ action: "unstake", ...NOVA }));
  const preview = async () => (await offerTransaction(depsOf(wallet), parts[0]!.wish)).preview;
  const lamports = await lamportsOf(wallet);
  await setLamports(wallet, 1_000_000n);
  await expect(preview()).rejects.toMatchObject({ code: "NotEnoughSol" });
  await setLamports(wallet, lamports);
  await plantFrozenCoin(wallet, developmentKeypair("mint-scg").publicKey);
  const { paid, lost } = previewOf({ preview: await preview() }, "unstakeNft");
  expect(paid.map(({ place }) => place)).toEqual([0]);
  const [twig] = paid.map(({ grossRaw }) => BigInt(grossRaw));
  const [lostTwig, lostCoin] = lost;
  expect(twig!).toBeGreaterThanOrEqual(12n * 10n ** 6n);
  expect(BigInt(lostTwig!.grossRaw) - twig!).toBeLessThan(10n ** 6n);
  expect(lostCoin!.place).toBe(1);
});

test("a preview says what a part will do, and keeps nothing but its own transaction, which no press has made", async () => {
  const wallet = await fundedWallet(0n);
  await plantNfts(wallet, 1);
  const { parts } = await plan(wallet, batchOf({ action: "stake", termDays: 90, ...NOVA }));
  const { preview, offer } = await offerTransaction(depsOf(wallet), parts[0]!.wish);
  expect(preview).toMatchObject({ kind: "stakeNft", termDays: 90, weightBps: 12_000, baseWeightBps: 10_000 });
  const rows = await db.select().from(transactionIntent).where(eq(transactionIntent.walletAddress, wallet.address));
  expect(rows).toMatchObject([{ id: offer, requestKey: offerKeyOf(offer!), status: "built", signature: null }]);
});

test("no wish reaches another holder's NFT, a foreign pool, or an NFT that is not there", async () => {
  const [owner, thief] = [await fundedWallet(0n), await fundedWallet(0n)];
  const [mint] = await plantNfts(owner, 1);
  await carryOutAll(owner, batchOf({ action: "stake", termDays: 0 }));
  const ask = (kind: string, parameters: Record<string, string>) =>
    createIntent(depsOf(thief), transactionRequestSchema.parse({ requestKey: crypto.randomUUID(), kind, parameters }));
  const foreign = { poolAddress: boostAddress, mints: mint! };
  const without = { termDays: "0", ...nftTermsOf("boost", 0) };
  await expect(ask("unstakeNft", foreign)).rejects.toEqual(new AppError("PositionNotFound"));
  await expect(ask("checkIn", foreign)).rejects.toEqual(new AppError("PositionNotFound"));
  const claims = `0.${mint}.max`;
  await expect(ask("claimStream", { poolAddress: boostAddress, claims })).rejects.toEqual(
    new AppError("PositionNotFound"),
  );
  await expect(ask("stakeNft", { ...foreign, ...without })).rejects.toEqual(new AppError("NftNotHeld"));
  const noPool = PublicKey.unique().toBase58();
  await expect(ask("stakeNft", { poolAddress: noPool, mints: mint!, ...without })).rejects.toEqual(
    new AppError("PoolNotSet"),
  );
  await expect(ask("unstakeNft", { poolAddress: noPool, mints: mint! })).rejects.toEqual(new AppError("PoolNotSet"));
  // a pool of ours that this site does not show
  const strange = await plantNft(thief, { collection: "punky-hag" });
  await expect(ask("stakeNft", { poolAddress: UNSHOWN_POOL, mints: strange, ...without })).rejects.toEqual(
    new AppError("PoolNotSet"),
  );
  const own = await plantNft(thief);
  await expect(ask("stakeNft", { poolAddress: novaAddress, mints: own, ...without, termDays: "30" })).rejects.toEqual(
    new AppError("NftTermNotOffered"),
  );
  const alone = await plan(thief, batchOf({ action: "unstake", mints: [mint!] }));
  expect(alone).toMatchObject({ parts: [], underWay: [], doneCount: 0 });
  const foreigners = await plantNft(await fundedWallet(0n), { name: "Not theirs" });
  const gone = await plan(thief, batchOf({ action: "stake", termDays: 0, mints: [foreigners] }));
  expect(gone.refusals).toMatchObject([{ item: { mint: foreigners }, code: "NftNotHeld" }]);
  // its picture can be asked for by anybody from then on, so that naming it is not enough to make it known
  expect(await db.select().from(nftMetadata).where(eq(nftMetadata.mint, foreigners))).toEqual([]);
});

test("parameters that are no lists of addresses or claims are refused before anything is asked", () => {
  const key = PublicKey.unique().toBase58();
  const stakeOfNft = { poolAddress: key, mints: key, termDays: "90", ...nftTermsOf("nova", 90) };
  const bad = [
    ["unstakeNft", { poolAddress: key, mints: "" }],
    ["unstakeNft", { poolAddress: key, mints: `${key},` }],
    ["unstakeNft", { poolAddress: "1".repeat(44), mints: key }],
    ["checkIn", { poolAddress: key, mints: Array(17).fill(key).join() }],
    ["checkIn", { poolAddress: key, mints: "z".repeat(44) }],
    ["claimStream", { poolAddress: key, claims: `4.${key}.max` }],
    ["claimStream", { poolAddress: key, claims: `0.${key}.0` }],
    ["claimStream", { poolAddress: key, claims: `0.${key}.-1` }],
    ["claimStream", { poolAddress: key, claims: `0.${key}.${2n ** 64n}` }],
    ["claimStream", { poolAddress: key, claims: `0.${key}.1.2` }],
    ["claimStream", { poolAddress: key, claims: `0.${key}` }],
    ["stakeNft", { ...stakeOfNft, termDays: "9e9" }],
    ["stakeNft", { ...stakeOfNft, extra: "1" }],
    ["stakeNft", { ...stakeOfNft, minWeightBps: undefined }],
    ["stakeNft", { ...stakeOfNft, minWeightBps: "012000" }],
    ["stakeNft", { ...stakeOfNft, minBaseWeightBps: "-1" }],
    ["stakeNft", { ...stakeOfNft, maxFeeBps: "65536" }],
  ];
  for (const [kind, parameters] of bad) {
    const result = transactionRequestSchema.safeParse({ requestKey: "12345678", kind, parameters });
    expect(result.success, `${kind} ${JSON.stringify(parameters)}`).toBe(false);
  }
});

async function lamportsOf(wallet: TestWallet): Promise<bigint> {
  const { accounts } = await chain.getAccounts([wallet.address]);
  return accounts[0]?.lamports ?? 0n;
}

async function coinOf(wallet: TestWallet, label: "mint-twig" | "mint-usdc" | "mint-scg"): Promise<bigint> {
  const mint = developmentKeypair(label).publicKey;
  const address = findAssociatedTokenAddress(mint, wallet.keypair.publicKey, TOKEN_PROGRAM_ADDRESS).toBase58();
  const { accounts } = await chain.getAccounts([address]);
  return tokenAmountOf(accounts[0]);
}
