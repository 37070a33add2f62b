import { PublicKey } from "@solana/web3.js";
import { eq, gt, sql } from "drizzle-orm";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { NftBatchPart } from "~/domain/nft-staking/batch/batch-view";
import type { NftBatchRequest } from "~/domain/nft-staking/batch/input";
import { planNftBatch } from "~/domain/nft-staking/batch/plan-nft-batch.server";
import { getNftHoldingPage } from "~/domain/nft-staking/holding/holding-page.server";
import { listPositionKeys } from "~/domain/nft-staking/holding/position-keys.server";
import { getNftHolding } from "~/domain/nft-staking/holding/queries.server";
import { insideOf } from "~/domain/nft-staking/holding/rewards-now";
import { type Chain, type ChainAccount, CLOCK_ADDRESS } from "~/domain/solana/chain";
import { nftPosition, transactionIntent } from "~db/schema";
import { findCheckInAddress, findNftPositionAddress } from "~programs/addresses";
import { decodeNftPosition } from "~programs/nft-staking";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, travel } from "../staking/chain-world";
import { depsOf } from "../staking/holder-wishes";
import type { TestWallet } from "../transactions/wallet";
import { BOOST, batchOf, carryOutAll, DAY, POOLS, plantNft, storePools } from "./nft-world";

/** A holder of more positions than a page has: each is on one page, the sums are of all, and "all" reaches the last one. */

const COUNT = 1_200;
const PAGE = 490;
const SUMMED = 2_450;
const poolAddress = POOLS[1]!.address;
const pool = new PublicKey(poolAddress);
/** Of a position's account: after the discriminator, version, bump and pool. */
const POSITION_MINT_OFFSET = 8 + 1 + 1 + 32;

type World = {
  wallet: TestWallet;
  mints: string[];
  /** Of the position's account, by mint. */
  addresses: Map<string, string>;
  deps: ReturnType<typeof depsOf>;
  checkedIn: Set<string>;
  row: typeof nftPosition.$inferSelect;
  /** Everything that a page reads, at one second: accounts by address. */
  accounts: Map<string, () => ChainAccount | null>;
};

let world: World;

beforeAll(async () => {
  await storePools();
  world = await newWorld();
}, 120_000);

beforeEach(async () => {
  world.checkedIn.clear();
  await db.delete(transactionIntent);
  await db.update(nftPosition).set({ closedAt: null }).where(eq(nftPosition.walletAddress, world.wallet.address));
});

/** One real position, and as many like it as make `COUNT`, in accounts of their own at the same second. */
async function newWorld(): Promise<World> {
  const wallet = await fundedWallet(0n);
  const original = await plantNft(wallet);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(2 * DAY);
  const position = findNftPositionAddress({ pool, owner: wallet.keypair.publicKey, mint: new PublicKey(original) });
  const record = findCheckInAddress(pool, new PublicKey(original)).toBase58();
  const read = async (addresses: string[]) => (await chain.getAccounts(addresses)).accounts;
  const [open, staked] = await read([record, position.toBase58()]);
  await carryOutAll(wallet, batchOf({ action: "check-in" }));
  const [done, poolAccount, clock] = await read([record, poolAddress, CLOCK_ADDRESS]);
  const [row] = await db.select().from(nftPosition).where(eq(nftPosition.address, position.toBase58()));
  await db.delete(nftPosition).where(eq(nftPosition.walletAddress, wallet.address));

  const accounts: World["accounts"] = new Map([
    [poolAddress, () => poolAccount ?? null],
    [CLOCK_ADDRESS, () => clock ?? null],
  ]);
  const checkedIn = new Set<string>();
  const deps = depsOf(wallet);
  const frozen: Chain = {
    ...deps.chain,
    getAccounts: async (addresses) => ({ slot: 1, accounts: addresses.map((it) => accounts.get(it)?.() ?? null) }),
  };
  const found: World = {
    wallet,
    mints: [],
    addresses: new Map(),
    deps: { ...deps, chain: frozen },
    checkedIn,
    row: row!,
    accounts,
  };
  found.mints = await plantCopies(found, COUNT, { staked: staked!, open: open!, done: done! });
  return found;
}

type Originals = { staked: ChainAccount; open: ChainAccount; done: ChainAccount };

