import { eq } from "drizzle-orm";
import { describe, expect, test, vi } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { changeJob } from "~/domain/jobs/commands.server";
import { createBurn } from "~/domain/jobs/create-burn.server";
import type { JobDeps } from "~/domain/jobs/deps";
import { type BurnInput, burnSchema } from "~/domain/jobs/input";
import { hashItems } from "~/domain/jobs/queries.server";
import { reckonJob } from "~/domain/jobs/report.server";
import { jobNeedsSecondPerson } from "~/domain/jobs/second-person.server";
import { neededOf } from "~/domain/jobs/statuses";
import { jobItem } from "~db/schema";
import { isFullRun } from "../../full-run";
import { testDatabase as db } from "../database";
import { dieAt } from "../dying";
import { ADMIN_SECRET } from "../staff/staff";
import { addressOf, bringToEnd, MINT, openWorld, REFUND, rowOf, SEED, type World } from "./job-world";

/** What is burnt is burnt once, and what is not burnt goes back to whoever gave it. */

vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

const MOST_CALLS = 200;
const COLLECTION = addressOf(900);
/** Mints of NFTs: addresses that are nobody's wallet. */
const nftOf = (number: number) => addressOf(1_000 + number);

function staffDeps({ deps, staff }: World) {
  return {
    db,
    now: deps.now(),
    actor: { staff, ipAddress: "203.0.113.7" },
    chain: deps.chain,
    seed: SEED,
    adminSecret: ADMIN_SECRET,
  };
}

function draft(world: World, typed: Partial<BurnInput>): Promise<string> {
  const input = burnSchema.parse({ title: "burn", what: "nft", owner: REFUND, ...typed });
  return createBurn(staffDeps(world), input);
}

/** Gives the owner NFTs, every second one of a collection. */
function giveNfts({ ledger }: World, count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const collection = at % 2 === 0 ? COLLECTION : null;
    ledger.giveNft(REFUND, nftOf(at), { collection, name: `Punky #${at}` });
    return nftOf(at);
  });
}

/** Starts a draft, and puts into its wallet what it asks for. */
async function started(world: World, id: string, mints: readonly string[] = []) {
  const row = await changeJob({ ...staffDeps(world), isOnlyOwner: true }, { id, version: 0, deed: "start" });
  const { coinRaw, lamports } = neededOf(row);
  if (coinRaw > 0n) world.ledger.giveCoins(row.wallet, MINT, coinRaw);
  for (const mint of mints) world.ledger.giveCoins(row.wallet, mint, 1n);
  world.ledger.giveLamports(row.wallet, lamports);
  return row;
}

const burntOf = ({ ledger }: World, mint: string) => ledger.state.burnt.get(mint) ?? 0n;
const itemsOf = (id: string) => db.select().from(jobItem).where(eq(jobItem.jobId, id));

describe("NFTs", () => {
  test("are burnt once each, members of a collection too, and their deposits go to whoever gave them", async () => {
    const world = await openWorld();
    const mints = giveNfts(world, 9);
    const id = await draft(world, { list: ["mint", ...mints].join("\n") });
    expect((await itemsOf(id)).map(({ before, after }) => [before, after])).toContainEqual(["Punky #3", null]);
    await started(world, id, mints);
    const row = await bringToEnd(world, id);
    expect(row).toMatchObject({ kind: "burn", status: 20, completedCount: 9, reason: null });
    expect(mints.map((mint) => burntOf(world, mint))).toEqual(mints.map(() => 1n));
    expect(world.ledger.lamportsOf(row.wallet)).toBe(0n);
    // the deposits of nine accounts come on top of what was put in
    const reckoned = await reckonJob(db, row);
    expect(reckoned).toMatchObject({ isEven: true, depositLamports: -9n * 2_039_280n });
  });

  test("that are none, not held, frozen or printed are named with their line and the specification's number", async () => {
    const world = await openWorld();
    const [held = ""] = giveNfts(world, 1);
    world.ledger.giveNft(addressOf(5), nftOf(20));
    world.ledger.giveNft(REFUND, nftOf(21), { prints: 1 });
    world.ledger.giveCoins(REFUND, MINT, 1n);
    const list = [held, nftOf(20), nftOf(21), MINT, "nonsense", held].join("\n");
    const row = await rowOf(await draft(world, { list }));
    expect(row).toMatchObject({ itemCount: 1, problemCount: 5 });
    expect(
      JSON.parse(row.problems).map(({ line, problem }: { line: number; problem: string }) => [line, problem]),
    ).toEqual([
      [2, "notHeld"],
      [3, "hasPrints"],
      [4, "notNft"],
      [5, "mint"],
      [6, "duplicate"],
    ]);
  });

  test("one that the chain refuses keeps no other, fails with number -1, and goes back", async () => {
    const world = await openWorld();
    const mints = giveNfts(world, 6);
    const id = await draft(world, { list: mints.join("\n") });
    await started(world, id, mints);
    const stuck = mints[2] ?? "";
    let isThawed = false;
    world.ledger.frozen.add(stuck);
    for (let run = 0; run < 60 && (await runJob(world.deps, id, 10)) !== "never"; run++) {
      world.ledger.pass(40);
      // it is thawed once the job has given it up, so that it can go back
      if (!isThawed && (await rowOf(id)).failedCount === 1) isThawed = world.ledger.frozen.delete(stuck);
    }
    const row = await rowOf(id);
    expect(row).toMatchObject({ status: 30, completedCount: 5, failedCount: 1 });
    const failed = (await itemsOf(id)).find(({ mint }) => mint === stuck);
    expect(failed).toMatchObject({ status: 40, errorCode: "TransactionFailed", catalogueCode: -1 });
    expect(burntOf(world, stuck)).toBe(0n);
    expect(world.ledger.coinsOf(row.wallet, stuck)).toBe(0n);
  });

  test("of a job that was cancelled are not burnt, and go back", async () => {
    const world = await openWorld();
    const mints = giveNfts(world, 3);
    const id = await draft(world, { list: mints.join("\n") });
    await started(world, id, mints);
    await changeJob({ ...staffDeps(world), isOnlyOwner: true }, { id, version: 1, deed: "cancel" });
    const row = await bringToEnd(world, id);
    expect(row).toMatchObject({ status: 50, cancelledCount: 3, completedCount: 0 });
    expect(mints.map((mint) => burntOf(world, mint))).toEqual([0n, 0n, 0n]);
    expect(mints.map((mint) => world.ledger.coinsOf(row.wallet, mint))).toEqual([0n, 0n, 0n]);
  });
});

