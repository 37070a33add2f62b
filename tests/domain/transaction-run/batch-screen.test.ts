import { expect, test, vi } from "vitest";
import type { TransactionView } from "~/domain/transaction-types";
import type { BatchAsk, BatchPart, BatchPlan } from "~/transactions/batch-plan";
import { BatchRun, type BatchWorld } from "~/transactions/batch-run";
import { runParts } from "~/transactions/run-parts";
import { stateOf, type TransactionState } from "~/transactions/transaction-phase";
import { findRunState, listUnshownRuns } from "~/transactions/transaction-runs";
import { updateWallet } from "~/wallet/wallet-store";

/** Where a batch's transactions are told: in its own dialog while that is open, and in the notices once it was left. */

type Plan = BatchPlan<string>;
const WISH = { kind: "checkIn", lifetime: "blockhash", parameters: { poolAddress: "", mints: "" } } as const;
const WALLET = "holder of the batch";

function openBatch() {
  const id = crypto.randomUUID();
  const part = { requestKey: `key of ${id}`, wish: WISH, items: [id] };
  const sent = stateOf({ id, status: "sent", isChainReachable: true } as TransactionView, "ok", false);
  const begun = Promise.withResolvers<void>();
  const ended = Promise.withResolvers<TransactionState>();
  const plan: Plan = { parts: [part], underWay: [], hasMore: false };
  const planned = Promise.withResolvers<Plan>();
  const run: NonNullable<Parameters<typeof runParts>[2]>["run"] = ({ report }) => {
    report(sent);
    begun.resolve();
    return ended.promise;
  };
  const world = {
    plan: () => planned.promise,
    keyOf: () => ({ get: () => "batch", isOld: () => false, touch() {}, forget() {} }),
    now: () => 0,
    runParts: (parts: readonly BatchPart[], press: Parameters<typeof runParts>[1]) =>
      // its first part has begun before the screen could be left
      runParts(parts, { ...press, isStopped: () => false }, { run, watch: vi.fn(), signAll: vi.fn() }),
  };
  const batch = new BatchRun<Plan, object, { feeLamports: string }>(world as unknown as BatchWorld<Plan>);
  const source = { api: "", isWhole: () => true, costsOf: async () => null };
  const ask: BatchAsk<Plan, object, { feeLamports: string }> = {
    source,
    wish: {},
    lifetime: "blockhash",
    settled: () => {},
  };
  const notices = () => listUnshownRuns(WALLET).filter(({ view }) => view?.id === id).length;
  updateWallet("solana", { status: "connected", address: WALLET });
  const close = () => {
    ended.resolve(sent);
    updateWallet("solana", { address: null });
  };
  return { batch, ask, begun: begun.promise, answer: () => planned.resolve(plan), notices, part, close };
}

test("the end of a part is shown in the batch's dialog, and in the notices once the dialog was left", async () => {
  const { batch, ask, begun, answer, notices, part, close } = openBatch();
  const leave = batch.enter();
  batch.start(ask);
  answer();
  await begun;
  expect(findRunState(part.requestKey)?.phase).toBe("sent");
  expect(notices()).toBe(0);
  leave();
  expect(notices()).toBe(1);
  close();
});

test("a part that begins after its dialog was left is shown in the notices", async () => {
  const { batch, ask, begun, answer, notices, close } = openBatch();
  const leave = batch.enter();
  batch.start(ask);
  leave();
  answer();
  await begun;
  expect(notices()).toBe(1);
  close();
});
