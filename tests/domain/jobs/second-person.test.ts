import { beforeEach, expect, test, vi } from "vitest";
import { changeJob } from "~/domain/jobs/commands.server";
import { createJob } from "~/domain/jobs/create.server";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { readAsset } from "~/domain/jobs/read-asset.server";
import { jobNeedsSecondPerson } from "~/domain/jobs/second-person.server";
import { setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { storeSealedSetting } from "../settings/sealed-setting";
import { ADMIN_SECRET } from "../staff/staff";
import { MINT, openWorld, REFUND, rowOf, rowsOf, SEED, startedJob, type World } from "./job-world";

/** The coin of these jobs has six decimals. */
const COIN = 1_000_000n;
let world: World;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  world = await openWorld();
  await db.delete(setting);
});

async function allow(value: string): Promise<void> {
  await storeSealedSetting("job_approval_amounts", value);
}

const needsTwo = (row: JobRow, laterMs = 0) =>
  jobNeedsSecondPerson({ db, adminSecret: ADMIN_SECRET }, row, new Date(world.deps.now().getTime() + laterMs));
const jobOf = (amount: bigint, count = 1) => startedJob(world, { rows: rowsOf(count, amount) });

test.each([
  "",
  "no JSON",
  JSON.stringify({ SOL: "5" }),
  JSON.stringify({ [MINT]: "many" }),
  // 1.5 in one language, 1500 in another
  JSON.stringify({ [MINT]: "1.500" }),
])("a coin without an amount that can be read always needs a second person: %s", async (value) => {
  if (value) await allow(value);
  expect(await needsTwo(await jobOf(1n))).toBe(true);
});

test("a job of up to the amount of its coin needs no second person", async () => {
  await allow(JSON.stringify({ [MINT]: "10.5" }));
  const row = await jobOf((21n * COIN) / 2n);
  expect(await needsTwo(row)).toBe(false);
  await db.delete(setting);
  await allow(JSON.stringify({ [MINT]: "10.499999" }));
  expect(await needsTwo(row)).toBe(true);
});

test("an amount that somebody has written into D1 counts as none, so that a second person has to agree", async () => {
  await allow(JSON.stringify({ [MINT]: "10" }));
  const row = await jobOf(6n * COIN);
  expect(await needsTwo(row)).toBe(false);
  await db.update(setting).set({ value: JSON.stringify({ [MINT]: "10000000" }) });
  expect(await needsTwo(row)).toBe(true);
  await db.update(setting).set({ value: JSON.stringify({ [MINT]: "10" }), seal: null });
  expect(await needsTwo(row)).toBe(true);
});

test("several small jobs count together within a day, and not beyond it", async () => {
  await allow(JSON.stringify({ [MINT]: "10" }));
  const first = await jobOf(6n * COIN);
  expect(await needsTwo(first)).toBe(false);
  const second = await jobOf(5n * COIN);
  expect(await needsTwo(second)).toBe(true);
  expect(await needsTwo(second, 25 * 60 * 60_000)).toBe(false);
});

test("a job of more than a hundred recipients, or one that pays again, needs a second person whatever the amount", async () => {
  await allow(JSON.stringify({ [MINT]: "1000000" }));
  const row = await jobOf(1n, 60);
  expect(await needsTwo(row)).toBe(false);
  expect(await needsTwo({ ...row, payAgain: true })).toBe(true);
  expect(await needsTwo(await jobOf(1n, 41))).toBe(true);
});

const asking = () => {
  const staff = { ...world.staff, provenAt: world.deps.now() };
  return { db, now: world.deps.now(), actor: { staff, ipAddress: "203.0.113.7" }, seed: SEED };
};

async function draftOf(amount: bigint): Promise<string> {
  const asset = await readAsset(world.deps.chain, { asset: "coin", mint: MINT });
  const input = { preset: "Token", title: "t", asset, unit: "PG", rows: rowsOf(1, amount), bad: [], airdropList: null };
  return createJob({ ...asking(), chain: world.deps.chain }, { ...input, refundAddress: REFUND });
}

const start = (id: string, by: { isOnlyOwner?: boolean; agreed?: { hash: string } } = {}) =>
  changeJob({ ...asking(), adminSecret: ADMIN_SECRET, isOnlyOwner: false, ...by }, { id, version: 0, deed: "start" });

test("of jobs that are started at the same moment, only those within the amount of the day start", async () => {
  await allow(JSON.stringify({ [MINT]: "10" }));
  const ids = [await draftOf(4n * COIN), await draftOf(4n * COIN), await draftOf(4n * COIN), await draftOf(4n * COIN)];
  await Promise.allSettled(ids.map((id) => start(id)));
  // of those that saw none of the others, one started; those that try again are counted after it
  for (const id of ids) await start(id).catch(() => {});
  const started = (await Promise.all(ids.map(rowOf))).filter(({ startedAt }) => startedAt !== null);
  expect(started).toHaveLength(2);
});

test("a job above the amount starts only if a second person has agreed, or an owner is alone", async () => {
  await allow(JSON.stringify({ [MINT]: "10" }));
  const id = await draftOf(11n * COIN);
  await expect(start(id)).rejects.toMatchObject({ code: "Conflict" });
  expect(await start(id, { agreed: { hash: "h" } })).toMatchObject({ agreedHash: "h" });
  expect((await start(await draftOf(11n * COIN), { isOnlyOwner: true })).startedAt).not.toBeNull();
});
