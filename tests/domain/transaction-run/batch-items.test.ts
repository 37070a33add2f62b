import { expect, test } from "vitest";
import { itemsOf } from "~/transactions/batch-items";
import type { PartRun } from "~/transactions/batch-state";
import { IDLE, type TransactionPhase } from "~/transactions/transaction-phase";

const run = (phase: TransactionPhase, ...items: string[]) =>
  ({ items, state: { ...IDLE, phase } }) as unknown as PartRun<string>;

test("every item is as far as its transaction, in the order of signing", () => {
  expect(itemsOf([run("finalized", "a", "b"), run("signing", "c"), run("idle", "d")])).toEqual([
    { item: "a", state: "done" },
    { item: "b", state: "done" },
    { item: "c", state: "signing" },
    { item: "d", state: "waiting" },
  ]);
});

test("an item is done only once its transaction is final, and has failed after any other end", () => {
  const stateOf = (phase: TransactionPhase) => itemsOf([run(phase, "a")])[0]?.state;
  expect(stateOf("confirmed")).toBe("sent");
  expect(stateOf("sending")).toBe("sent");
  expect(stateOf("expired")).toBe("failed");
  expect(stateOf("offline")).toBe("failed");
});
