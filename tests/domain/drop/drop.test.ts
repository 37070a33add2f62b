import { Keypair, PublicKey } from "@solana/web3.js";
import { eq, sql } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { countFailedAttempts, resetFailedAttempts } from "~/domain/drop/attempts.server";
import { type DropListRow, storeDropList } from "~/domain/drop/commands.server";
import { type DropSearch, dropListSchema } from "~/domain/drop/input";
import { findFilledTab, listDropLog, listDropNumbers, listWholeDropLog } from "~/domain/drop/log.server";
import { findPlace, findProof, listDrops } from "~/domain/drop/queries.server";
import type { DropTab } from "~/domain/drop/view";
import { parseDrops } from "~/domain/settings/drops";
import { parseNftPools } from "~/domain/settings/nft-pools";
import { getSetting } from "~/domain/settings/queries.server";
import type { TransactionRequest } from "~/domain/transaction-types";
import type { Intent } from "~/domain/transactions/queries.server";
import { twigListSchema } from "~/domain/twig/input";
import { listTwig, listTwigSources, listWholeTwig } from "~/domain/twig/queries.server";
import { dropCampaign, dropClaim, nftEvent, setting, transactionIntent } from "~db/schema";
import { DROP_PROGRAM_ADDRESS, findCampaignAddress, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { createClaimPage, createCoinCampaign, fund, openCampaign, promiseOfCoins } from "~programs/drop";
import { buildDropTree, dropRoot, verifyDropProof } from "~programs/drop-tree";
import { testDatabase as db } from "../database";
import { recorded } from "../recorded";
import { withFreezer } from "../solana/frozen-mint";
import { chain, coinOf, fundedWallet, mint, sendPlainly } from "../staking/chain-world";
import { carryOut, depsOf, wish } from "../staking/holder-wishes";
import { type TestWallet, testWallet } from "../transactions/wallet";

const SCG = 10n ** 9n;
const YEAR = 31_557_600n;
/** More than one chunk of hashes has room for. */
const OTHERS = 298;

let maker: TestWallet;
let first: TestWallet;
let second: TestWallet;
let stranger: TestWallet;
let open: Campaign;
let coming: Campaign;

type Campaign = { address: string; rows: DropListRow[]; root: Uint8Array };

beforeAll(async () => {
  maker = await fundedWallet();
  first = await fundedWallet();
  second = await fundedWallet();
  stranger = await fundedWallet();
  const others = Array.from({ length: OTHERS }, () => row(Keypair.generate().publicKey.toBase58()));
  open = await makeCampaign(1, [
    ...others.slice(0, 127),
    row(first.address),
    row(second.address),
    ...others.slice(127),
  ]);
  coming = await makeCampaign(2, [row(first.address)], YEAR);
  const drops = [
    { number: 1, address: open.address, gift: "SCG" },
    { number: 2, address: coming.address, gift: "SCG" },
    { number: 3, address: Keypair.generate().publicKey.toBase58(), gift: "USDC" },
  ];
  await db.insert(setting).values({ key: "drops", value: JSON.stringify(drops), updatedAt: new Date() });
});

const row = (wallet: string): DropListRow => ({ wallet, amountRaw: 2n * SCG });

/** A full, open campaign of SCG that begins some seconds from now. Its list is stored. */
async function makeCampaign(campaignId: number, rows: DropListRow[], beginsIn = -60n): Promise<Campaign> {
  const creator = maker.keypair.publicKey;
  const campaign = findCampaignAddress({ creator, campaignId });
  const root = await storeDropList(db, { campaignAddress: campaign.toBase58(), rows });
  const totalGiftRaw = rows.reduce((sum, { amountRaw }) => sum + amountRaw, 0n);
  const { chainTs } = await listDrops(deps(), null);
  const now = chainTs || BigInt(Math.floor(Date.now() / 1000));
  // other tests on this node move its clock on by years
  const beginTs = beginsIn > 0n ? now + 100n * YEAR : now + beginsIn;
  const terms = { root, beginTs, endTs: now + 200n * YEAR, recipients: rows.length, totalGiftRaw };
  const promise = promiseOfCoins(mint, terms);
  const ref = { address: campaign, mint, tokenProgram: TOKEN_PROGRAM_ADDRESS };
  await sendPlainly(maker, [
    createCoinCampaign({
      creator,
      campaignId,
      mint,
      tokenProgram: TOKEN_PROGRAM_ADDRESS,
      terms,
      pauser: creator,
      funder: creator,
    }),
    fund({ campaign: ref, promise, funder: creator, amountRaw: totalGiftRaw }),
    createClaimPage({ campaign, promise, funder: creator, payer: creator, number: 0 }),
    openCampaign({ campaign, admin: creator }),
  ]);
  return { address: campaign.toBase58(), rows, root };
}

// a different time for each reading, because an isolate keeps the last one for a moment
let readings = 0;
function deps() {
  readings++;
  return { db, chain, now: new Date(Date.now() + readings * 10_000) };
}

const takeOf = (campaignAddress: string, place: number): TransactionRequest => ({
  requestKey: crypto.randomUUID(),
  kind: "takeDrop",
  lifetime: "blockhash",
  parameters: { campaignAddress, place: String(place) },
});

async function dropOf(wallet: TestWallet, number: number) {
  const { drops } = await listDrops(deps(), wallet.address);
  return drops.find((drop) => drop.number === number)!;
}

describe("the list", () => {
  test("gives a wallet its own place and nobody else's", async () => {
    expect(await findPlace(db, first.address, { campaignAddress: open.address, place: 127 })).toMatchObject({
      place: 127,
    });
    expect(await findPlace(db, first.address, { campaignAddress: open.address, place: 128 })).toBeNull();
    expect(await findPlace(db, stranger.address, { campaignAddress: open.address, place: 127 })).toBeNull();
    expect((await dropOf(first, 1)).mine).toMatchObject({ place: 127, amountRaw: 2n * SCG, isTaken: false });
  });

  test("says what each place gets, unless places get different amounts", async () => {
    expect((await dropOf(stranger, 1)).eachRaw).toBe(2n * SCG);
    const uneven = await makeCampaign(6, [row(first.address), { wallet: second.address, amountRaw: SCG }]);
    const drops = parseDrops(await getSetting(db, "drops"));
    const value = JSON.stringify([...drops, { number: 6, address: uneven.address, gift: "SCG" }]);
    await db.update(setting).set({ value }).where(eq(setting.key, "drops"));
    const { eachRaw, mine } = await dropOf(second, 6);
    await db
      .update(setting)
      .set({ value: JSON.stringify(drops) })
      .where(eq(setting.key, "drops"));
    expect(eachRaw).toBeNull();
    expect(mine?.amountRaw).toBe(SCG);
  });

  test("is in the order of the page, whatever the order of the settings", async () => {
    const drops = parseDrops(await getSetting(db, "drops"));
    const value = JSON.stringify(drops.toReversed());
    await db.update(setting).set({ value }).where(eq(setting.key, "drops"));
    const shown = await listDrops(deps(), stranger.address);
    await db
      .update(setting)
      .set({ value: JSON.stringify(drops) })
      .where(eq(setting.key, "drops"));
    expect(shown.drops.map(({ number }) => number)).toEqual([1, 2, 3]);
  });

  test("says who can freeze a gift's coin, or that nobody can", async () => {
    const terms = { kind: "coins" as const, state: "open" as const, mint: mint.toBase58(), decimals: 9 };
    const sums = { beginTs: 1, endTs: 2, recipients: 4, supply: 4, claimedCount: 0, totalGiftRaw: 8n };
    const roles = { address: coming.address, creatorAddress: "", funderAddress: "", campaignId: 8, seenSlot: 0 };
    const row = { ...roles, ...terms, ...sums, claimedGiftRaw: 0n };
    await db.insert(dropCampaign).values(row).onConflictDoNothing();
    const freezer = stranger.address;
    const frozen = withFreezer(chain, mint.toBase58(), freezer);
    for (const wallet of [null, first.address]) {
      const of = async (read: typeof chain) => {
        const { drops } = await listDrops({ ...deps(), chain: read }, wallet);
        return drops.find(({ number }) => number === 2)?.freeze;
      };
      expect(await of(chain)).toEqual({ authority: null });
      expect(await of(frozen)).toEqual({ authority: freezer });
    }
  });

  test.each([0, 126, 127, 128, 255, 256, 299])("gives place %s a proof that the root accepts", async (place) => {
    const proof = await findProof(db, { campaignAddress: open.address, place, recipients: open.rows.length });
    const { wallet, amountRaw } = open.rows[place]!;
    const key = { program: DROP_PROGRAM_ADDRESS.toBytes(), campaign: keyOf(open.address) };
    const rows = open.rows.map((entry) => ({ holder: keyOf(entry.wallet), amountRaw: entry.amountRaw }));
    expect(Buffer.from(open.root)).toEqual(Buffer.from(dropRoot(buildDropTree(key, rows))));
    const claim = { key, root: open.root, recipients: rows.length, index: place, proof: proof! };
    const holder = keyOf(wallet);
    expect(verifyDropProof({ ...claim, row: { holder, amountRaw } })).toBe(true);
    expect(verifyDropProof({ ...claim, row: { holder, amountRaw: 1n } })).toBe(false);
  });

  test("builds no gift from a list that was replaced after the opening", async () => {
    const [thief, mine, next] = [await fundedWallet(0n), await fundedWallet(0n), await fundedWallet(0n)];
    const { address, rows } = await makeCampaign(7, [row(mine.address), row(next.address), row(stranger.address)]);
    const replaceBy = (others: DropListRow[]) => storeDropList(db, { campaignAddress: address, rows: others });
    const refused = { code: "DropNotListed" };
    await replaceBy([row(thief.address), row(next.address), row(stranger.address)]);
    await expect(wish(thief, takeOf(address, 0))).rejects.toMatchObject(refused);
    await replaceBy([{ wallet: mine.address, amountRaw: 3n * SCG }, ...rows.slice(1)]);
    await expect(wish(mine, takeOf(address, 0))).rejects.toMatchObject(refused);
    // its own place moved to another one, with the proof from the other tree
    await replaceBy(rows.toReversed());
    await expect(wish(mine, takeOf(address, 2))).rejects.toMatchObject(refused);
    await expect(wish(next, takeOf(address, 1))).rejects.toMatchObject(refused);
    await replaceBy(rows);
    const before = await coinOf(mine);
    await carryOut(mine, await wish(mine, takeOf(address, 0)));
    expect(await coinOf(mine)).toBe(before + 2n * SCG);
  });

  test("gives no proof from a tree that is not stored completely", async () => {
    const missing = Keypair.generate().publicKey.toBase58();
    expect(await findProof(db, { campaignAddress: missing, place: 1, recipients: 300 })).toBeNull();
  });
});

describe("taking a gift", () => {
  test("pays exactly the gift, once, and shows it in every list", async () => {
    expect((await dropOf(first, 1)).obstacle).toBeNull();
    const before = await coinOf(first);
    await carryOut(first, await wish(first, takeOf(open.address, 127)));
    expect((await coinOf(first)) - before).toBe(2n * SCG);
    expect(await dropOf(first, 1)).toMatchObject({ obstacle: "taken", claimedCount: 1, mine: { isTaken: true } });
    await expect(wish(first, takeOf(open.address, 127))).rejects.toMatchObject({ code: "DropTaken" });
    expect((await coinOf(first)) - before).toBe(2n * SCG);
    const { entries } = await listDropLog(db, first.address, { tab: "rwa", before: null });
    expect(entries).toMatchObject([{ number: 1, status: "20", amountRaw: 2n * SCG, isReset: false }]);
    expect((await listDropLog(db, first.address, { tab: "nft", before: null })).entries).toEqual([]);
  });

  test("is refused to a wallet that is not on the list, and before the window", async () => {
    expect((await dropOf(stranger, 1)).obstacle).toBe("notListed");
    await expect(wish(stranger, takeOf(open.address, 127))).rejects.toMatchObject({ code: "DropNotListed" });
    await expect(wish(second, takeOf(open.address, 127))).rejects.toMatchObject({ code: "DropNotListed" });
    expect((await dropOf(first, 2)).obstacle).toBe("before");
    await expect(wish(first, takeOf(coming.address, 0))).rejects.toMatchObject({ code: "DropNotBegun" });
    expect((await listDrops(deps(), null)).nextBeginTs).not.toBeNull();
  });

  test("a campaign that never existed is shown as gone, and nothing can be taken from it", async () => {
    expect(await dropOf(first, 3)).toMatchObject({ state: "gone", obstacle: "gone", mine: null, supply: 0 });
  });

  test("requires the holder's reset after a failed try, and a second reset changes nothing", async () => {
    const intent = await wish(second, takeOf(open.address, 128));
    expect((await dropOf(second, 1)).obstacle).toBeNull();
    await db
      .update(transactionIntent)
      .set({ status: "sent", signature: crypto.randomUUID() })
      .where(eq(transactionIntent.id, intent.id));
    expect((await dropOf(second, 1)).obstacle).toBe("underWay");
    await db
      .update(transactionIntent)
      .set({ status: "expired", errorCode: "TransactionExpired" })
      .where(eq(transactionIntent.id, intent.id));
    expect((await dropOf(second, 1)).obstacle).toBe("failed");
    await expect(wish(second, takeOf(open.address, 128))).rejects.toMatchObject({ code: "DropAttemptFailed" });
    expect(await countFailedAttempts(db, second.address, "rwa")).toBe(1);
    expect(await countFailedAttempts(db, second.address, "nft")).toBe(0);

    expect(await resetFailedAttempts(depsOf(stranger), stranger.address, "rwa")).toBe(0);
    expect(await resetFailedAttempts(depsOf(second), second.address, "nft")).toBe(0);
    expect((await dropOf(second, 1)).obstacle).toBe("failed");
    expect(await resetFailedAttempts(depsOf(second), second.address, "rwa")).toBe(1);
    expect(await resetFailedAttempts(depsOf(second), second.address, "rwa")).toBe(0);

    expect((await dropOf(second, 1)).obstacle).toBeNull();
    const before = await coinOf(second);
    await carryOut(second, await wish(second, takeOf(open.address, 128)));
    expect((await coinOf(second)) - before).toBe(2n * SCG);
    const { entries } = await listDropLog(db, second.address, { tab: "rwa", before: null });
    expect(entries.map(({ status, isReset }) => [status, isReset])).toEqual([
      ["20", false],
      ["40", true],
    ]);
  });
});

describe("a holder's lists", () => {
  const holder = testWallet().address;
  const twig = Keypair.generate().publicKey.toBase58();
  const SECOND = 1_700_000_000;

  beforeAll(async () => {
    for (let i = 0; i < 45; i++) await insertAttempt(i, i % 9 === 0 ? "nft" : "rwa");
    for (let i = 0; i < 5; i++) await insertClaim({ place: i, at: SECOND + i * 10, mint: twig });
    const pool = Keypair.generate().publicKey.toBase58();
    const pools = [{ kind: "boost", collection: "genesis", address: pool, rewards: ["twig", "scg"] }];
    await db.insert(setting).values({ key: "nft_pools", value: JSON.stringify(pools), updatedAt: new Date() });
    for (let i = 0; i < 30; i++) await insertPaid(pool, i);
  });

  test("the drop list has every attempt and every gift taken elsewhere once, newest first, page by page", async () => {
    const seen = await walk("rwa");
    expect(seen).toHaveLength(40 + 5);
    expect(new Set(seen.map(({ intentId, signature }) => intentId ?? signature)).size).toBe(45);
    const times = seen.map(({ at }) => at);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    expect(await walk("nft")).toHaveLength(5);
    expect(await walk("usdc")).toEqual([]);
    const whole = await listWholeDropLog(db, { wallet: holder, tab: "rwa", limit: 10_000 });
    expect(whole).toEqual(seen);
  });

  test("shows a gift with one date, the chain's, in both lists, their files and on every page, although the clocks differ", async () => {
    const owner = testWallet().address;
    // a wallet's Twig is recognized by what a pool has paid of it
    const [pool] = parseNftPools(await getSetting(db, "nft_pools"));
    await insertPaid(pool!.address, 800, owner);
    const movedTs = SECOND + 40 * 86_400;
    const numbers = Array.from({ length: 25 }, (_, i) => 300 + i);
    for (const number of numbers) {
      const signature = signatureOf(number);
      await insertAttempt(number, "rwa", { walletAddress: owner, status: "finalized", signature });
      await insertClaim({ place: number, at: movedTs + number, mint: twig, walletAddress: owner });
    }
    const first = await listDropLog(db, owner, { tab: "rwa", before: null });
    const second = await listDropLog(db, owner, { tab: "rwa", before: first.nextCursor });
    const entries = [...first.entries, ...second.entries];
    const datesOf = (list: readonly { signature: string | null; at: number }[]) =>
      new Map(list.map(({ signature, at }) => [signature, at]));
    const ofTwig = (await listWholeTwig(db, { wallet: owner, from: "drops", limit: 100 })).map(
      ({ signature, blockTs }) => ({ signature, at: blockTs * 1000 }),
    );
    expect(entries).toHaveLength(25);
    expect(datesOf(entries)).toEqual(datesOf(ofTwig));
    expect(datesOf(entries).get(signatureOf(300))).toBe((movedTs + 300) * 1000);
    expect(await listWholeDropLog(db, { wallet: owner, tab: "rwa", limit: 100 })).toEqual(entries);
    // other wallets' readings are counted below
    await db.delete(nftEvent).where(eq(nftEvent.walletAddress, owner));
  });

  test("opens in the first tab that has a line, and in the first of all if none has", async () => {
    expect(await findFilledTab(db, holder)).toBe("nft");
    const owner = testWallet().address;
    expect(await findFilledTab(db, owner)).toBe("nft");
    await insertClaim({ place: 900, at: SECOND, mint: twig, walletAddress: owner });
    expect(await findFilledTab(db, owner)).toBe("rwa");
  });

  test("a bad cursor gives the first page", async () => {
    const { entries } = await listDropLog(db, holder, { tab: "rwa", before: "nonsense" });
    expect(entries).toEqual((await listDropLog(db, holder, { tab: "rwa", before: null })).entries);
  });

  test("the Twig list has what pools and drops paid, newest first, and no other coin", async () => {
    const seen = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listTwig>> = await listTwig(db, { wallet: holder, before });
      seen.push(...page.entries);
      before = page.nextCursor;
    } while (before);
    expect(seen).toHaveLength(30 + 5);
    expect(new Set(seen.map(({ signature, eventIndex }) => `${signature}.${eventIndex}`)).size).toBe(35);
    expect(seen).toEqual(await listWholeTwig(db, { wallet: holder, limit: 10_000 }));
    expect(seen.filter(({ from }) => from.kind === "drop")).toHaveLength(5);
    expect(await listWholeTwig(db, { wallet: testWallet().address, limit: 10 })).toEqual([]);
  });

  test("a search of the drop list finds the lines of one drop or of one status, page by page", async () => {
    const numbers = await listDropNumbers(db);
    const shown = parseDrops(await getSetting(db, "drops"));
    const numberOf = (address: string) => shown.find((drop) => drop.address === address)?.number ?? 0;
    expect(numbers).toEqual(shown.map(({ number }) => number));
    const tried = await walk("rwa", { drop: numberOf(open.address) });
    expect(tried).toHaveLength(40);
    expect(new Set(tried.map(({ campaignAddress }) => campaignAddress))).toEqual(new Set([open.address]));
    expect(await walk("rwa", { drop: numberOf(coming.address) })).toHaveLength(5);
    expect(await walk("rwa", { drop: 9_999 })).toEqual([]);
    expect(await walk("rwa", { status: "40" })).toEqual(tried);
    expect(await walk("rwa", { status: "20" })).toHaveLength(5);
    expect(await walk("rwa", { status: "10" })).toEqual([]);
    expect(await walk("rwa", { drop: numberOf(open.address), status: "20" })).toEqual([]);
    const search = { tab: "rwa", drop: numberOf(coming.address), status: null } as const;
    expect(await listWholeDropLog(db, { ...search, wallet: holder, limit: 10_000 })).toHaveLength(5);
  });

  test("a search ignores missing fields, and refuses values that do not exist", () => {
    expect(dropListSchema.parse({ tab: "rwa" })).toEqual({ tab: "rwa", drop: null, status: null, before: null });
    for (const asked of [{ drop: "1 or 1" }, { status: "0" }, { before: "x" }]) {
      expect(dropListSchema.safeParse(asked).success).toBe(false);
    }
    expect(dropListSchema.parse({ drop: "3", status: "40" })).toMatchObject({ tab: "nft", drop: 3, status: "40" });
    expect(twigListSchema.safeParse({ from: "boost.nobody" }).success).toBe(false);
    expect(twigListSchema.parse({})).toEqual({ from: null, before: null });
  });

  test("a search of the Twig list finds what one pool or what drops paid, by an index", async () => {
    expect(await listTwigSources(db)).toEqual(["boost.genesis"]);
    const ofPool = await listWholeTwig(db, { wallet: holder, from: "boost.genesis", limit: 10_000 });
    expect(ofPool).toHaveLength(30);
    const { entries, nextCursor } = await listTwig(db, { wallet: holder, from: "boost.genesis", before: null });
    const rest = await listTwig(db, { wallet: holder, from: "boost.genesis", before: nextCursor });
    expect([...entries, ...rest.entries]).toEqual(ofPool);
    const ofDrops = await listWholeTwig(db, { wallet: holder, from: "drops", limit: 10_000 });
    expect(ofDrops.map(({ from }) => from.kind)).toEqual(Array(5).fill("drop"));
    expect(await listWholeTwig(db, { wallet: holder, from: "nova.genesis", limit: 10 })).toEqual([]);
    const read = recorded("nft_event");
    await listTwig(read.db, { wallet: holder, from: "boost.genesis", before: nextCursor });
    expect(Math.max(...read.rowsRead())).toBeLessThanOrEqual(rest.entries.length + 1);
  });

  async function walk(tab: DropTab, search: Partial<DropSearch> = {}) {
    const seen = [];
    let before: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listDropLog>> = await listDropLog(db, holder, { ...search, tab, before });
      seen.push(...page.entries);
      before = page.nextCursor;
    } while (before);
    return seen;
  }

  /** Two in each second, so that a page ends between two with the same time. */
  async function insertAttempt(i: number, tab: DropTab, change: Partial<Intent> = {}): Promise<void> {
    const at = new Date((SECOND + Math.floor(i / 2)) * 1000);
    await db.insert(transactionIntent).values({
      id: crypto.randomUUID(),
      requestKey: crypto.randomUUID(),
      walletAddress: holder,
      kind: "takeDrop",
      parameters: { campaignAddress: open.address, place: String(i) },
      status: "failed",
      message: "",
      preview: { tab, gift: "SCG", giftKind: tab === "nft" ? "nfts" : "coins", giftRaw: "1", decimals: "9" },
      lifetime: "blockhash",
      blockhash: "x",
      lastValidBlockHeight: 1,
      signature: `attempt-${i}`,
      createdAt: at,
      updatedAt: at,
      ...change,
    });
  }

  async function insertClaim(claim: {
    place: number;
    at: number;
    mint: string;
    walletAddress?: string;
  }): Promise<void> {
    const { place, at, mint: coin, walletAddress = holder } = claim;
    const campaignAddress = coming.address;
    const signature = signatureOf(place);
    const key = { signature, eventIndex: 0, walletAddress, campaignAddress, place };
    await db.insert(dropClaim).values({ ...key, kind: "coins", mint: coin, amountRaw: 5n, blockTs: at, slot: 1 });
  }

  async function insertPaid(pool: string, i: number, walletAddress = holder): Promise<void> {
    const base = { kind: "claimed" as const, walletAddress, poolAddress: pool, positionAddress: pool };
    const coin = { place: 0, coinMint: twig, decimals: 6, amountRaw: 7n, feeRaw: 0n };
    const rest = { mint: pool, streak: 0, termDays: 0, blockTs: SECOND + Math.floor(i / 3), slot: 1 };
    await db.insert(nftEvent).values([
      { signature: signatureOf(100 + i), eventIndex: 0, ...base, ...coin, ...rest },
      { signature: signatureOf(100 + i), eventIndex: 1, ...base, ...coin, ...rest, place: 1, coinMint: "other" },
    ]);
  }
});