async function plantCopies(to: World, count: number, { staked, open, done }: Originals): Promise<string[]> {
  const owner = to.wallet.keypair.publicKey;
  const rows = Array.from({ length: count }, (_, i) => {
    const mint = new PublicKey(crypto.getRandomValues(new Uint8Array(32)));
    const address = findNftPositionAddress({ pool, owner, mint }).toBase58();
    const record = findCheckInAddress(pool, mint).toBase58();
    const data = new Uint8Array(staked.data);
    data.set(mint.toBytes(), POSITION_MINT_OFFSET);
    to.addresses.set(mint.toBase58(), address);
    to.accounts.set(address, () => ({ ...staked, address, data }));
    to.accounts.set(record, () => ({ ...(to.checkedIn.has(mint.toBase58()) ? done : open), address: record }));
    // seven of a second: the order is that of their accounts
    const startTs = to.row.startTs + Math.floor(i / 7);
    return { ...to.row, address, mint: mint.toBase58(), startTs, termDays: i % 2 === 0 ? 0 : 90 };
  });
  await insertPositions(rows);
  return rows.map(({ mint }) => mint);
}

async function insertPositions(rows: (typeof nftPosition.$inferSelect)[]): Promise<void> {
  const [first, ...rest] = rows.map((row) => db.insert(nftPosition).values(row));
  await db.batch([first!, ...rest]);
}

const sorted = (mints: Iterable<string>) => [...mints].toSorted();

/** Every page of the holder's positions, one after the other. */
async function allPages(termDays: number | null = null, deps = world.deps) {
  const pages = [];
  let cursor: string | null = null;
  do {
    const options: { cursor: string | null; termDays: number | null } = { cursor, termDays };
    const page: Awaited<ReturnType<typeof getNftHoldingPage>> = await getNftHoldingPage(
      deps,
      world.wallet.address,
      BOOST,
      options,
    );
    pages.push(page);
    cursor = page.nextCursor;
  } while (cursor);
  return pages;
}

const mintsOn = (pages: { positions: readonly { mint: string }[] }[]) =>
  pages.flatMap(({ positions }) => positions.map(({ mint }) => mint));

