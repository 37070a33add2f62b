import { beforeEach, expect, test, vi } from "vitest";
import { runJob } from "~/domain/jobs/advance.server";
import { findJob } from "~/domain/jobs/job-rows.server";
import type { Chain } from "~/domain/solana/chain";
import { testDatabase as db } from "../database";
import { bringToEnd, expectPaidOnce, openWorld, rowsOf, startedJob, type World } from "./job-world";

/** More than a day without a look, after which nodes remember no signature any more. */

const BLOCKS = 260_000;
let world: World;

beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  world = await openWorld();
});

/** A job that has sent its payments, a day ago. */
async function sentLongAgo(fate: "lands" | "lost"): Promise<string> {
  const { ledger, deps } = world;
  ledger.fateOf = () => fate;
  const { id } = await startedJob(world, { rows: rowsOf(5) });
  await runJob({ ...deps, wait: async () => {} }, id, 2);
  expect(await findJob(db, id)).toMatchObject({ waitingCount: 0, completedCount: 0 });
  ledger.pass(BLOCKS);
  ledger.fateOf = () => "lands";
  return id;
}

/** Nodes that know no signature of the first days. */
function forgetful(lies: Partial<Chain> = {}): void {
  const { ledger, deps } = world;
  const until = ledger.height - 200_000;
  deps.nodes = [ledger.node(), ledger.node({ behind: 3 })].map((node, at) => ({
    ...node,
    listSignatureStatuses: async (signatures) => {
      const answer = await node.listSignatureStatuses(signatures);
      return { ...answer, statuses: answer.statuses.map((status) => (status && status.slot < until ? null : status)) };
    },
    ...(at === 0 ? lies : {}),
  }));
}

test("what landed and was forgotten is found in the wallet's history, and nobody is paid twice", async () => {
  const id = await sentLongAgo("lands");
  forgetful();
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ status: 20, completedCount: 5, transactionCount: 2 });
  await expectPaidOnce(world, row);
});

test("what never landed is paid after all", async () => {
  const id = await sentLongAgo("lost");
  forgetful();
  const row = await bringToEnd(world, id);
  expect(row).toMatchObject({ status: 20, completedCount: 5 });
  await expectPaidOnce(world, row);
});

test.each<[string, Partial<Chain>]>([
  ["has forgotten the first payment into the wallet", { listSignatures: async () => [] }],
  ["would still take the blockhash", { isBlockhashValid: async () => ({ slot: 1e9, isValid: true }) }],
])("nothing is concluded if one of the nodes %s", async (_, lies) => {
  const id = await sentLongAgo("lost");
  forgetful(lies);
  await runJob(world.deps, id, 5);
  expect(await findJob(db, id)).toMatchObject({ status: 90, waitingCount: 0, transactionCount: 1 });
});
