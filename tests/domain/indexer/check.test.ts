import { eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { continueChecks, startChecks } from "~/domain/indexer/check.server";
import { listReports, readIndexerState } from "~/domain/indexer/queries.server";
import { coinStaking } from "~/domain/staking/projection.server";
import { indexerReport, setting, stakingEvent, stakingPosition } from "~db/schema";
import { testDatabase as db } from "../database";
import { POOL, type Position, PROGRAM, put, putPool } from "./coin-ledger";
import { allRows, emptyTables, finalize, liveOn, NOW, openWorld, rowOf, run, type World } from "./indexer-world";

const projections = [coinStaking];
let w: World;
let open: Position;
let said: ReturnType<typeof vi.spyOn>;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  said = vi.spyOn(console, "error").mockImplementation(() => {});
  await emptyTables();
  await db.delete(indexerReport);
  await db.delete(setting);
  await db.insert(setting).values({ key: "coin_pool_address", value: POOL.toBase58(), updatedAt: NOW });
  w = openWorld();
  [, open] = liveOn(w);
  putPool(w.cluster, [open]);
  finalize(w);
  await run(w);
});

test("reports no difference if everything agrees", async () => {
  await check();
  expect(await reports()).toMatchObject([
    { projection: "coin-staking", day: "2026-11-21", isFinished: true, compared: 1, differing: 0, differences: [] },
  ]);
  expect(said).not.toHaveBeenCalled();
});

test("reports a row that differs from the chain, field by field, and corrects it in the next run", async () => {
  const before = await rowOf(open.address);
  await db.update(stakingPosition).set({ claimedRaw: 9_999n, principalRaw: 1n }).where(isOpenOne());
  putPool(w.cluster, [open]);
  await check();
  const [report] = await reports();
  expect(report?.differing).toBe(1);
  expect(report?.differences).toEqual(
    expect.arrayContaining([
      { subject: open.address, field: "claimedRaw", inD1: "9999", onChain: String(open.claimedRaw) },
      { subject: open.address, field: "principalRaw", inD1: "1", onChain: String(open.principalRaw) },
    ]),
  );
  expect(said).toHaveBeenCalled();
  await run(w, { minutes: 1 });
  expect(await rowOf(open.address)).toMatchObject({ ...before, seenSlot: expect.any(Number) });
});

test("reports a row whose account is gone", async () => {
  w.cluster.accounts.delete(open.address);
  await check();
  const [report] = await reports();
  expect(report?.differences).toContainEqual({
    subject: open.address,
    field: "account",
    inD1: "open",
    onChain: "gone",
  });
});

test("an account of another program at the address of a row is reported as gone", async () => {
  w.cluster.accounts.get(open.address)!.owner = POOL.toBase58();
  await check();
  expect((await reports())[0]?.differences).toMatchObject(
    [{ field: "account", onChain: "gone" }, {}, {}, {}].slice(0, 1),
  );
});

test("a pool that is gone while rows say that it owes is reported", async () => {
  w.cluster.accounts.delete(POOL.toBase58());
  await check();
  expect((await reports())[0]?.differences.map(({ field }) => field)).toContain("openPositions");
});

test("reports a position that D1 has lost, because the pool counts one more", async () => {
  await db.delete(stakingPosition).where(isOpenOne());
  await check();
  const [report] = await reports();
  expect(report?.differences).toContainEqual({
    subject: POOL.toBase58(),
    field: "openPositions",
    inD1: "0",
    onChain: "1",
  });
});

test("waits for what is under way instead of reporting a difference", async () => {
  open.claimedRaw += 5n;
  w.ledger.land([{ program: PROGRAM, accounts: [open.address], data: new Uint8Array([9]) }], []);
  put(w.cluster, open, 90);
  putPool(w.cluster, [open]);
  finalize(w);
  await check();
  expect(await reports()).toMatchObject([{ isFinished: false, differing: 0 }]);
});

test("continues a check where the last run stopped", async () => {
  const more = Array.from({ length: 250 }, (_, i) => w.ledger.stake(open.owner, { positionId: BigInt(1_000 + i) }));
  putPool(w.cluster, [open, ...more]);
  finalize(w);
  await run(w, { minutes: 1 });
  await startChecks({ db, now: NOW, projections });
  await continueChecks({ ...deps(), now: NOW }, 1);
  expect(await reports()).toMatchObject([{ compared: 100, isFinished: false }]);
  await continueChecks({ ...deps(), now: NOW }, 1);
  await continueChecks({ ...deps(), now: NOW }, 1);
  expect(await reports()).toMatchObject([{ compared: 251, isFinished: false }]);
  await continueChecks({ ...deps(), now: NOW }, 1);
  expect(await reports()).toMatchObject([{ compared: 251, isFinished: true, differing: 0 }]);
});

test("counts a row once if two checks run at the same time", async () => {
  await startChecks({ db, now: NOW, projections });
  await Promise.all([continueChecks(deps()), continueChecks(deps())]);
  expect(await reports()).toMatchObject([{ compared: 1, isFinished: true }]);
});

test("shows staff how far the lists are behind, and that a stopped indexer falls behind", async () => {
  const [state] = await readIndexerState({ db, now: NOW, projections });
  expect(state).toMatchObject({ program: PROGRAM, lagSlots: 0, lagSeconds: 0, waiting: 0, problem: null });
  const [later] = await readIndexerState({ db, now: new Date(NOW.getTime() + 600_000), projections });
  expect(later?.lagSeconds).toBe(600);
});

test("counts a waiting transaction as not recorded yet", async () => {
  const { slot } = w.cluster;
  const late = w.ledger.stake(open.owner, { positionId: 99n });
  w.cluster.withoutTransaction.add(w.ledger.signatures.at(-1)!);
  finalize(w);
  await run(w, { minutes: 1 });
  const [state] = await readIndexerState({ db, now: NOW, projections });
  expect(state).toMatchObject({ slot: slot - 1, waiting: 1, problem: "TransactionMissing" });
  expect(state!.lagSlots).toBeGreaterThan(0);
  expect(await rowOf(late.address)).toBeUndefined();
});

test("says nothing about the lists before the first run", async () => {
  await emptyTables();
  const [state] = await readIndexerState({ db, now: NOW, projections });
  expect(state).toMatchObject({ slot: null, lagSlots: null, lagSeconds: null });
  expect(await allRows()).toEqual({ positions: [], events: [] });
  expect(await db.$count(stakingEvent)).toBe(0);
});

function deps() {
  return { db, chain: w.chain, now: NOW, projections };
}

async function check(): Promise<void> {
  await startChecks({ db, now: NOW, projections });
  await continueChecks(deps());
}

function reports() {
  return listReports(db);
}

function isOpenOne() {
  return eq(stakingPosition.address, open.address);
}
