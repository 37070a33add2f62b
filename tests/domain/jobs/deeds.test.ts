import { describe, expect, test } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob, type JobDeed } from "~/domain/jobs/commands.server";
import { createJob } from "~/domain/jobs/create.server";
import { findJob, type JobRow } from "~/domain/jobs/job-rows.server";
import { neededOf } from "~/domain/jobs/statuses";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET } from "../staff/staff";
import {
  addressOf,
  bringToEnd,
  expectPaidOnce,
  fund,
  MINT,
  openWorld,
  REFUND,
  rowsOf,
  SEED,
  startedJob,
  type World,
} from "./job-world";

async function ask({ deps, staff }: World, id: string, deed: JobDeed): Promise<JobRow> {
  const row = await findJob(db, id);
  const actor = { staff: { ...staff, provenAt: deps.now() }, ipAddress: "203.0.113.7" };
  return changeJob(
    { db, now: deps.now(), actor, seed: SEED, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
    { id, version: row?.version ?? -1, deed },
  );
}

const COIN = { asset: "coin", mint: MINT, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: 6 } as const;
const input = { preset: "Token", title: "test", unit: "PG", bad: [], refundAddress: REFUND, airdropList: null };

describe("a draft", () => {
  test("pays nobody, whatever its wallet holds", async () => {
    const world = await openWorld();
    const actor = { staff: world.staff, ipAddress: "203.0.113.7" };
    const staffDeps = { db, now: world.deps.now(), actor, chain: world.deps.chain, seed: SEED };
    const id = await createJob(staffDeps, { ...input, asset: COIN, rows: rowsOf(3) });
    const row = await findJob(db, id);
    if (!row) throw new Error("no job");
    fund(world.ledger, row);
    expect(await runJob(world.deps, id, 5)).toBe("never");
    expect(world.ledger.paid.size).toBe(0);
  });

  test("leaves out who cannot be paid, and reckons what the others take", async () => {
    const world = await openWorld();
    world.ledger.giveCoins(addressOf(2), MINT, 1n);
    const actor = { staff: world.staff, ipAddress: "203.0.113.7" };
    const staffDeps = { db, now: world.deps.now(), actor, chain: world.deps.chain, seed: SEED };
    const rows = [...rowsOf(3), { line: 4, address: REFUND, amountRaw: 5n, mint: null }];
    const id = await createJob(staffDeps, { ...input, asset: COIN, rows });
    const row = await findJob(db, id);
    expect(row).toMatchObject({ status: 1, itemCount: 3, missingAccounts: 2, problemCount: 1 });
    expect(JSON.parse(row?.problems ?? "")).toEqual([{ line: 4, problem: "ownAddress", text: REFUND }]);
  });

  test("is written by operators only, and not without the Worker's secret", async () => {
    const world = await openWorld();
    const editor = { staff: { ...world.staff, role: "editor" as const }, ipAddress: "" };
    const operator = { staff: world.staff, ipAddress: "" };
    const base = { db, now: world.deps.now(), chain: world.deps.chain };
    const job = { ...input, asset: { asset: "sol" as const, decimals: 9 }, rows: rowsOf(1) };
    await expect(createJob({ ...base, actor: editor, seed: SEED }, job)).rejects.toMatchObject({ code: "RoleTooLow" });
    await expect(createJob({ ...base, actor: operator, seed: null }, job)).rejects.toMatchObject({
      code: "JobsNotSet",
    });
  });
});

test("NFTs are sent once all of them are in the wallet, and those that nobody takes go back", async () => {
  const world = await openWorld();
  const mints = [91, 92, 93, 94, 95, 96].map(addressOf);
  const rows = mints.map((mint, at) => ({ line: at + 1, address: addressOf(at + 1), amountRaw: 1n, mint }));
  world.ledger.refusing.add(addressOf(2));
  const { id, wallet } = await startedJob(world, { rows, asked: { asset: "nft" } });
  for (const mint of mints.slice(1)) world.ledger.giveCoins(wallet, mint, 1n);
  expect(await runJob(world.deps, id, 3)).toBe("later");
  world.ledger.giveCoins(wallet, mints[0] ?? "", 1n);
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ status: 30, completedCount: 5, failedCount: 1 });
  for (const [at, mint] of mints.entries()) {
    expect(world.ledger.coinsOf(at === 1 ? REFUND : addressOf(at + 1), mint)).toBe(1n);
  }
  await expectPaidOnce(world, row);
});

