import { asc, eq } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { recordTransactions } from "~/domain/indexer/record.server";
import { exportNftHistory } from "~/domain/nft-staking/history/history-file.server";
import { listHistoryNfts, listNftHistory } from "~/domain/nft-staking/history/queries.server";
import { listNftHoldings } from "~/domain/nft-staking/holding/entered-pools.server";
import { getNftHolding } from "~/domain/nft-staking/holding/queries.server";
import { nftStaking } from "~/domain/nft-staking/projection/projection.server";
import type { LandedTransaction } from "~/domain/solana/chain";
import { nftEvent, nftPosition, transactionIntent } from "~db/schema";
import { developmentKeypair } from "~programs/development-keys";
import { testDatabase as db } from "../database";
import { chain, fundedWallet, travel } from "../staking/chain-world";
import type { TestWallet } from "../transactions/wallet";
import { BOOST, batchOf, carryOutAll, DAY, plantNfts, storePools } from "./nft-world";

let wallet: TestWallet;
let transactions: LandedTransaction[];

beforeAll(async () => {
  await storePools();
  wallet = await fundedWallet(0n);
  const mints = await plantNfts(wallet, 3);
  await carryOutAll(wallet, batchOf({ action: "stake", termDays: 0 }));
  await travel(DAY);
  await carryOutAll(wallet, batchOf({ action: "check-in" }));
  await travel(DAY);
  await carryOutAll(wallet, batchOf({ action: "claim" }));
  await travel(DAY);
  await carryOutAll(wallet, batchOf({ action: "unstake", mints: mints.slice(0, 1) }));
  await carryOutAll(wallet, batchOf({ action: "claim", place: 0, amountRaw: "7" }));
  const intents = await db
    .select()
    .from(transactionIntent)
    .where(eq(transactionIntent.walletAddress, wallet.address))
    .orderBy(asc(transactionIntent.slot));
  const found = await Promise.all(intents.map(({ signature }) => chain.findTransaction(signature!, "finalized")));
  transactions = found.filter((transaction) => transaction !== null);
}, 120_000);

async function rows() {
  const events = await db.select().from(nftEvent).orderBy(asc(nftEvent.signature), asc(nftEvent.eventIndex));
  const positions = await db.select().from(nftPosition).orderBy(asc(nftPosition.address));
  return { events, positions: positions.map(({ seenSlot: _, ...row }) => row) };
}

/** Empties the tables and records these transactions, one batch each. */
async function replay(order: LandedTransaction[]) {
  await db.batch([db.delete(nftEvent), db.delete(nftPosition)]);
  // a confirmed account is final enough on this node, and the newest slot is asked of it
  const node = { ...chain, getAccounts: (addresses: string[]) => chain.getAccounts(addresses) };
  for (const transaction of order) {
    const deps = { db, chain: node, now: new Date(), projections: [nftStaking] };
    const [first, ...rest] = await recordTransactions(deps, [transaction]);
    if (first) await db.batch([first, ...rest]);
  }
}

test("in any order and twice, the same transactions leave the same rows", async () => {
  const kept = await rows();
  expect(kept.events.length).toBeGreaterThanOrEqual(3 + 3 + 9 + 4 + 1);
  expect(kept.positions).toHaveLength(3);
  for (const order of [transactions, transactions.toReversed(), [...transactions, ...transactions]]) {
    await replay(order);
    expect(await rows()).toEqual(kept);
  }
});

/** As the runtime cuts logs: it reports the first line that no longer fits, and shorter lines after it are still there. */
function withoutLongLines(logs: string[]): string[] {
  const first = logs.findIndex((line) => line.startsWith("Program data: "));
  const kept = logs.slice(first).filter((line) => !line.startsWith("Program data: "));
  return first < 0 ? logs : [...logs.slice(0, first), "Log truncated", ...kept];
}

