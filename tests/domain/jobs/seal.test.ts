import { and, eq, type SQL, sql } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { findJob } from "~/domain/jobs/job-rows.server";
import { job, jobItem } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET } from "../staff/staff";
import { addressOf, bringToEnd, expectPaidOnce, openWorld, rowsOf, SEED, startedJob, type World } from "./job-world";

/** Somebody can write into D1, and has no secret of the Worker's. */

const thief = addressOf(900);
let world: World;
let id: string;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  world = await openWorld();
  ({ id } = await startedJob(world, { rows: rowsOf(5) }));
});

const itemOf = (seq: number) => and(eq(jobItem.jobId, id), eq(jobItem.seq, seq));

test.each<[string, () => Promise<unknown>]>([
  ["another refund address", () => db.update(job).set({ refundAddress: thief }).where(eq(job.id, id))],
  ["another sum", () => db.update(job).set({ totalRaw: 1n }).where(eq(job.id, id))],
  ["another wish", () => db.update(job).set({ wish: "cancel" }).where(eq(job.id, id))],
  [
    "an agreement",
    () =>
      db
        .update(job)
        .set({ agreedHash: "f".repeat(64) })
        .where(eq(job.id, id)),
  ],
  [
    "another start",
    () =>
      db
        .update(job)
        .set({ startedAt: new Date(0) })
        .where(eq(job.id, id)),
  ],
  ["another recipient", () => db.update(jobItem).set({ address: thief }).where(itemOf(3))],
  ["another amount", () => db.update(jobItem).set({ amountRaw: 9_000_000n }).where(itemOf(3))],
  ["the recipient of another item", () => moved()],
  ["one item less", () => db.delete(jobItem).where(itemOf(5))],
  ["one item more", () => added()],
])("a job with %s in D1 pays nobody and sends nothing back", async (_, change) => {
  await change();
  await runJob(world.deps, id, 30);
  expect(await findJob(db, id)).toMatchObject({ status: 91, reason: "SealBroken" });
  expect(world.ledger.paid.size).toBe(0);
  expect(world.ledger.landed.size).toBe(0);
});

test("an item that is changed while its job runs is not paid", async () => {
  // the job has begun, and nothing is signed yet
  await runJob(world.deps, id, 1);
  expect((await findJob(db, id))?.begunAt).not.toBeNull();
  await db.update(jobItem).set({ address: thief }).where(itemOf(3));
  await runJob(world.deps, id, 30);
  expect(await findJob(db, id)).toMatchObject({ status: 91, reason: "SealBroken" });
  expect(world.ledger.paid.size).toBe(0);
});

test("what was changed back goes on, and pays everybody once", async () => {
  const row = await findJob(db, id);
  await db.update(job).set({ refundAddress: thief }).where(eq(job.id, id));
  await runJob(world.deps, id, 30);
  await db.update(job).set({ refundAddress: row?.refundAddress }).where(eq(job.id, id));
  const ended = await bringToEnd(world, id);
  expect(ended).toMatchObject({ status: 20, reason: null });
  await expectPaidOnce(world, ended);
});

test("staff can ask nothing of a job that was changed in D1, so that no command seals it", async () => {
  await db.update(job).set({ refundAddress: thief }).where(eq(job.id, id));
  const actor = { staff: { ...world.staff, provenAt: world.deps.now() }, ipAddress: "203.0.113.7" };
  const asked = changeJob(
    { db, now: world.deps.now(), actor, seed: SEED, adminSecret: ADMIN_SECRET, isOnlyOwner: true },
    { id, version: 1, deed: "pause" },
  );
  await expect(asked).rejects.toMatchObject({ code: "JobBroken" });
});

/** Item 4 gets the recipient of item 5, with its seal. */
async function moved() {
  const [other] = await db.select().from(jobItem).where(itemOf(5));
  await db.update(jobItem).set({ address: other?.address, seal: other?.seal }).where(itemOf(4));
}

async function added() {
  const from: SQL = sql`select job_id, 6, ${thief}, amount_raw, mint, null, 0, null, 0, null, seal, before, after, null from job_item where seq = 5`;
  await db.insert(jobItem).select(from);
}
