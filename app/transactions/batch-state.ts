import type { BatchPlan, ItemOf } from "./batch-plan";
import { isBusy, type TransactionState } from "./transaction-phase";

/** A transaction of the batch and how far it is. */
export type PartRun<Item> = { items: readonly Item[]; state: TransactionState };

export type BatchState<Plan extends BatchPlan, Costs> = {
  /**
   * `planning`: what it takes is being found out. `ready`: it may begin. `running`: parts are being signed or are under
   * way. `confirmed`: the network has run all of it, which a fork may still undo. `stopped`: something of it is left.
   * `done`: all of it is final.
   */
  phase: "planning" | "ready" | "running" | "confirmed" | "stopped" | "done";
  /** What is left to do, as last asked; null where it is not known. */
  plan: Plan | null;
  /** Why it is not known, in words; empty where nobody answered. */
  problem: string | null;
  /** Null where not known yet. */
  costs: Costs | null;
  /** Of the latest run. */
  runs: readonly PartRun<ItemOf<Plan>>[];
  /** Transactions that are final, over all runs of this screen; with those that are confirmed where `phase` is that. */
  done: readonly PartRun<ItemOf<Plan>>[];
};

export const AT_FIRST = { phase: "planning", plan: null, problem: null, costs: null, runs: [], done: [] } as const;

/** The part that a holder should look at: the last one that moves; once none does, the one that came to a bad end. */
export function partInFocus<Item>(runs: readonly PartRun<Item>[]): PartRun<Item> | null {
  const moving = runs.findLast(({ state }) => isBusy(state.phase));
  const ended = runs.filter(({ state }) => state.phase !== "idle");
  return moving ?? ended.find(({ state }) => state.phase !== "finalized") ?? ended.at(-1) ?? null;
}

/** How many items are done. */
export function countDone<Item>(done: readonly PartRun<Item>[]): number {
  return done.reduce((count, { items }) => count + items.length, 0);
}
