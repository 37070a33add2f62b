import { PublicKey } from "@solana/web3.js";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { planNftBatch } from "~/domain/nft-staking/batch/plan-nft-batch.server";
import { countOwn, listUnstaked } from "~/domain/nft-staking/holding/own-nfts.server";
import { listWalletNfts } from "~/domain/nft-staking/holding/queries.server";
import { openWalletTokens, TOKENS_A_READING } from "~/domain/nft-staking/holding/wallet-nfts.server";
import type { Chain, ChainAccount } from "~/domain/solana/chain";
import { nftMetadata } from "~db/schema";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";
import { depsOf } from "../staking/holder-wishes";
import { testWallet } from "../transactions/wallet";
import { BOOST, batchOf, NOVA, nftAccounts, type PlantOptions, storePools } from "./nft-world";

/** A wallet that others have filled: a page of it is bounded, and no NFT that can be staked is out of reach. */

const wallet = testWallet();
const owner = wallet.keypair.publicKey;
const TOKEN_AMOUNT_AND_STATE = { amount: 64, state: 108, bytes: 165 };

beforeAll(() => storePools());
beforeEach(() => db.delete(nftMetadata));

/** An NFT without a collection: a mint and a token account of one unit. */
function worthless(): { mint: ChainAccount; token: ChainAccount } {
  const [mint, token] = [anyKey(), anyKey()];
  const mintData = new Uint8Array(82);
  mintData[36] = 1;
  mintData[45] = 1;
  const data = new Uint8Array(TOKEN_AMOUNT_AND_STATE.bytes);
  data.set(mint.toBytes());
  data.set(owner.toBytes(), 32);
  data[TOKEN_AMOUNT_AND_STATE.amount] = 1;
  data[TOKEN_AMOUNT_AND_STATE.state] = 1;
  const program = TOKEN_PROGRAM_ADDRESS.toBase58();
  const account = (key: PublicKey, bytes: Uint8Array) => {
    return { address: key.toBase58(), owner: program, lamports: 1n, data: bytes };
  };
  return { mint: account(mint, mintData), token: account(token, data) };
}

const anyKey = () => new PublicKey(crypto.getRandomValues(new Uint8Array(32)));

/** The local node, on which the wallet holds so many NFTs of its pool among so many worthless ones. `asked`: accounts read. */
function walletOf(kongs: number, junk: number, options: PlantOptions = {}) {
  const nfts = Array.from({ length: kongs }, (_, i) => nftAccounts(owner, { name: `Kong #${i + 1}`, ...options }));
  const others = Array.from({ length: junk }, worthless);
  const accounts = [
    ...nfts.flatMap(({ mint, metadata }) => (metadata ? [mint, metadata] : mint)),
    ...others.map(({ mint }) => mint),
  ];
  const known = new Map(accounts.map((account) => [account.address, account]));
  const tokens = [...nfts, ...others].map(({ token }) => token);
  const deps = depsOf(wallet);
  const count = { asked: 0 };
  const chain: Chain = {
    ...deps.chain,
    async listTokenAccounts(_, program) {
      return { slot: 1, accounts: program === TOKEN_PROGRAM_ADDRESS.toBase58() ? tokens : [] };
    },
    async getAccounts(addresses, asIs) {
      count.asked += addresses.length;
      const { slot, accounts: real } = await deps.chain.getAccounts(addresses, asIs);
      return { slot, accounts: addresses.map((address, i) => known.get(address) ?? real[i] ?? null) };
    },
  };
  const mints = nfts.map(({ mint }) => mint.address).toSorted();
  const all = [...mints, ...others.map(({ mint }) => mint.address)].toSorted();
  return { deps: { ...deps, chain }, mints, all, count };
}

/** Every part of a wallet, as a holder goes through them. */
async function allParts({ deps }: ReturnType<typeof walletOf>) {
  const parts = [];
  let after: string | null = null;
  do {
    const part: Awaited<ReturnType<typeof listWalletNfts>> = await listWalletNfts(deps, wallet.address, BOOST, {
      after,
    });
    parts.push(part);
    after = part.next;
  } while (after !== null);
  return parts;
}

const mintsIn = (parts: { nfts: readonly { mint: string }[] }[]) =>
  [...new Set(parts.flatMap(({ nfts }) => nfts.map(({ mint }) => mint)))].toSorted();

