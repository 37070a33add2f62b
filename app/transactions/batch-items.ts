import type { PartRun } from "./batch-state";
import { isBusy, type TransactionState } from "./transaction-phase";

/** How far an item of a batch is, by the transaction that it is in. */
type BatchItemState = "waiting" | "preparing" | "signing" | "sent" | "done" | "failed";

export type BatchItem<Item> = { item: Item; state: BatchItemState };

/** The items of all transactions of a batch, in the order of signing. */
export function itemsOf<Item>(runs: readonly PartRun<Item>[]): BatchItem<Item>[] {
  return runs.flatMap(({ items, state }) => items.map((item) => ({ item, state: stateOf(state) })));
}

function stateOf({ phase }: TransactionState): BatchItemState {
  if (phase === "idle") return "waiting";
  if (phase === "finalized") return "done";
  if (phase === "preparing" || phase === "signing") return phase;
  return isBusy(phase) ? "sent" : "failed";
}
