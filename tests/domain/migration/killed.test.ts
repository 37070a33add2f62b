import { beforeAll, describe, expect, test, vi } from "vitest";
import { advanceMigration } from "~/domain/migration/advance.server";
import { indexEvents } from "~/domain/migration/index-events.server";
import { findByGateId } from "~/domain/migration/records.server";
import { isFullRun } from "../../full-run";
import { testDatabase as db } from "../database";
import { dieAt } from "../dying";
import { chain } from "../staking/chain-world";
import { openKaia } from "./kaia-world";
import {
  advanceUntil,
  depsOf,
  type HandedOver,
  handOver,
  hasBothChains,
  type MigrationWorld,
  openMigrationWorld,
  outcomeOf,
  takeUp,
} from "./migration-world";

/** The Worker is killed at each of its calls, to D1 and to either chain, from the gate's event to the end of the migration. */

let world: MigrationWorld;
/** A migration makes fewer calls than this. */
const MOST_CALLS = 400;
/** An ordinary run tries some of the steps, a full one all of them. */
const STRIDE = isFullRun ? 1 : 13;

/** Brings a hand-over on until it is done or the Worker dies. */
async function liveUntilDeath(handed: HandedOver, death: ReturnType<typeof dieAt>): Promise<void> {
  const watched = { db: death.watch(db), chain: death.watch(chain), evm: death.watch(openKaia()) };
  await indexEvents(depsOf(world, watched));
  for (let look = 0; look < 400; look++) {
    const row = await findByGateId(watched.db, world.gate, handed.gateId);
    if (!row) return;
    const after = await advanceMigration(depsOf(world, watched), row.seq);
    if (after?.closedAt) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

describe.skipIf(!hasBothChains)("a migration whose Worker is killed", () => {
  beforeAll(async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    world = await openMigrationWorld();
  }, 60_000);

  test.each(["before", "after"] as const)(
    "%s any of its calls ends with exactly one new NFT",
    async (when) => {
      let steps = 0;
      for (let step = when === "before" || isFullRun ? 1 : 7; step < MOST_CALLS; step += STRIDE) {
        const handed = await handOver(world);
        const death = dieAt(step, when);
        await liveUntilDeath(handed, death).catch(() => {});
        const { seq } = await takeUp(world, handed);
        const end = await advanceUntil(world, seq, ({ closedAt }) => closedAt !== null);
        expect(end, `step ${step}`).toMatchObject({ status: "complete", reason: null });
        const outcome = await outcomeOf(world, handed);
        expect(outcome, `step ${step}`).toMatchObject({ gate: "confirmed", confirmed: outcome.mint, held: 1n });
        if (!death.hasDied()) break;
        steps = step;
      }
      expect(steps).toBeGreaterThan(20);
      expect(steps).toBeLessThan(MOST_CALLS - STRIDE);
    },
    600_000,
  );
});
