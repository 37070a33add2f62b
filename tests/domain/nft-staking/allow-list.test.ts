import { PublicKey } from "@solana/web3.js";
import { beforeEach, expect, test } from "vitest";
import { getNftHolding, listWalletNfts } from "~/domain/nft-staking/holding/queries.server";
import { nftAllowList, setting } from "~db/schema";
import { findNftPoolAddress } from "~programs/addresses";
import { developmentKeypair } from "~programs/development-keys";
import { buildAllowList } from "~programs/nft-allow-list";
import { createNftPool, type Membership, proposeMembership } from "~programs/nft-staking";
import { testDatabase as db } from "../database";
import { fundedWallet, sendPlainly } from "../staking/chain-world";
import { depsOf } from "../staking/holder-wishes";
import { type TestWallet, testWallet } from "../transactions/wallet";
import { BOOST, batchOf, build, carryOutAll, plan, plantGiftAtMetadata, plantNft } from "./nft-world";

/** A pool whose members are on a list, on the local node. */

const operator = testWallet(developmentKeypair("operator"));
const creator = operator.keypair.publicKey;
let poolId = 40_000;
let pool: PublicKey;

beforeEach(() => {
  pool = findNftPoolAddress({ creator, poolId: ++poolId });
});

async function openPool(membership: Membership): Promise<void> {
  const conditions = { weightsBps: [10_000, 0, 0, 0] as [number, number, number, number], maxNfts: 10, feeBps: 0 };
  const roles = { creator, pauser: creator, funder: creator };
  await sendPlainly(operator, [
    createNftPool({ ...roles, poolId, kind: "boost", conditions, delaySeconds: 0, membership }),
  ]);
  const pools = [{ ...BOOST, address: pool.toBase58(), rewards: [] }];
  const stored = { key: "nft_pools", value: JSON.stringify(pools), updatedAt: new Date() };
  await db.insert(setting).values(stored).onConflictDoUpdate({ target: setting.key, set: stored });
}

function listOf(mints: string[]) {
  const list = buildAllowList(
    pool,
    mints.map((mint) => new PublicKey(mint)),
  );
  return { membership: { kind: "allow-list" as const, root: list.root, leaves: list.leaves }, list };
}

/** As `npm run punk -- nft-pool create --allow-list` has it written. */
async function store({ list }: ReturnType<typeof listOf>, mints: string[], proofOf = (mint: string) => mint) {
  const root = Buffer.from(list.root).toString("hex");
  for (const mint of mints) {
    const place = list.findPlace(new PublicKey(proofOf(mint)))!;
    const proof = Buffer.concat(place.proof).toString("base64");
    await db.insert(nftAllowList).values({ root, mint, place: place.index, proof });
  }
}

const shown = async (wallet: TestWallet) => {
  const { nfts } = await listWalletNfts(depsOf(wallet), wallet.address, BOOST);
  return nfts.map(({ mint, refusal }) => [mint, refusal]);
};
const stakeAll = () => batchOf({ action: "stake", termDays: 0 });

test("NFTs of a list are shown and staked with their proofs, whatever their collection, and no others", async () => {
  const wallet = await fundedWallet(0n);
  const first = await plantNft(wallet, { name: "A", collection: "genesis" });
  const second = await plantNft(wallet, { name: "B", isVerified: false });
  const print = await plantNft(wallet, { name: "C", standard: 3 });
  const stranger = await plantNft(wallet, { name: "D" });
  const mints = [first, PublicKey.unique().toBase58(), second, PublicKey.unique().toBase58(), print];
  const list = listOf(mints);
  await openPool(list.membership);
  // nothing is kept of the list yet
  expect(await shown(wallet)).toEqual([]);
  await store(list, mints);
  expect(await shown(wallet)).toEqual([
    [first, null],
    [second, null],
    [print, null],
  ]);
  expect((await plan(wallet, batchOf({ action: "stake", termDays: 0, mints: [stranger] }))).refusals).toMatchObject([
    { item: { mint: stranger }, code: "NftNotHeld" },
  ]);
  await carryOutAll(wallet, stakeAll());
  const { positions } = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(positions.map(({ mint, state }) => [mint, state]).toSorted()).toEqual(
    [first, second, print].map((mint) => [mint, "inside"]).toSorted(),
  );
  expect(await shown(wallet)).toEqual([]);
}, 60_000);

