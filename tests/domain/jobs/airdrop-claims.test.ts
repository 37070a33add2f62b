import { and, eq } from "drizzle-orm";
import { beforeEach, expect, test, vi } from "vitest";
import { importSent } from "~/domain/airdrop/staff-deeds.server";
import { changeJob, type JobDeed } from "~/domain/jobs/commands.server";
import { createAirdrop } from "~/domain/jobs/create-airdrop.server";
import { airdropSchema } from "~/domain/jobs/input";
import { findJob, type JobRow } from "~/domain/jobs/job-rows.server";
import { airdropApplication, airdropClaim, airdropList, airdropRecipient } from "~db/schema";
import { testDatabase as db } from "../database";
import { ADMIN_SECRET } from "../staff/staff";
import { addressOf, bringToEnd, fund, MINT, NO_ASSETS, openWorld, REFUND, SEED, type World } from "./job-world";

/** Two jobs from one airdrop list, and one list that is used again. */

const LIST = "etm-30";
let world: World;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  world = await openWorld();
  for (const table of [airdropList, airdropRecipient, airdropClaim, airdropApplication]) await db.delete(table);
  const names = { nameKo: "가", nameEn: "A", nameId: "B", giftKo: "가", giftEn: "A", giftId: "B" };
  const window = { opensAt: new Date(0), closesAt: new Date(1), state: "published", isSample: false } as const;
  await db.insert(airdropList).values({ key: LIST, ...names, chain: "solana", ...window });
  const rows = [1, 2, 3].map((number) => ({ listKey: LIST, address: addressOf(number), item: "30 PG" }));
  await db.insert(airdropRecipient).values(rows);
});

const deps = () => {
  const staff = { ...world.staff, provenAt: world.deps.now() };
  const actor = { staff, ipAddress: "203.0.113.7" };
  return { db, now: world.deps.now(), actor, seed: SEED, chain: world.deps.chain, assets: NO_ASSETS };
};

async function draft(numbers: number[], { payAgain = false } = {}): Promise<JobRow> {
  const list = numbers.map((number) => `${addressOf(number)},30`).join("\n");
  const values = { title: "t", mint: MINT, unit: "PG", list, refundAddress: REFUND, airdropList: LIST, payAgain };
  const id = await createAirdrop(deps(), "Token", airdropSchema.parse(values));
  return (await findJob(db, id)) as JobRow;
}

async function ask({ id }: JobRow, deed: JobDeed): Promise<JobRow> {
  const row = await findJob(db, id);
  return changeJob(
    { ...deps(), adminSecret: ADMIN_SECRET, isOnlyOwner: true },
    { id, version: row?.version ?? -1, deed },
  );
}

const problemsOf = ({ problems }: JobRow) => JSON.parse(problems) as { problem: string; text: string }[];

async function paid(numbers: number[], options = {}): Promise<JobRow> {
  const row = await ask(await draft(numbers, options), "start");
  fund(world.ledger, row);
  return bringToEnd(world, row.id);
}

test("only one of two jobs from the same rows is started", async () => {
  const [first, second] = [await draft([1, 2]), await draft([2, 3])];
  await ask(first, "start");
  await expect(ask(second, "start")).rejects.toMatchObject({ code: "JobRowsClaimed" });
  expect(await findJob(db, second.id)).toMatchObject({ status: 1, startedAt: null, version: 0 });
  const third = await draft([1, 3]);
  expect(problemsOf(third)).toMatchObject([{ problem: "inOtherJob", text: addressOf(1) }]);
  expect(third.itemCount).toBe(1);
});

test("rows that were paid are left out of the next job from their file, and named", async () => {
  expect(await paid([1, 2])).toMatchObject({ status: 20 });
  const next = await draft([1, 2, 3]);
  expect(problemsOf(next).map(({ problem }) => problem)).toEqual(["alreadyPaid", "alreadyPaid"]);
  expect(next.itemCount).toBe(1);
});

test("paid rows are paid again only by a job that says so", async () => {
  await paid([1]);
  const again = await draft([1], { payAgain: true });
  expect(again).toMatchObject({ itemCount: 1, payAgain: true });
  await ask(again, "start");
  // of two that say so, too, one is started while the other runs
  const third = await draft([1, 2], { payAgain: true });
  expect(problemsOf(third)).toMatchObject([{ problem: "inOtherJob" }]);
});

test("those who were not paid can be paid by another job once the first is over", async () => {
  world.ledger.refusing.add(addressOf(2));
  const first = await paid([1, 2]);
  expect(first).toMatchObject({ status: 30 });
  world.ledger.refusing.clear();
  expect((await draft([1, 2])).itemCount).toBe(1);
  // the failed one is tried again, so no other job can have it
  const other = await draft([2]);
  await ask(first, "retry");
  await expect(ask(other, "start")).rejects.toMatchObject({ code: "JobRowsClaimed" });
});

test("a row that is not on the list, or asked for another address, is left out", async () => {
  const application = { listKey: LIST, address: addressOf(1), version: 1, targetAddress: addressOf(8), userId: "u" };
  await db.insert(airdropApplication).values({ ...application, appliedAt: new Date() });
  const row = await draft([1, 2, 7]);
  expect(problemsOf(row).map(({ problem }) => problem)).toEqual(["otherTarget", "notListed"]);
  const file = `address,send_to,amount\n${addressOf(1)},${addressOf(8)},30`;
  const values = { title: "t", mint: MINT, unit: "PG", list: file, refundAddress: REFUND, airdropList: LIST };
  const id = await createAirdrop(deps(), "Token", airdropSchema.parse(values));
  const started = await ask((await findJob(db, id)) as JobRow, "start");
  fund(world.ledger, started);
  await bringToEnd(world, id);
  const [listed] = await db
    .select()
    .from(airdropRecipient)
    .where(and(eq(airdropRecipient.listKey, LIST), eq(airdropRecipient.address, addressOf(1))));
  expect(listed).toMatchObject({ status: "completed", sentTo: addressOf(8) });
});

test("what a job is paying cannot be recorded as sent by hand", async () => {
  await ask(await draft([1]), "start");
  const row = { address: addressOf(1), sentTo: addressOf(1), transaction: "1".repeat(88), sentAt: new Date() };
  const recorded = importSent(deps(), { key: LIST, version: 1, sent: [row] });
  await expect(recorded).rejects.toMatchObject({ code: "JobRowsClaimed" });
  const other = { ...row, address: addressOf(2), sentTo: addressOf(2) };
  expect(await importSent(deps(), { key: LIST, version: 1, sent: [other] })).toEqual([]);
  expect(problemsOf(await draft([2, 3]))).toMatchObject([{ problem: "alreadyPaid" }]);
});
