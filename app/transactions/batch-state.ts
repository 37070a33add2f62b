import type { BatchPlan, ItemOf } from "./batch-plan";
import { isBusy, type TransactionState } from "./transaction-phase";

/** A transaction of the batch and how far it is. */
export type PartRun<Item> = { items: readonly Item[]; state: TransactionState };

export type BatchState<Plan extends BatchPlan, Costs> = {
  /**
   * `planning`: what the batch takes is being found out. `ready`: it can begin. `running`: parts are being signed or are
   * under way. `confirmed`: the network has run all parts, which a fork may still undo. `stopped`: something is left to do.
   * `done`: all parts are final.
   */
  phase: "planning" | "ready" | "running" | "confirmed" | "stopped" | "done";
  /** What is left to do, by the last answer; null if it is not known. */
  plan: Plan | null;
  /** Why that is not known, in words; empty if nobody answered. */
  problem: string | null;
  /** Null if not known yet. */
  costs: Costs | null;
  /** Which round is planned or runs, from 1. A round is as much as one plan holds; each further one begins with a press. */
  round: number;
  /** The parts of the latest run. */
  runs: readonly PartRun<ItemOf<Plan>>[];
  /** The final transactions of all runs of this screen; in the phase `confirmed`, also the confirmed ones. */
  done: readonly PartRun<ItemOf<Plan>>[];
};

/** What a dialog shows of its batch. */
export type ShownBatch = Pick<
  BatchState<BatchPlan<{ name: string }>, unknown>,
  "phase" | "plan" | "problem" | "runs" | "done"
> & { resume(): void; again(): void };

export const AT_FIRST = {
  phase: "planning",
  plan: null,
  problem: null,
  costs: null,
  round: 1,
  runs: [],
  done: [],
} as const;

/** Whether all that is left of the batch was signed earlier and is not final yet, so that there is nothing to sign now. */
export function waitsForEarlier({ phase, plan }: Pick<BatchState<BatchPlan, unknown>, "phase" | "plan">): boolean {
  return phase === "ready" && plan !== null && plan.parts.length === 0 && plan.underWay.length > 0;
}

/** The part that a holder should look at: the last one that moves, or, if none moves, the one that failed. */
export function partInFocus<Item>(runs: readonly PartRun<Item>[]): PartRun<Item> | null {
  const moving = runs.findLast(({ state }) => isBusy(state.phase));
  const ended = runs.filter(({ state }) => state.phase !== "idle");
  return moving ?? ended.find(({ state }) => state.phase !== "finalized") ?? ended.at(-1) ?? null;
}

/** How many items are done. */
export function countDone<Item>(done: readonly PartRun<Item>[]): number {
  return done.reduce((count, { items }) => count + items.length, 0);
}

/** Whether a run stopped only because one round holds no more: all of it is final, and nothing went wrong. */
export function isRoundDone({
  phase,
  problem,
  runs,
}: Pick<BatchState<BatchPlan, unknown>, "phase" | "problem" | "runs">) {
  return (
    phase === "stopped" && problem === null && runs.length > 0 && runs.every(({ state }) => state.phase === "finalized")
  );
}