describe("a job", () => {
  test("begins only once its wallet holds the whole sum", async () => {
    const world = await openWorld();
    const { id, wallet } = await startedJob(world, { rows: rowsOf(3) });
    const lamports = world.ledger.lamportsOf(wallet);
    world.ledger.state.lamports.set(wallet, lamports - 1n);
    expect(await runJob(world.deps, id, 5)).toBe("later");
    expect(await findJob(db, id)).toMatchObject({ status: 0, reason: "FundsMissing" });
    world.ledger.state.lamports.set(wallet, lamports);
    expect((await bringToEnd(world, id)).status).toBe(20);
  });

  test("signs nothing while it is paused, and goes on after", async () => {
    const world = await openWorld();
    world.ledger.fateOf = () => "lost";
    const { id } = await startedJob(world, { rows: rowsOf(10) });
    await runJob(world.deps, id, 3);
    await ask(world, id, "pause");
    world.ledger.pass(400);
    world.ledger.fateOf = () => "lands";
    await runJob(world.deps, id, 5);
    expect(await findJob(db, id)).toMatchObject({ status: 11, waitingCount: 10 });
    expect(world.ledger.paid.size).toBe(0);
    await ask(world, id, "resume");
    await expectPaidOnce(world, await bringToEnd(world, id));
  });

  test("that is cancelled ends what was sent, pays no one else, and sends the rest back", async () => {
    const world = await openWorld();
    const { id } = await startedJob(world, { rows: rowsOf(10) });
    await ask(world, id, "cancel");
    const row = await bringToEnd(world, id);
    expect(row).toMatchObject({ status: 50, cancelledCount: 10, completedCount: 0 });
    await expectPaidOnce(world, row);
  });

  test("tries again only those who failed", async () => {
    const world = await openWorld();
    world.ledger.refusing.add(addressOf(2));
    const { id } = await startedJob(world, { rows: rowsOf(4) });
    const first = await bringToEnd(world, id);
    expect(first).toMatchObject({ status: 30, failedCount: 1 });
    world.ledger.refusing.clear();
    const again = await ask(world, id, "retry");
    expect(neededOf(again).coinRaw).toBe(2_000_001n);
    fund(world.ledger, again);
    const row = await bringToEnd(world, id);
    expect(row).toMatchObject({ status: 20, completedCount: 4, failedCount: 0 });
    for (const { address, amountRaw } of rowsOf(4)) expect(world.ledger.paid.get(address)).toBe(amountRaw);
  });

  test("stops if its wallet holds less than is still to be paid", async () => {
    const world = await openWorld();
    const { id, wallet } = await startedJob(world, { rows: rowsOf(5) });
    await runJob(world.deps, id, 1);
    world.ledger.giveCoins(wallet, MINT, -1n);
    expect(await runJob(world.deps, id, 3)).toBe("later");
    expect(await findJob(db, id)).toMatchObject({ status: 90, reason: "SumsDiffer" });
    expect(world.ledger.paid.size).toBe(0);
  });

  test("is changed by nobody who saw an older version, and starts only after a fresh proof", async () => {
    const world = await openWorld();
    const { id } = await startedJob(world, { rows: rowsOf(1) });
    const actor = { staff: { ...world.staff, provenAt: new Date(0) }, ipAddress: "" };
    const stale = changeJob(
      { db, now: world.deps.now(), actor, seed: SEED, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
      { id, version: 0, deed: "pause" },
    );
    await expect(stale).rejects.toMatchObject({ code: "Conflict" });
    const unproven = changeJob(
      { db, now: world.deps.now(), actor, seed: SEED, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
      { id, version: 1, deed: "resume" },
    );
    await expect(unproven).rejects.toMatchObject({ code: "ProofNeeded" });
  });
});