test("500 worthless tokens do not push an NFT off the first page", async () => {
  const world = walletOf(3, 500);
  const { nfts, next } = await listWalletNfts(world.deps, wallet.address, BOOST);
  expect(mintsIn([{ nfts }])).toEqual(world.mints);
  expect(next).toBeNull();
});

test("each page of a wallet of 10,000 tokens reads a part, the parts have every NFT, and NFTs that were found once come first", async () => {
  const world = walletOf(5, 10_000);
  const parts = await allParts(world);
  expect(mintsIn(parts)).toEqual(world.mints);
  expect(parts).toHaveLength(11);
  world.count.asked = 0;
  const again = await listWalletNfts(world.deps, wallet.address, BOOST);
  expect(mintsIn([again])).toEqual(world.mints);
  // two accounts a token, those known from further on, positions, the pool and its clock
  expect(world.count.asked).toBeLessThanOrEqual(2 * TOKENS_A_READING + 2 * 5 + 5 + 2);
}, 60_000);

test("a page has at most as many NFTs as one batch takes, and the pages together have every NFT", async () => {
  const world = walletOf(450, 0);
  const parts = await allParts(world);
  expect(mintsIn(parts)).toEqual(world.mints);
  for (const { nfts } of parts) expect(nfts.length).toBeLessThanOrEqual(200);
  expect(parts.flatMap(({ nfts }) => nfts)).toHaveLength(450);
}, 30_000);

test("a holder who asks for all is given the first part that has something to stake, and told that more is left", async () => {
  const world = walletOf(1, 2 * TOKENS_A_READING);
  const request = batchOf({ action: "stake", termDays: 0 });
  const { parts, hasMore } = await planNftBatch(world.deps, { wallet: wallet.address, request });
  expect(parts.flatMap(({ items }) => items.map(({ mint }) => mint))).toEqual(world.mints);
  expect(hasMore).toBe(world.mints[0] !== world.all.at(-1));
});

test("my page names the NFTs that are not staked, with the pool that takes them and how many it would take", async () => {
  const world = walletOf(8, 20, { isFrozen: true });
  const [frozen] = await listUnstaked(world.deps, wallet.address);
  expect(frozen).toMatchObject({ pool: BOOST, count: 8, stakeable: 0, hasMore: false });
  const [free, ...others] = await listUnstaked(walletOf(8, 20).deps, wallet.address);
  expect(free).toMatchObject({ pool: BOOST, count: 8, stakeable: 8, hasMore: false });
  expect(free?.nfts.map(({ name }) => name)).toEqual(expect.arrayContaining([expect.stringMatching(/^Kong #\d$/)]));
  expect(free?.nfts).toHaveLength(6);
  expect(others).toEqual([]);
  expect(await listUnstaked(walletOf(0, 20).deps, wallet.address)).toEqual([]);
});

test("my page reads a wallet as deep as the pool's own screen, and no token twice for another pool", async () => {
  const world = walletOf(3, 10_000);
  await allParts(world);
  world.count.asked = 0;
  expect(await listUnstaked(world.deps, wallet.address)).toMatchObject([
    { pool: BOOST, count: 3, hasMore: true, alsoIn: [{ pool: NOVA, stakeable: 3, hasMore: true }] },
  ]);
  // two accounts a token, those known from further on, their positions in each pool, the pools and the clock
  expect(world.count.asked).toBeLessThanOrEqual(2 * TOKENS_A_READING + 2 * 3 + 2 * 3 + 5);
}, 60_000);

test.each([8, 150, 450])(
  "my page and the tabs count all of %i NFTs, although a part on the pool's screen ends at one batch",
  async (held) => {
    const world = walletOf(held, 20);
    const [onMyPage] = await listUnstaked(world.deps, wallet.address);
    expect(onMyPage).toMatchObject({ count: held, stakeable: held, hasMore: false });
    expect(onMyPage?.alsoIn).toMatchObject([{ pool: NOVA, stakeable: held, hasMore: false }]);
    const tokens = await openWalletTokens(world.deps.chain, wallet.address);
    const own = await countOwn(world.deps, { wallet: wallet.address, kind: BOOST.kind, tokens });
    expect(own.find(({ collection }) => collection === BOOST.collection)).toEqual({
      collection: BOOST.collection,
      count: held,
      hasMore: false,
    });
  },
  30_000,
);
