import { beforeEach, expect, test, vi } from "vitest";
import type { Chain } from "~/domain/solana/chain";
import { isFullRun } from "../../full-run";
import { testDatabase as db } from "../database";
import { dieAt } from "../dying";
import { allRows, cursorNow, emptyTables, finalize, liveOn, openWorld, run } from "./indexer-world";

/** The Worker may die at any moment: before a call was made, or after it was and before its answer was read. */

const LIMITS = { pages: 2, transactions: 4 };
const MOST_CALLS = 200;
/** A full run tries every step, other runs one in three, and not the same ones before and after. */
const STRIDE = isFullRun ? 1 : 3;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  vi.spyOn(console, "error").mockImplementation(() => {});
  await emptyTables();
});

test.each(["before", "after"] as const)(
  "loses nothing and does nothing twice if killed at any step, %s it took effect",
  async (when) => {
    const w = openWorld();
    liveOn(w);
    finalize(w);
    await untilDone(w);
    const whole = await allRows();
    const { slot } = (await cursorNow())!;

    let steps = 0;
    for (let step = when === "before" || isFullRun ? 1 : 2; step < MOST_CALLS; step += STRIDE) {
      await emptyTables();
      const death = dieAt(step, when);
      const killed = { chain: death.watch(w.chain) };
      await run(killed, { limits: LIMITS, db: death.watch(db) }).catch(() => {});
      if (!death.hasDied()) break;
      steps = step;
      // the next minutes run undisturbed; what failed in between is tried again within an hour
      await untilDone(w);
      expect(await allRows(), `killed ${when} step ${step}`).toEqual(whole);
      expect((await cursorNow())!.slot).toBe(slot);
    }
    // a run makes so many calls to the node and to D1
    expect(steps).toBeGreaterThan(15);
    expect(steps).toBeLessThan(MOST_CALLS - STRIDE);
  },
);

test("simultaneous runs record everything once", async () => {
  const w = openWorld();
  liveOn(w);
  finalize(w);
  await untilDone(w);
  const whole = await allRows();
  await emptyTables();
  await Promise.all([run(w), run(w), run(w)]);
  await untilDone(w);
  expect(await allRows()).toEqual(whole);
});

async function untilDone(w: { chain: Chain }): Promise<void> {
  for (let minutes = 61; minutes < 600; minutes += 61) await run(w, { minutes, limits: LIMITS });
}
