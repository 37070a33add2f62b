import { beforeEach, expect, test, vi } from "vitest";
import { sweepListings } from "~/domain/indexer/commands.server";
import type { Projection } from "~/domain/indexer/projection";
import { coinStaking } from "~/domain/staking/projection.server";
import { listHistory } from "~/domain/staking/queries.server";
import { stakingEvent } from "~db/schema";
import type { ListedEntry } from "../../fakes/rpc";
import { testDatabase as db } from "../database";
import { PROGRAM, put } from "./coin-ledger";
import {
  ANNA,
  allRows,
  cursorNow,
  emptyTables,
  finalize,
  liveOn,
  openWorld,
  rowOf,
  run,
  transactionOf,
  type World,
} from "./indexer-world";
import { replay } from "./replay";

let w: World;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  await emptyTables();
  w = openWorld();
});

test("puts what happened without the site into the holder's history, with the amounts that the program logged", async () => {
  const [closed, open] = liveOn(w);
  finalize(w);
  expect(await run(w)).toMatchObject([{ recorded: 6, missing: 0, problem: null }]);
  const { entries } = await listHistory({ db }, { wallet: ANNA.toBase58() });
  const kinds = ["claimed", "closed", "claimed", "unstaked", "staked", "claimed", "staked"];
  expect(entries.map(({ kind }) => kind)).toEqual(kinds);
  expect(entries.every(({ termDays }) => termDays === 90)).toBe(true);
  expect(await rowOf(open.address)).toMatchObject({ claimedRaw: open.claimedRaw, leftTs: 0, closedAt: null });
  expect(await rowOf(closed.address)).toMatchObject({
    principalRaw: closed.principalRaw,
    rewardTotalRaw: closed.rewardTotalRaw,
    claimedRaw: closed.claimedRaw,
    leftTs: closed.leftTs,
    termDays: 90,
    rateBps: 500,
    baseRateBps: 200,
  });
  expect((await rowOf(closed.address))?.closedAt).not.toBeNull();
});

test("leaves out of the lists what is not final yet", async () => {
  liveOn(w);
  await run(w);
  expect(await db.$count(stakingEvent)).toBe(0);
  finalize(w);
  await run(w);
  expect(await db.$count(stakingEvent)).toBe(7);
});

test("followed from the first moment or read at the end, the rows are the same", async () => {
  liveOn(w);
  finalize(w);
  // step by step: each run sees one transaction more
  const tip = w.cluster.slot;
  for (w.cluster.slot = tip - 45; w.cluster.slot < tip; w.cluster.pass(1)) await run(w);
  await run(w);
  const followed = await allRows();
  await replay("staking");
  await run(w);
  expect(await allRows()).toEqual(followed);
});

test("if the logs were cut, the amounts come from the instructions and from the coins they moved", async () => {
  liveOn(w);
  finalize(w);
  await run(w);
  const withLogs = await allRows();
  await replay("staking");
  for (const transaction of w.cluster.landed.values()) transaction.logs = ["Log truncated"];
  await run(w);
  expect(await allRows()).toEqual(withLogs);
});

test("fills emptied tables with the same rows in a replay", async () => {
  const [, open] = liveOn(w);
  finalize(w);
  await run(w);
  w.ledger.claim(open, 5n);
  finalize(w);
  await run(w);
  const before = await allRows();
  await replay("staking");
  expect(await db.$count(stakingEvent)).toBe(0);
  await run(w);
  expect(await allRows()).toEqual(before);
});

test("in any order and each twice, the same transactions leave the same rows", async () => {
  liveOn(w);
  finalize(w);
  await run(w);
  const inOrder = await allRows();
  const all = [...w.ledger.signatures];
  for (const order of [all.toReversed(), [...all.slice(3), ...all.slice(0, 3)], [...all, ...all.toReversed()]]) {
    await emptyTables();
    let minutes = 0;
    // only one transaction exists at a time, so each is recorded before the next
    for (const signature of order) {
      w.cluster.withoutTransaction = new Set(all.filter((other) => other !== signature));
      minutes += 61;
      await run(w, { minutes });
    }
    w.cluster.withoutTransaction.clear();
    expect(await allRows()).toEqual(inOrder);
  }
});

test("a run records no more than its limit, and the next runs continue until a long history is complete", async () => {
  for (let i = 0; i < 1_100; i++) w.ledger.stake(ANNA);
  finalize(w);
  const results = [];
  for (let i = 0; i < 40; i++) results.push((await run(w, { limits: { pages: 1, transactions: 30 } }))[0]!);
  expect(results.slice(0, 36).every(({ recorded }) => recorded === 30)).toBe(true);
  expect(await db.$count(stakingEvent)).toBe(1_100);
  expect(results.at(-1)).toMatchObject({ recorded: 0, problem: null });
  const listings = w.cluster.calls.filter(({ method }) => method === "getSignaturesForAddress");
  expect(listings.length).toBeLessThan(45);
});