test.each([
  ["all of them", () => ["Log truncated"]],
  ["their events alone", withoutLongLines],
])(
  "where the logs were cut, %s, claims are the coins that they moved, and NFTs are known from their positions",
  async (_, cutLogs) => {
    await replay(transactions);
    const kept = await rows();
    await replay(transactions.map((transaction) => ({ ...transaction, logs: cutLogs(transaction.logs) })));
    const cut = await rows();
    expect(cut.positions).toEqual(
      kept.positions.map((row) => ({ ...row, closedAt: row.closedAt && expect.any(Date) })),
    );
    const claims = (all: typeof kept.events) =>
      all
        .filter(({ kind }) => kind === "claimed")
        .map(({ mint, place, amountRaw, feeRaw, coinMint }) => ({ mint, place, amountRaw, feeRaw, coinMint }));
    expect(claims(cut.events)).toEqual(claims(kept.events));
    const kinds = (all: typeof kept.events) => all.map(({ kind }) => kind).toSorted();
    expect(kinds(cut.events)).toEqual(kinds(kept.events));
    await replay(transactions);
  },
);

test("a search finds what it names, page by page, of this wallet alone", async () => {
  const query = { wallet: wallet.address, key: BOOST, place: 0 };
  const all = await listNftHistory({ db }, query);
  expect(all.nextCursor).toBeNull();
  const last = all.entries.find(({ amountRaw }) => amountRaw === 7n);
  expect(last).toMatchObject({ kind: "claimed", symbol: "Twig", decimals: 6, place: 0 });
  const ofOne = await listNftHistory({ db }, { ...query, search: { kind: "claimed" as const, mint: last!.mint } });
  expect(ofOne.entries.every(({ mint, kind }) => mint === last!.mint && kind === "claimed")).toBe(true);
  expect((await listNftHistory({ db }, { ...query, search: { kind: "given-up" as const } })).entries).toEqual([]);
  const holdings = await listNftHoldings({ db, chain, now: new Date() }, wallet.address);
  expect(holdings.map(({ pool, positions }) => [pool.kind, pool.collection, positions.length])).toEqual([
    ["boost", "punkykongz", 2],
  ]);
  const others = await listNftHistory({ db }, { ...query, wallet: developmentKeypair("funder").publicKey.toBase58() });
  expect(others.entries).toEqual([]);
  const bad = await listNftHistory({ db }, { ...query, cursor: "1' or 1=1" });
  expect(bad.entries).toEqual(all.entries);
});

test("an NFT that has left can still be searched for", async () => {
  const nfts = await listHistoryNfts({ db }, { wallet: wallet.address, key: BOOST });
  expect(nfts.map(({ name }) => name)).toEqual(["Kong #1", "Kong #2", "Kong #3"]);
  const { positions } = await getNftHolding({ db, chain, now: new Date() }, wallet.address, BOOST);
  expect(positions.map(({ name }) => name).toSorted()).toEqual(["Kong #2", "Kong #3"]);
});

test("a file has every event with exact amounts, and no cell is a formula", async () => {
  const columns = {
    date: "date",
    kind: "kind",
    nft: "nft",
    mint: "mint",
    amount: "amount",
    coin: "coin",
    fee: "fee",
    streak: "streak",
    signature: "signature",
  };
  const kinds = {
    // a sign that ends a line hides from some what comes before it
    staked: "=staked\u2028",
    "checked-in": "=check",
    claimed: "claimed",
    unstaked: "unstaked",
    "given-up": "given up",
    closed: "closed",
  };
  const file = await exportNftHistory(
    { db },
    { query: { wallet: wallet.address, key: BOOST }, texts: { columns, kinds } },
  );
  expect(file).toContain("0.000007,Twig,0,");
  expect(file).toContain("'=check");
  expect(file).toContain("'=staked");
  expect(file.split("\r\n")).toHaveLength(1 + (await rows()).events.length);
});

test("the nightly check finds rows and totals as the chain has them, and says what differs", async () => {
  const fields = await nftStaking.check.listRows(db, "", 100);
  const { accounts } = await chain.getAccounts(fields.map(({ address }) => address));
  for (const [i, row] of fields.entries()) expect(nftStaking.check.readAccount(accounts[i]!)).toEqual(row.fields);
  await db.update(nftPosition).set({ weightBps: 1 });
  const differences = await nftStaking.check.compareTotals(db, chain);
  expect(differences.some(({ field }) => field === "weight")).toBe(true);
});