test("campaigns whose accounts are closed are shown as D1 has stored them", async () => {
  const address = Keypair.generate().publicKey.toBase58();
  const terms = { kind: "coins" as const, state: "settled" as const, mint: "", decimals: 9, beginTs: 1, endTs: 2 };
  const sums = { recipients: 4, supply: 4, claimedCount: 3, totalGiftRaw: 8n, claimedGiftRaw: 6n };
  const roles = { address, creatorAddress: "", funderAddress: "", campaignId: 9, seenSlot: 1, closedAt: new Date() };
  await db.insert(dropCampaign).values({ ...roles, ...terms, ...sums });
  const value = JSON.stringify([{ number: 4, address, gift: "SCG" }]);
  await db.update(setting).set({ value }).where(eq(setting.key, "drops"));
  const { drops, nextBeginTs } = await listDrops(deps(), null);
  expect(drops).toMatchObject([{ number: 4, state: "gone", supply: 4, claimedCount: 3, obstacle: null }]);
  expect(nextBeginTs).toBeNull();
});

function keyOf(address: string): Uint8Array {
  return new PublicKey(address).toBytes();
}

/** Base58 of a signature's length. */
function signatureOf(number: number): string {
  return `${"5".repeat(80)}${String(number).padStart(4, "2").replaceAll("0", "z")}`;
}

test("finds a holder's tries by their kind, whatever else the wallet did", async () => {
  const plan = await db.all<{ detail: string }>(
    sql`EXPLAIN QUERY PLAN SELECT * FROM transaction_intent WHERE wallet_address = ${first.address}
      AND kind = ${"takeDrop"} AND signature IS NOT NULL ORDER BY created_at DESC, id DESC LIMIT 21`,
  );
  // a single index search, without sorting
  expect(plan.map(({ detail }) => detail)).toEqual([expect.stringContaining("transaction_intent_kind")]);
});