test("makes two calls per run for a program without transactions", async () => {
  liveOn(w);
  w.cluster.pass(2_000);
  await run(w);
  w.cluster.pass(150);
  await run(w);
  w.cluster.calls.length = 0;
  await run(w);
  expect(w.cluster.calls.map(({ method }) => method)).toEqual(["getEpochInfo", "getSignaturesForAddress"]);
});

test("a transaction that failed on the chain is counted and leaves no rows", async () => {
  const position = w.ledger.stake(ANNA);
  const failed = w.ledger.claim(position, 1n);
  w.cluster.landed.get(failed)!.err = { InstructionError: [0, { Custom: 6007 }] };
  position.claimedRaw = 0n;
  put(w.cluster, position, 90);
  finalize(w);
  await run(w);
  expect(await transactionOf(failed)).toMatchObject({ state: "failed" });
  expect(await db.$count(stakingEvent)).toBe(1);
  expect(await rowOf(position.address)).toMatchObject({ claimedRaw: 0n });
});

test("a transaction that only names the program is looked at once and leaves no rows", async () => {
  const signature = w.ledger.land([{ program: ANNA.toBase58(), accounts: [PROGRAM], data: new Uint8Array([1]) }], []);
  finalize(w);
  expect(await run(w)).toMatchObject([{ recorded: 1, problem: null }]);
  expect(await transactionOf(signature)).toMatchObject({ state: "recorded" });
  expect(await run(w)).toMatchObject([{ recorded: 0, problem: null }]);
});

test("ignores bytes sent to our program that are not one of its instructions", async () => {
  w.ledger.land([{ program: PROGRAM, accounts: [], data: new Uint8Array([1, 2, 3]) }], []);
  w.ledger.stake(ANNA);
  finalize(w);
  expect(await run(w)).toMatchObject([{ recorded: 2, problem: null }]);
  expect(await db.$count(stakingEvent)).toBe(1);
});

test("ignores our events logged by another program", async () => {
  const position = w.ledger.stake(ANNA);
  const [stake] = [...w.cluster.landed.values()];
  const foreign = [
    `Program ${ANNA.toBase58()} invoke [1]`,
    ...stake!.logs.slice(1, -1),
    `Program ${ANNA.toBase58()} success`,
  ];
  w.ledger.land([{ program: ANNA.toBase58(), accounts: [PROGRAM, position.address], data: new Uint8Array() }], foreign);
  finalize(w);
  await run(w);
  expect(await db.$count(stakingEvent)).toBe(1);
});

test("keeps the row of the last position if a closed position's address is used again", async () => {
  const first = w.ledger.stake(ANNA, { positionId: 7n });
  w.cluster.pass(1);
  w.ledger.unstake(first);
  w.cluster.pass(1);
  w.ledger.claim(first, first.rewardTotalRaw);
  w.cluster.pass(1);
  const second = w.ledger.stake(ANNA, { positionId: 7n, principalRaw: 5_000_000_000n, termDays: 30 });
  expect(second.address).toBe(first.address);
  finalize(w);
  await run(w);
  expect(await rowOf(first.address)).toMatchObject({
    principalRaw: 5_000_000_000n,
    termDays: 30,
    leftTs: 0,
    closedAt: null,
  });
});

test("never overwrites a newer reading with an older one", async () => {
  const [, open] = liveOn(w);
  finalize(w);
  await run(w);
  const newest = await rowOf(open.address);
  open.claimedRaw = 1n;
  put(w.cluster, open, 90);
  // the same transaction again, through a node whose accounts are from an older slot
  await emptyList();
  w.cluster.slot -= 1;
  await run(w);
  expect(await rowOf(open.address)).toEqual(newest);
});

/** Forgets what was listed and keeps the rows. */
async function emptyList(): Promise<void> {
  const { indexerCursor, indexerTransaction } = await import("~db/schema");
  await db.batch([db.delete(indexerCursor), db.delete(indexerTransaction)]);
}

/** What different nodes do to a list. */
type Spoil = (page: ListedEntry[]) => ListedEntry[];

test.each<[string, Spoil]>([
  ["left out at the end of a page", (page) => page.slice(0, -1)],
  ["left out at its beginning", (page) => page.slice(1)],
  ["left out in the middle", (page) => page.filter((_, i) => i !== Math.floor(page.length / 2))],
  ["all but one left out", (page) => page.slice(2, 3)],
  ["everything left out", () => []],
])("the next run that sees a gap in the list fills it: %s", async (_, spoil) => {
  liveOn(w);
  finalize(w);
  w.cluster.list = spoil;
  await run(w);
  w.cluster.list = (page) => page;
  await run(w, { minutes: 1 });
  expect(await db.$count(stakingEvent)).toBe(7);
  expect((await cursorNow())?.problem).toBeNull();
});