describe("pages of positions", () => {
  test("have each position once, oldest first, and say how many there are", async () => {
    const pages = await allPages();
    expect(pages.map(({ positions }) => positions.length)).toEqual([PAGE, PAGE, COUNT - 2 * PAGE]);
    expect(sorted(mintsOn(pages))).toEqual(sorted(world.mints));
    for (const page of pages) expect(page).toMatchObject({ count: COUNT, listedCount: COUNT, hasMore: false });
    expect(pages.map(({ isFirstPage }) => isFirstPage)).toEqual([true, false, false]);
  });

  test("each give the sums of all positions, including those on other pages", async () => {
    world.checkedIn.add(world.mints[0]!).add(world.mints[COUNT - 1]!);
    const whole = await getNftHolding(world.deps, world.wallet.address, BOOST, { isWhole: true });
    for (const { positions, totals, elsewhere, checkInsLeft } of await allPages()) {
      expect(positions.length + elsewhere!.count).toBe(COUNT);
      expect(insideOf({ positions, elsewhere })).toHaveLength(COUNT);
      expect(checkInsLeft + elsewhere!.checkInsLeft).toBe(COUNT - 2);
      for (const [place, total] of whole.totals.entries()) {
        expect(total.dueRaw).toBeGreaterThanOrEqual(0n);
        for (const figure of ["dueRaw", "dueNetRaw", "lockedNetRaw"] as const) {
          expect(totals[place]![figure] + elsewhere!.rewards[place]![figure]).toBe(total[figure]);
        }
      }
      const due = positions.filter(({ checkIn }) => checkIn!.today === "open");
      const here = due.reduce((sum, { checkIn }) => sum + checkIn!.nextBonusRaw, 0n);
      expect(here + elsewhere!.nextBonusNetRaw).toBe(5n * 10n ** 9n * BigInt(COUNT - 2));
    }
    expect(whole.totals[0]!.dueRaw).toBeGreaterThan(0n);
  });

  test("are filtered by term before they are split, and give the count of that term", async () => {
    const pages = await allPages(90);
    expect(sorted(mintsOn(pages))).toEqual(sorted(world.mints.filter((_, i) => i % 2 === 1)));
    expect(pages.map(({ positions }) => positions.length)).toEqual([PAGE, COUNT / 2 - PAGE]);
    expect(pages[0]).toMatchObject({ count: COUNT, listedCount: COUNT / 2, elsewhere: { count: COUNT - PAGE } });
  });

  test("are a single page if everything fits, whatever the address asks for", async () => {
    const kept = new Set(world.mints.slice(0, PAGE));
    await closeAllBut(kept);
    const cursor = `${world.row.startTs + 5}.${world.row.address}`;
    const page = await getNftHoldingPage(world.deps, world.wallet.address, BOOST, { cursor, termDays: 90 });
    expect(sorted(mintsOn([page]))).toEqual(sorted(kept));
    expect(page).toMatchObject({ count: PAGE, isFirstPage: true, nextCursor: null, elsewhere: null, hasMore: false });
  });

  test("begin with the first page if their address is invalid", async () => {
    const first = await getNftHoldingPage(world.deps, world.wallet.address, BOOST);
    for (const cursor of ["x", "1", "1.0OIl", "'; drop table nft_position", "-1.abc", ""]) {
      const page = await getNftHoldingPage(world.deps, world.wallet.address, BOOST, { cursor });
      expect(mintsOn([page])).toEqual(mintsOn([first]));
      expect(page.isFirstPage).toBe(true);
    }
  });

  test("leave out what the chain has closed and D1 has not heard of, also from the count", async () => {
    const [gone, goneToo] = (await allPages()).map(({ positions }) => positions[0]!);
    const lost = [gone!.address, goneToo!.address].map((address) => [address, world.accounts.get(address)!] as const);
    for (const [address] of lost) world.accounts.delete(address);
    const pages = await allPages();
    for (const [address, account] of lost) world.accounts.set(address, account);
    expect(mintsOn(pages)).toHaveLength(COUNT - 2);
    expect(pages.map(({ count }) => count)).toEqual([COUNT - 2, COUNT - 2, COUNT - 2]);
  });

  test("say when there are more positions than one view adds up, still list each once, and read no more accounts than a view needs", async () => {
    // rows of accounts that are not there: what is asked for is what counts
    const more = 2_000;
    await db.run(sql`
      with recursive row(n) as (select 1 union all select n + 1 from row where n < ${more})
      insert into nft_position select ${"A".repeat(40)} || replace(n + 1000, '0', 'z'), ${poolAddress}, ${world.wallet.address},
        ${world.mints[0]}, 0, 10000, 10000, 0, ${world.row.startTs + 10_000} + n, 0, 1, null from row`);
    let asked = 0;
    const chain: Chain = {
      ...world.deps.chain,
      getAccounts: (addresses, options) => {
        asked += addresses.length;
        return world.deps.chain.getAccounts(addresses, options);
      },
    };
    const pages = await allPages(null, { ...world.deps, chain });
    // found by their time: LIKE does not tell capitals from small letters, so a pattern would now and then match a real address
    await db.delete(nftPosition).where(gt(nftPosition.startTs, world.row.startTs + 10_000));
    expect(pages).toHaveLength(Math.ceil((COUNT + more) / PAGE));
    expect(sorted(mintsOn(pages))).toEqual(sorted(world.mints));
    for (const page of pages) expect(page.hasMore).toBe(true);
    // position and record of each, pool and clock a call, and the metadata of those shown
    expect(asked / pages.length).toBeLessThanOrEqual(2 * SUMMED + 2 * 55 + PAGE);
  });
});

const addressOf = (mint: string) => world.addresses.get(mint)!;

async function closeAllBut(kept: ReadonlySet<string>): Promise<void> {
  const gone = world.mints.filter((mint) => !kept.has(mint));
  await closePositions(gone);
}

/** As the indexer does once an NFT is back and nothing is owed. */
async function closePositions(mints: readonly string[]): Promise<void> {
  const [first, ...rest] = mints.map((mint) =>
    db
      .update(nftPosition)
      .set({ closedAt: new Date() })
      .where(eq(nftPosition.address, addressOf(mint))),
  );
  if (first) await db.batch([first, ...rest]);
}

/** Asks for what is left and carries it out, as the site's screens do, until nothing is; gives the parts of each answer. */
async function carryOn(request: NftBatchRequest, carryOut: (parts: readonly NftBatchPart[]) => Promise<void>) {
  const answers: (readonly NftBatchPart[])[] = [];
  for (;;) {
    const { parts, hasMore } = await planNftBatch(world.deps, { wallet: world.wallet.address, request });
    if (parts.length === 0) return answers;
    expect(answers.length).toBeLessThan(30);
    answers.push(parts);
    await carryOut(parts);
    if (!hasMore) expect((await planNftBatch(world.deps, { wallet: world.wallet.address, request })).parts).toEqual([]);
  }
}

