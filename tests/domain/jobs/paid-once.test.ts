import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import type { JobDeps } from "~/domain/jobs/deps";
import { AppError } from "~/errors";
import { isFullRun } from "../../full-run";
import { testDatabase as db } from "../database";
import { dieAt, watchCalls } from "../dying";
import { addressOf, bringToEnd, expectPaidOnce, openWorld, rowsOf, startedJob, type World } from "./job-world";

/** Whatever breaks, and whenever: nobody is paid twice, and nobody is left out. */

vi.spyOn(console, "error").mockImplementation(() => {});
vi.spyOn(console, "warn").mockImplementation(() => {});

const MOST_CALLS = 200;

/** The same job, whose first run sees every call through `watch`. */
function watched({ deps }: World, watch: ReturnType<typeof watchCalls>): JobDeps {
  return { ...deps, db: watch(db), chain: watch(deps.chain), nodes: deps.nodes.map(watch) };
}

test("a job pays everybody once, and its wallet is empty at the end", async () => {
  const world = await openWorld();
  const { id } = await startedJob(world, { rows: rowsOf(40) });
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ status: 20, completedCount: 40, failedCount: 0 });
  await expectPaidOnce(world, row);
});

test("SOL is paid once as well", async () => {
  const world = await openWorld();
  const { id } = await startedJob(world, { rows: rowsOf(30), asked: { asset: "sol" } });
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ status: 20, completedCount: 30 });
  await expectPaidOnce(world, row);
});

test("a recipient whom the chain refuses keeps no other from being paid", async () => {
  const world = await openWorld();
  for (const number of [3, 11]) world.ledger.refusing.add(addressOf(number));
  const { id } = await startedJob(world, { rows: rowsOf(20) });
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ status: 30, completedCount: 18, failedCount: 2 });
  await expectPaidOnce(world, row);
});

// npm test tries every second call in each of the two ways, and all of them between the two
describe.each([
  { when: "before", first: 1 },
  { when: "after", first: 2 },
] as const)("killed $when a call", ({ when, first }) => {
  test("a job pays everybody once, whichever call it is", async () => {
    let steps = 0;
    for (let step = isFullRun ? 1 : first; step < MOST_CALLS; step += isFullRun ? 1 : 2) {
      const world = await openWorld();
      const { id } = await startedJob(world, { rows: rowsOf(12) });
      const death = dieAt(step, when);
      await runJob(watched(world, death.watch), id, 12).catch(() => {});
      if (!death.hasDied()) break;
      steps = step;
      const row = await bringToEnd(world, id);
      expect(row.status, `killed ${when} call ${step}`).toBe(20);
      await expectPaidOnce(world, row);
    }
    expect(steps).toBeGreaterThan(30);
    expect(steps).toBeLessThan(MOST_CALLS - 1);
  }, 600_000);
});

test("two runs at the same time pay everybody once", async () => {
  const world = await openWorld();
  const { id } = await startedJob(world, { rows: rowsOf(60) });
  const runs = Array.from({ length: 3 }, () => runJob(world.deps, id, 30));
  await Promise.all(runs);
  const row = await bringToEnd(world, id);
  expect(row.status).toBe(20);
  await expectPaidOnce(world, row);
});

test("whatever is lost, late, refused or killed, everybody is paid once or not at all", async () => {
  const troubles = fc.record({
    seed: fc.integer(),
    items: fc.integer({ min: 1, max: 45 }),
    asset: fc.constantFrom("coin" as const, "sol" as const),
    /** Of a hundred calls, this many die before what they do, and after it. */
    before: fc.integer({ min: 0, max: 12 }),
    after: fc.integer({ min: 0, max: 12 }),
    lost: fc.integer({ min: 0, max: 90 }),
    late: fc.integer({ min: 0, max: 60 }),
    refusing: fc.uniqueArray(fc.integer({ min: 1, max: 45 }), { maxLength: 3 }),
    atOnce: fc.integer({ min: 1, max: 3 }),
  });
  await fc.assert(
    fc.asyncProperty(troubles, async (trouble) => {
      const world = await openWorld();
      const random = randomOf(trouble.seed);
      for (const number of trouble.refusing) world.ledger.refusing.add(addressOf(number));
      const asked = trouble.asset === "sol" ? ({ asset: "sol" } as const) : undefined;
      const { id } = await startedJob(world, { rows: rowsOf(trouble.items), asked });
      world.ledger.fateOf = () => {
        const drawn = random(100);
        if (drawn < trouble.lost) return "lost";
        return random(100) < trouble.late ? "late" : "lands";
      };
      const watch = watchCalls(async (act) => {
        const drawn = random(100);
        if (drawn < trouble.before) throw new AppError("ChainUnavailable");
        const answer = await act();
        if (drawn >= 100 - trouble.after) throw new Error("killed");
        return answer;
      });
      for (let life = 0; life < 25; life++) {
        const lives = Array.from({ length: trouble.atOnce }, () => runJob(watched(world, watch), id, 6));
        await Promise.allSettled(lives);
        world.ledger.pass(random(120));
      }
      world.ledger.fateOf = () => "lands";
      const row = await bringToEnd(world, id);
      await expectPaidOnce(world, row);
      const refused = trouble.refusing.filter((number) => number <= trouble.items).length;
      expect(row.failedCount).toBe(refused);
    }),
    { numRuns: isFullRun ? 200 : 15, endOnFailure: true },
  );
}, 600_000);

/** Whole numbers below a limit, the same ones for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed >>> 0 || 1;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}