test.each<[string, Spoil]>([
  ["doubled", (page) => [...page, ...page]],
  ["each twice", (page) => page.flatMap((entry) => [entry, entry])],
  ["turned round", (page) => page.toReversed()],
  ["mixed up", (page) => page.toSorted((a, b) => a.signature.localeCompare(b.signature))],
])("pages that come %s leave the same rows", async (_, spoil) => {
  liveOn(w);
  finalize(w);
  await run(w);
  const plain = await allRows();
  await emptyTables();
  w.cluster.list = spoil;
  await run(w);
  expect(await allRows()).toEqual(plain);
});

test("a node that has forgotten the past is reported, what it shows is recorded, and the cursor stays", async () => {
  liveOn(w);
  w.cluster.pass(2_000);
  await run(w);
  const { slot } = (await cursorNow())!;
  w.cluster.pass(600);
  w.ledger.stake(ANNA);
  finalize(w);
  const known = new Set(w.ledger.signatures.slice(0, 6));
  w.cluster.list = (page) => page.filter(({ signature }) => !known.has(signature));
  expect(await run(w)).toMatchObject([{ recorded: 1, problem: "NodeForgot" }]);
  expect(await cursorNow()).toMatchObject({ slot, problem: "NodeForgot" });
  w.cluster.list = (page) => page;
  expect(await run(w, { minutes: 1 })).toMatchObject([{ problem: null }]);
  expect((await cursorNow())!.slot).toBeGreaterThan(slot);
});

test("what a node left out for a whole day is found by the nightly run", async () => {
  const early = w.ledger.stake(ANNA);
  w.cluster.pass(1);
  const hidden = w.ledger.claim(early, 5n);
  w.cluster.pass(1);
  w.ledger.claim(early, 6n);
  w.cluster.pass(1);
  w.ledger.claim(early, 7n);
  w.cluster.list = (page) => page.filter(({ signature }) => signature !== hidden);
  w.cluster.pass(5_000);
  await run(w);
  w.cluster.list = (page) => page;
  await run(w, { minutes: 1 });
  expect(await db.$count(stakingEvent)).toBe(3);
  await sweepListings({ db });
  await run(w, { minutes: 2 });
  expect(await db.$count(stakingEvent)).toBe(4);
});

test("a transaction that the node lists but does not have is tried again and reported until then, and holds up no other", async () => {
  liveOn(w);
  finalize(w);
  const missing = w.ledger.signatures[0]!;
  w.cluster.withoutTransaction.add(missing);
  expect(await run(w)).toMatchObject([{ recorded: 5, missing: 1, problem: "TransactionMissing" }]);
  expect(await transactionOf(missing)).toMatchObject({ state: "waiting", attempts: 1, problem: "TransactionMissing" });
  w.cluster.withoutTransaction.clear();
  await run(w, { minutes: 2 });
  const late = await allRows();
  await emptyTables();
  await run(w);
  expect(late).toEqual(await allRows());
});

test("a transaction that cannot be recorded is tried again and reported until then, and holds up no other", async () => {
  liveOn(w);
  finalize(w);
  const odd = w.ledger.signatures[2]!;
  const stumbling: Projection = {
    ...coinStaking,
    async record(database, transactions, reading) {
      if (transactions.some(({ signature }) => signature === odd)) throw new RangeError("nobody foresaw this");
      return coinStaking.record(database, transactions, reading);
    },
  };
  expect(await run(w, { projections: [stumbling] })).toMatchObject([{ recorded: 5, problem: "NotRecorded" }]);
  expect(await transactionOf(odd)).toMatchObject({ state: "waiting", attempts: 1, problem: "NotRecorded" });
  await run(w, { minutes: 2 });
  const late = await allRows();
  await emptyTables();
  await run(w);
  expect(late).toEqual(await allRows());
});

test.each(["network", "silent", { status: 429 }, { status: 500 }, { rpc: -32005 }] as const)(
  "a chain that fails with %j is reported, and the next run goes on",
  async (trouble) => {
    liveOn(w);
    finalize(w);
    const [node] = [...w.cluster.nodes.values()];
    node!.trouble = trouble;
    expect(await run(w)).toMatchObject([{ recorded: 0, problem: "ChainUnavailable" }]);
    expect((await cursorNow())?.problem).toBe("ChainUnavailable");
    node!.trouble = null;
    expect(await run(w, { minutes: 1 })).toMatchObject([{ recorded: 6, problem: null }]);
    expect(await cursorNow()).toMatchObject({ problem: null, problemSince: null });
  },
);

test("a node that lags behind what was already listed is reported, and the cursor does not go back", async () => {
  liveOn(w);
  finalize(w);
  await run(w);
  const cursor = await cursorNow();
  const [node] = [...w.cluster.nodes.values()];
  node!.behind = 50;
  expect(await run(w, { minutes: 1 })).toMatchObject([{ recorded: 0, problem: "NodeBehind" }]);
  expect((await cursorNow())?.slot).toBe(cursor?.slot);
});