describe("a coin", () => {
  test("is burnt to the base unit, and its supply is shown before and after", async () => {
    const world = await openWorld();
    world.ledger.giveCoins(REFUND, MINT, 10_000_000n);
    const id = await draft(world, { what: "coin", mint: MINT, amount: "2.5", unit: "PG" });
    expect(await itemsOf(id)).toMatchObject([{ amountRaw: 2_500_000n, before: "1000", after: "997.5", mint: null }]);
    await started(world, id);
    const row = await bringToEnd(world, id);
    expect(row).toMatchObject({ status: 20, completedCount: 1, completedRaw: 2_500_000n });
    expect(burntOf(world, MINT)).toBe(2_500_000n);
    expect(await reckonJob(db, row)).toMatchObject({ isEven: true, coinGapRaw: 0n });
  });

  test("is not burnt beyond what its owner holds, nor for an amount with two readings", async () => {
    const world = await openWorld();
    world.ledger.giveCoins(REFUND, MINT, 2_000_000n);
    const coin = { what: "coin", mint: MINT } as const;
    await expect(draft(world, { ...coin, amount: "2.1" })).rejects.toMatchObject({ code: "FunderShort" });
    await expect(draft(world, { ...coin, amount: "0" })).rejects.toMatchObject({ code: "InvalidInput" });
    await expect(draft(world, { ...coin, amount: "1.500" })).rejects.toMatchObject({ code: "AmountNotUnderstood" });
    await expect(draft(world, { what: "coin", amount: "1" })).rejects.toMatchObject({ code: "CoinUnknown" });
  });
});

test("a burn always needs a second person, however small it is", async () => {
  const world = await openWorld();
  world.ledger.giveCoins(REFUND, MINT, 5n);
  const id = await draft(world, { what: "coin", mint: MINT, amount: "0.000001" });
  expect(await jobNeedsSecondPerson({ db, adminSecret: ADMIN_SECRET }, await rowOf(id), world.deps.now())).toBe(true);
  const started = changeJob({ ...staffDeps(world), isOnlyOwner: false }, { id, version: 0, deed: "start" });
  await expect(started).rejects.toMatchObject({ code: "Conflict" });
});

test("what an item is to become is sealed, and part of the list that somebody agrees to", async () => {
  const world = await openWorld();
  world.ledger.giveCoins(REFUND, MINT, 10n ** 9n);
  const id = await draft(world, { what: "coin", mint: MINT, amount: "1" });
  const before = await hashItems(db, id);
  await started(world, id);
  await db.update(jobItem).set({ after: "0" }).where(eq(jobItem.jobId, id));
  expect(await hashItems(db, id)).not.toBe(before);
  await runJob(world.deps, id, 5);
  expect(await rowOf(id)).toMatchObject({ status: 91, reason: "SealBroken" });
  expect(burntOf(world, MINT)).toBe(0n);
});

describe.each([
  { when: "before", first: 1 },
  { when: "after", first: 2 },
] as const)("killed $when a call", ({ when, first }) => {
  test("a job burns every NFT once, whichever call it is", async () => {
    let steps = 0;
    for (let step = isFullRun ? 1 : first; step < MOST_CALLS; step += isFullRun ? 1 : 4) {
      const world = await openWorld();
      const mints = giveNfts(world, 9);
      const id = await draft(world, { list: mints.join("\n") });
      await started(world, id, mints);
      const death = dieAt(step, when);
      const { deps } = world;
      const watched: JobDeps = {
        ...deps,
        db: death.watch(db),
        chain: death.watch(deps.chain),
        nodes: deps.nodes.map(death.watch),
      };
      await runJob(watched, id, 12).catch(() => {});
      if (!death.hasDied()) break;
      steps = step;
      const row = await bringToEnd(world, id);
      expect(row.status, `killed ${when} call ${step}`).toBe(20);
      expect(mints.map((mint) => burntOf(world, mint))).toEqual(mints.map(() => 1n));
      expect(world.ledger.lamportsOf(row.wallet)).toBe(0n);
    }
    expect(steps).toBeGreaterThan(20);
    expect(steps).toBeLessThan(MOST_CALLS - 1);
  }, 600_000);
});

test("two runs at the same time burn everything once, whatever is lost", async () => {
  const world = await openWorld();
  const mints = giveNfts(world, 12);
  const id = await draft(world, { list: mints.join("\n") });
  await started(world, id, mints);
  let sent = 0;
  world.ledger.fateOf = () => (++sent % 2 === 0 ? "lost" : "lands");
  await Promise.all([runJob(world.deps, id, 10), runJob(world.deps, id, 10)]);
  world.ledger.fateOf = () => "lands";
  const row = await bringToEnd(world, id);
  expect(row.status).toBe(20);
  expect(mints.map((mint) => burntOf(world, mint))).toEqual(mints.map(() => 1n));
});
