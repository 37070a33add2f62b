import { beforeEach, expect, test, vi } from "vitest";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { jobNeedsSecondPerson } from "~/domain/jobs/second-person.server";
import { setting } from "~db/schema";
import { testDatabase as db } from "../database";
import { MINT, openWorld, rowsOf, startedJob, type World } from "./job-world";

/** The coin of these jobs has six decimals. */
const COIN = 1_000_000n;
let world: World;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  world = await openWorld();
  await db.delete(setting);
});

async function allow(value: string): Promise<void> {
  await db.insert(setting).values({ key: "job_approval_amounts", value, updatedAt: new Date() });
}

const needsTwo = (row: JobRow, laterMs = 0) =>
  jobNeedsSecondPerson(db, row, new Date(world.deps.now().getTime() + laterMs));
const jobOf = (amount: bigint, count = 1) => startedJob(world, { rows: rowsOf(count, amount) });

test.each(["", "no JSON", JSON.stringify({ SOL: "5" }), JSON.stringify({ [MINT]: "many" })])(
  "a coin without an amount always needs a second person: %s",
  async (value) => {
    if (value) await allow(value);
    expect(await needsTwo(await jobOf(1n))).toBe(true);
  },
);

test("a job of up to the amount of its coin needs no second person", async () => {
  await allow(JSON.stringify({ [MINT]: "10.5" }));
  const row = await jobOf((21n * COIN) / 2n);
  expect(await needsTwo(row)).toBe(false);
  await db.delete(setting);
  await allow(JSON.stringify({ [MINT]: "10.499999" }));
  expect(await needsTwo(row)).toBe(true);
});

test("several small jobs count together within a day, and no longer", async () => {
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
