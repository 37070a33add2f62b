import { expect, test, vi } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { findJob } from "~/domain/jobs/job-rows.server";
import type { Chain } from "~/domain/solana/chain";
import { testDatabase as db } from "../database";
import { MINT, openWorld, rowsOf, startedJob, type World } from "./job-world";

/** The first of two nodes lies, and keeps transactions back until their items could have been paid again. */

vi.spyOn(console, "warn").mockImplementation(() => {});

/** Just before the end of a blockhash's life of 150 blocks. */
const KEPT_BLOCKS = 140;
const FAR = 1_000;

/** `lowered`: how many blocks too early the node says that its blockhash ends. */
function lieAbout(world: World, { lowered }: { lowered: number }): void {
  const { ledger, deps } = world;
  const honest = ledger.node();
  const kept: { bytes: Uint8Array; until: number }[] = [];
  const liar: Chain = {
    ...honest,
    getLatestBlockhash: async () => {
      const { blockhash, lastValidBlockHeight } = await honest.getLatestBlockhash();
      return { blockhash, lastValidBlockHeight: lastValidBlockHeight - lowered };
    },
    getFinalizedHeight: async () => ({ slot: ledger.height + FAR, blockHeight: ledger.height + FAR }),
    isBlockhashValid: async () => ({ slot: ledger.height + FAR, isValid: false }),
    listSignatureStatuses: async (signatures) => ({
      slot: ledger.height + FAR,
      statuses: signatures.map(() => null),
    }),
    send: async (bytes) => void kept.push({ bytes, until: ledger.height + KEPT_BLOCKS }),
  };
  deps.chain = liar;
  deps.nodes = [liar, ledger.node({ behind: 3 })];
  deps.wait = async () => {
    ledger.pass(10);
    for (const { bytes, until } of kept) if (until <= ledger.height) await honest.send(bytes);
  };
}

test.each([
  { lowered: 90, itemsPaid: 5, refusal: null },
  // they are too far apart for anything to be signed
  { lowered: 500, itemsPaid: 0, refusal: "ChainUnavailable" },
])("a node that names an end $lowered blocks too early has nobody paid twice", async (lie) => {
  const { lowered, itemsPaid, refusal } = lie;
  const world = await openWorld();
  const { ledger, deps } = world;
  const { id, wallet, totalRaw } = await startedJob(world, { rows: rowsOf(5) });
  // enough for a second payment
  ledger.giveCoins(wallet, MINT, totalRaw);
  ledger.giveLamports(wallet, 1_000_000_000n);
  ledger.pass(FAR);
  lieAbout(world, { lowered });
  for (let run = 0; run < 40; run++) {
    const ended = await runJob(deps, id, 5).then(
      () => null,
      ({ code }) => code,
    );
    expect(ended).toBe(refusal);
    await deps.wait(0);
  }
  expect(await findJob(db, id)).toMatchObject({ completedCount: 0, failedCount: 0 });
  const paid = rowsOf(5).filter(({ address, amountRaw }) => ledger.paid.get(address) === amountRaw);
  expect(paid).toHaveLength(itemsPaid);
  expect([...ledger.paid.values()].reduce((sum, amount) => sum + amount, 0n)).toBe(
    paid.reduce((sum, { amountRaw }) => sum + amountRaw, 0n),
  );
});