const mintsIn = (answers: (readonly NftBatchPart[])[]) =>
  answers.flat().flatMap(({ items }) => items.map(({ mint }) => mint));

function expectEachOnce(answers: (readonly NftBatchPart[])[], mints = world.mints): void {
  expect(sorted(mintsIn(answers))).toEqual(sorted(mints));
  for (const parts of answers) {
    expect(parts.length).toBeLessThanOrEqual(30);
    for (const { items } of parts) expect(items.length).toBeLessThanOrEqual(10);
  }
}

/** The intents of parts, as if they had become final a moment ago. */
async function finalize(parts: readonly NftBatchPart[]): Promise<void> {
  const now = new Date();
  const rows = parts.map(({ requestKey, wish: { kind, parameters } }) => ({
    id: crypto.randomUUID(),
    requestKey,
    walletAddress: world.wallet.address,
    kind,
    parameters: parameters as Record<string, string>,
    status: "finalized" as const,
    message: "",
    preview: {},
    lifetime: "blockhash" as const,
    blockhash: "",
    lastValidBlockHeight: 1,
    signature: crypto.randomUUID(),
    createdAt: now,
    updatedAt: now,
    finalizedAt: now,
  }));
  const [first, ...rest] = rows.map((row) => db.insert(transactionIntent).values(row));
  await db.batch([first!, ...rest]);
}

describe("an action on all positions", () => {
  test("checks every NFT in, in as many answers as it takes", async () => {
    const answers = await carryOn(batchOf({ action: "check-in" }), async (parts) => {
      for (const { items } of parts) for (const { mint } of items) world.checkedIn.add(mint);
      await finalize(parts);
    });
    expectEachOnce(answers);
    expect(answers).toHaveLength(4);
  }, 120_000);

  test("claims all of a reward of every NFT", async () => {
    const answers = await carryOn(batchOf({ action: "claim", place: 0 }), finalize);
    expectEachOnce(answers);
  }, 120_000);

  test("claims an amount that needs all of them, to the last unit", async () => {
    const { totals } = await getNftHolding(world.deps, world.wallet.address, BOOST, { isWhole: true });
    const { dueRaw } = totals[0]!;
    const request = batchOf({ action: "claim", place: 0, amountRaw: String(dueRaw) });
    const answers = await carryOn(request, finalize);
    expectEachOnce(answers);
    const above = batchOf({ action: "claim", place: 0, amountRaw: String(dueRaw + 1n) });
    await expect(planNftBatch(world.deps, { wallet: world.wallet.address, request: above })).rejects.toMatchObject({
      code: "AmountAboveDue",
    });
  }, 120_000);

  test("takes every NFT back", async () => {
    const kept = world.mints.slice(0, PAGE + 30);
    await closeAllBut(new Set(kept));
    const answers = await carryOn(batchOf({ action: "unstake" }), async (parts) => {
      await finalize(parts);
      await closePositions(mintsIn([parts]));
    });
    expectEachOnce(answers, kept);
  }, 120_000);

  test("finds each NFT that a request names, whichever page it is on, and says that no more follow", async () => {
    const keys = await listPositionKeys(db, { wallet: world.wallet.address, poolAddress, limit: COUNT });
    const mints = [keys[0]!.mint, keys[PAGE]!.mint, keys.at(-1)!.mint];
    const request = batchOf({ action: "check-in", mints });
    const { parts, hasMore } = await planNftBatch(world.deps, { wallet: world.wallet.address, request });
    expect(mintsIn([parts])).toEqual(mints);
    expect(hasMore).toBe(false);
  });

  test("reads no more positions than one answer needs", async () => {
    let asked = 0;
    const chain: Chain = {
      ...world.deps.chain,
      getAccounts: (addresses, options) => {
        asked += addresses.filter((address) => world.accounts.has(address)).length;
        return world.deps.chain.getAccounts(addresses, options);
      },
    };
    const request = batchOf({ action: "check-in" });
    const plan = await planNftBatch({ ...world.deps, chain }, { wallet: world.wallet.address, request });
    expect(plan).toMatchObject({ parts: { length: 30 }, hasMore: true });
    expect(asked).toBeLessThanOrEqual(2 * PAGE + 2 * 10);
  });
});

test("each position account that these tests plant names an NFT of its own", () => {
  const account = world.accounts.get(addressOf(world.mints[5]!))!();
  expect(decodeNftPosition(account!.data).mint.toBase58()).toBe(world.mints[5]);
});
