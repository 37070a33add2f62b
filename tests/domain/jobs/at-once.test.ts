import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { advanceForgottenJobs, runJob } from "~/domain/jobs/advance.server";
import { changeJob, type JobDeed } from "~/domain/jobs/commands.server";
import { createJob } from "~/domain/jobs/create.server";
import type { JobRow } from "~/domain/jobs/job-rows.server";
import { neededOf } from "~/domain/jobs/statuses";
import { auditEntry } from "~db/schema";
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
  rowOf,
  rowsOf,
  SEED,
  startedJob,
  type World,
} from "./job-world";

/** Two members of staff at once, a button that is pressed twice, and a page that is closed: everybody is paid once. */

const COIN = { asset: "coin", mint: MINT, tokenProgram: TOKEN_PROGRAM_ADDRESS.toBase58(), decimals: 6 } as const;
let world: World;

beforeEach(async () => {
  vi.spyOn(console, "error").mockImplementation(() => {});
  vi.spyOn(console, "warn").mockImplementation(() => {});
  world = await openWorld();
});

const asking = () => {
  const staff = { ...world.staff, provenAt: world.deps.now() };
  return { db, now: world.deps.now(), actor: { staff, ipAddress: "203.0.113.7" }, seed: SEED };
};

async function draft(count: number): Promise<JobRow> {
  const input = { preset: "Token", title: "test", unit: "PG", bad: [], refundAddress: REFUND, airdropList: null };
  const id = await createJob({ ...asking(), chain: world.deps.chain }, { ...input, asset: COIN, rows: rowsOf(count) });
  return rowOf(id);
}

/** Asks for deeds at the same moment, each by somebody who sees the present state of the job. Returns each answer. */
async function askAtOnce(id: string, deeds: readonly JobDeed[]): Promise<string[]> {
  const { version } = await rowOf(id);
  const asked = await Promise.allSettled(
    deeds.map((deed) =>
      changeJob({ ...asking(), adminSecret: ADMIN_SECRET, isOnlyOwner: true }, { id, version, deed }),
    ),
  );
  return asked
    .map((answer) => (answer.status === "fulfilled" ? "done" : (answer.reason as { code: string }).code))
    .sort();
}

const countEntries = (id: string, deed: JobDeed) =>
  db.$count(auditEntry, and(eq(auditEntry.key, id), eq(auditEntry.action, `job.${deed}`)));

test("a start that is asked for twice at once starts the job once", async () => {
  const { id } = await draft(3);
  expect(await askAtOnce(id, ["start", "start"])).toEqual(["Conflict", "done"]);
  expect([(await rowOf(id)).version, await countEntries(id, "start")]).toEqual([1, 1]);
  fund(world.ledger, await rowOf(id));
  await expectPaidOnce(world, await bringToEnd(world, id));
});

test("of a start and a cancellation at once only one takes effect, and either way nothing that was paid in is lost", async () => {
  const { id } = await draft(3);
  fund(world.ledger, await rowOf(id));
  expect(await askAtOnce(id, ["start", "cancel"])).toEqual(["Conflict", "done"]);
  await expectPaidOnce(world, await bringToEnd(world, id));
});

test("a wallet that was filled twice pays everybody once, and the second sum goes back", async () => {
  const row = await startedJob(world, { rows: rowsOf(4) });
  fund(world.ledger, row);
  const ended = await bringToEnd(world, row.id);
  expect(ended).toMatchObject({ status: 20, completedCount: 4, leftRaw: neededOf(row).coinRaw });
  for (const { address, amountRaw } of rowsOf(4)) expect(world.ledger.paid.get(address)).toBe(amountRaw);
  expect(world.ledger.coinsOf(REFUND, MINT)).toBe(row.totalRaw);
  expect(world.ledger.coinsOf(row.wallet, MINT)).toBe(0n);
});

test("a retry that is asked for twice at once tries those who failed once", async () => {
  world.ledger.refusing.add(addressOf(2));
  const { id } = await startedJob(world, { rows: rowsOf(4) });
  await bringToEnd(world, id);
  world.ledger.refusing.clear();
  expect(await askAtOnce(id, ["retry", "retry"])).toEqual(["Conflict", "done"]);
  expect(await rowOf(id)).toMatchObject({ waitingCount: 1, failedCount: 0 });
  fund(world.ledger, await rowOf(id));
  expect(await bringToEnd(world, id)).toMatchObject({ status: 20, completedCount: 4 });
  for (const { address, amountRaw } of rowsOf(4)) expect(world.ledger.paid.get(address)).toBe(amountRaw);
});

test("coins that came late go back once, although two members of staff have asked for it and two runs look at it", async () => {
  const row = await startedJob(world, { rows: rowsOf(2) });
  await bringToEnd(world, row.id);
  const before = world.ledger.coinsOf(REFUND, MINT);
  fund(world.ledger, row);
  const late = world.ledger.coinsOf(row.wallet, MINT);
  expect(await askAtOnce(row.id, ["sweep", "sweep"])).toEqual(["Conflict", "done"]);
  await Promise.all([runJob(world.deps, row.id, 10), runJob(world.deps, row.id, 10)]);
  expect((await bringToEnd(world, row.id)).closedAt).not.toBeNull();
  expect(world.ledger.coinsOf(REFUND, MINT)).toBe(before + late);
  expect(world.ledger.coinsOf(row.wallet, MINT)).toBe(0n);
});

test("a job that nothing follows is brought to its end by cron alone, however often its runs overlap", async () => {
  const { id } = await startedJob(world, { rows: rowsOf(12) });
  for (let run = 0; run < 80 && !(await rowOf(id)).closedAt; run++) {
    await Promise.all([advanceForgottenJobs(world.deps), advanceForgottenJobs(world.deps)]);
    world.ledger.pass(400);
  }
  expect(await rowOf(id)).toMatchObject({ status: 20, completedCount: 12 });
  await expectPaidOnce(world, await rowOf(id));
});