test("an NFT of a list of which Token Metadata knows nothing is shown by its mint and staked", async () => {
  const wallet = await fundedWallet(0n);
  const [bare, gifted] = [
    await plantNft(wallet, { hasMetadata: false }),
    await plantNft(wallet, { hasMetadata: false }),
  ];
  await plantGiftAtMetadata(gifted);
  const money = await plantNft(wallet, { standard: 2 });
  const stranger = await plantNft(wallet, { hasMetadata: false });
  const mints = [bare, gifted, money];
  const list = listOf(mints);
  await openPool(list.membership);
  await store(list, mints);
  const { nfts } = await listWalletNfts(depsOf(wallet), wallet.address, BOOST);
  const nameOf = (mint: string) => `${mint.slice(0, 4)}…${mint.slice(-4)}`;
  expect(nfts.map(({ mint, name, refusal }) => [mint, name, refusal]).toSorted()).toEqual(
    [bare, gifted].map((mint) => [mint, nameOf(mint), null]).toSorted(),
  );
  expect(nfts.map(({ mint }) => mint)).not.toContain(stranger);
  expect(nfts[0]!.pictureUrl).toBe(`/api/nft/${nfts[0]!.mint}/picture`);
  const intents = await carryOutAll(wallet, stakeAll());
  expect(intents.map(({ preview }) => preview)).toMatchObject([{ kind: "stakeNft", out: "2" }]);
  const { positions } = await getNftHolding(depsOf(wallet), wallet.address, BOOST);
  expect(positions.map(({ mint, name, state }) => [mint, name, state]).toSorted()).toEqual(
    [bare, gifted].map((mint) => [mint, nameOf(mint), "inside"]).toSorted(),
  );
  // and comes back
  await carryOutAll(wallet, batchOf({ action: "unstake" }));
  expect((await shown(wallet)).map(([mint]) => mint).toSorted()).toEqual([bare, gifted].toSorted());
}, 60_000);

test("a row that was tampered with admits no NFT, because the program checks each proof", async () => {
  const wallet = await fundedWallet(0n);
  const [member, stranger] = [await plantNft(wallet, { name: "A" }), await plantNft(wallet, { name: "B" })];
  const mints = [member, PublicKey.unique().toBase58(), PublicKey.unique().toBase58()];
  const list = listOf(mints);
  await openPool(list.membership);
  await store(list, [stranger], () => member);
  const { parts } = await plan(wallet, batchOf({ action: "stake", termDays: 0, mints: [stranger] }));
  await expect(build(wallet, parts[0]!)).rejects.toMatchObject({ code: "NftNotListed" });
}, 60_000);

test("a pool goes by its new list from the second it takes effect", async () => {
  const wallet = await fundedWallet(0n);
  const [first, second] = [await plantNft(wallet, { name: "A" }), await plantNft(wallet, { name: "B" })];
  const [before, after] = [listOf([first]), listOf([second])];
  await openPool(before.membership);
  await store(before, [first]);
  await store(after, [second]);
  expect(await shown(wallet)).toEqual([[first, null]]);
  await sendPlainly(operator, [proposeMembership({ pool, admin: creator, membership: after.membership })]);
  expect(await shown(wallet)).toEqual([[second, null]]);
  await carryOutAll(wallet, stakeAll());
  expect((await getNftHolding(depsOf(wallet), wallet.address, BOOST)).positions).toMatchObject([{ mint: second }]);
}, 60_000);
