import { ApiError } from "~/call-api";
import type { TransactionWish } from "~/domain/transaction-types";
import { type BatchKey, planNewWish } from "./batch-key";
import { hasLanded, IDLE, isBusy, type TransactionState } from "./transaction-phase";

/** What the server says is left of a batch. An item is what its holder knows a part of it by. */
export type BatchPlan<Item> = {
  parts: readonly { requestKey: string; wish: TransactionWish; items: readonly Item[] }[];
  underWay: readonly { id: string; items: readonly Item[] }[];
  hasMore: boolean;
};

/** What a kind of batch has of its own. */
export type BatchSource<Plan, Costs> = {
  /** Nothing was left out of the plan: once its parts are final, all is done. */
  isWhole(plan: Plan): boolean;
  /** What the parts take, by trial runs; null where there is no part. Throws ApiError. */
  costsOf(plan: Plan): Promise<Costs | null>;
};

/** A transaction of the batch and how far it is. */
export type PartRun<Item> = { items: readonly Item[]; state: TransactionState };

export type BatchState<Item, Plan, Costs> = {
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
  runs: readonly PartRun<Item>[];
  /** Transactions that are final, over all runs of this screen; with those that are confirmed where `phase` is that. */
  done: readonly PartRun<Item>[];
};

/** What the dialog shows is what a press does: a plan that is no older is not asked for again. */
const FRESH_MS = 15_000;

export const AT_FIRST = { phase: "planning", plan: null, problem: null, costs: null, runs: [], done: [] } as const;

/** What a batch needs of its screen, as it is when the screen asks for something. */
export type PlannedBatchTools<Item, Plan extends BatchPlan<Item>, Wish extends object, Costs> = {
  source: BatchSource<Plan, Costs>;
  /** What is left of a wish under a key. Throws ApiError. */
  ask(wish: Wish, key: string): Promise<Plan>;
  keyOf(wish: Wish): BatchKey;
  /** Milliseconds since any fixed moment, to measure how old a plan is. */
  now(): number;
  /**
   * Runs those parts of a wish that are begun to their ends, reporting every change. `landedBefore`: what was signed
   * in earlier runs of the same batch and has landed, which counts towards what was asked for.
   */
  runParts(
    parts: readonly (Plan["underWay"][number] | Plan["parts"][number])[],
    report: (index: number, state: TransactionState) => void,
    wish: Wish,
    landedBefore: readonly TransactionWish[],
  ): Promise<unknown>;
  /** Parts have come to their end, or the network has run all of them. */
  settled(): void | Promise<void>;
};

/** A batch from its plan to its end. What it is shown as goes through `show`, as React's setState takes it. */
export type PlannedBatchMachine<Item, Plan extends BatchPlan<Item>, Wish extends object, Costs> = {
  /** Finds out what a wish takes, unless a run is on; the answer is dropped once what this returns was called. */
  find(tools: PlannedBatchTools<Item, Plan, Wish, Costs>, wish: Wish): () => void;
  /** Begins, or goes on with what is left; nothing while it runs. */
  start(tools: PlannedBatchTools<Item, Plan, Wish, Costs>, wish: Wish): void;
  /** Goes on with what is left of the wish that was begun, else with `wish`; while that is being found out, once it is known. */
  resume(tools: PlannedBatchTools<Item, Plan, Wish, Costs>, wish: Wish): void;
};

/** The life of a batch without a browser: what is left after a failure is asked of the server, and a press is done once. */
export function plannedBatch<Item, Plan extends BatchPlan<Item>, Wish extends object, Costs>(
  show: (change: (before: BatchState<Item, Plan, Costs>) => BatchState<Item, Plan, Costs>) => void,
): PlannedBatchMachine<Item, Plan, Wish, Costs> {
  type Tools = PlannedBatchTools<Item, Plan, Wish, Costs>;
  let isRunning = false;
  // nothing moves any more, and what is left is being asked for: a press is kept until that is known
  let isEnding = false;
  let isWanted = false;
  let finished: readonly PartRun<Item>[] = [];
  // what was started here goes on under its own key, also where another screen of the tab has done with that one
  let begun: { wish: Wish; key: string | null; landed: readonly TransactionWish[] } | null = null;
  // the plan that is shown and has not been begun yet
  let found: { wish: Wish; key: string; plan: Plan; at: number } | null = null;
  let runsBegun = 0;
  const update = (change: Partial<BatchState<Item, Plan, Costs>>) => show((before) => ({ ...before, ...change }));

  const findPlan = async ({ ask, keyOf }: Tools, wanted: Wish): Promise<{ key: string; plan: Plan }> => {
    const { key = null, wish: started = null } = begun ?? {};
    if (key && isSame(started, wanted)) return { key, plan: await ask(wanted, key) };
    return planNewWish(keyOf(wanted), (known) => ask(wanted, known));
  };

  /** Takes the plan that is shown, if it is fresh and for this wish. It can be taken once. */
  const takeShown = ({ now }: Tools, wanted: Wish) => {
    const shown = found;
    found = null;
    return shown && isSame(shown.wish, wanted) && now() - shown.at < FRESH_MS ? shown : null;
  };

  /** Where each part stands in the end; those that were not begun are idle. `isWhole`: nothing is left beside them. */
  const runParts = async (
    tools: Tools,
    { parts, underWay }: Plan,
    { wanted, landed, isWhole }: { wanted: Wish; landed: readonly TransactionWish[]; isWhole: boolean },
    touchKey: () => void,
  ) => {
    touchKey();
    const all = [...underWay, ...parts];
    let runs: readonly PartRun<Item>[] = all.map(({ items }) => ({ items, state: IDLE }));
    let isConfirmed = false;
    const tell = () => {
      update({ runs });
      const before = isConfirmed;
      const isOneToWaitFor = runs.some(({ state }) => state.phase === "confirmed");
      const haveAllLanded = isWhole && runs.every(({ state }) => hasLanded(state.phase));
      // the last of them becomes final: the dialog must not turn back into a running one under the finger on its OK
      isConfirmed = haveAllLanded && (isConfirmed || isOneToWaitFor);
      if (isConfirmed && !before) void tellConfirmed();
      if (!isConfirmed && before) update({ phase: "running", done: finished });
    };
    const tellConfirmed = async () => {
      await tools.settled();
      if (isConfirmed) update({ phase: "confirmed", done: [...finished, ...runs] });
    };
    tell();
    await tools.runParts(
      all,
      (index, state) => {
        runs = runs.map((run, place) => (place === index ? { ...run, state } : run));
        touchKey();
        tell();
      },
      wanted,
      landed,
    );
    isConfirmed = false;
    finished = [...finished, ...runs.filter(({ state }) => state.phase === "finalized")];
    update({ done: finished });
    return runs.map(({ state }) => state);
  };

  const run = async (tools: Tools, wanted: Wish) => {
    isRunning = true;
    runsBegun++;
    update({ phase: "running", problem: null, runs: [] });
    try {
      const shown = takeShown(tools, wanted);
      const { key, plan: left } = shown ?? (await findPlan(tools, wanted));
      const landed = begun?.key === key ? begun.landed : [];
      begun = { wish: wanted, key, landed };
      const isWhole = left.parts.length + left.underWay.length > 0 && !left.hasMore && tools.source.isWhole(left);
      const states = await runParts(tools, left, { wanted, landed, isWhole }, () => tools.keyOf(wanted).touch(key));
      const landedNow = left.parts.filter((_, i) => hasLanded(states[left.underWay.length + i]?.phase ?? "idle"));
      begun = { wish: wanted, key, landed: [...landed, ...landedNow.map(({ wish }) => wish)] };
      // something was done elsewhere since it was shown: what is left is asked for, and begun at once
      const isOutdated = states.length > 0 && states.every(({ phase }) => phase === "refused");
      if (shown && isOutdated) return await run(tools, wanted);
      isEnding = true;
      const isAllFinal = states.every(({ phase }) => phase === "finalized");
      const rest = isWhole && isAllFinal ? null : await tools.ask(wanted, key);
      const isNothingLeft = rest === null || (rest.parts.length === 0 && rest.underWay.length === 0);
      if (isNothingLeft) {
        tools.keyOf(wanted).forget(key);
        begun = null;
        // a press for what was left: there is nothing, and under a new key it would all be wanted again
        isWanted = false;
      }
      await tools.settled();
      // where it failed because it was done elsewhere in the meantime, it says why it failed and not that it is done
      const isDone = isNothingLeft && (finished.length > 0 || states.length === 0);
      update({ phase: isDone ? "done" : "stopped", plan: rest ?? left });
    } catch (error) {
      update({ phase: "stopped", problem: wordsOf(error) });
    } finally {
      isRunning = false;
      isEnding = false;
    }
    if (isWanted) await goOn(tools, wanted);
  };

  const goOn = async (tools: Tools, wish: Wish) => {
    if (isRunning) {
      isWanted = isEnding;
      return;
    }
    isWanted = false;
    await run(tools, begun?.wish ?? wish);
  };

  return {
    find(tools, wish) {
      let isOld = false;
      const begunBefore = runsBegun;
      const tell = (change: Partial<BatchState<Item, Plan, Costs>>) => {
        if (!isOld && !isRunning) update({ ...change, phase: "ready" });
      };
      found = null;
      if (!isRunning) show(({ done }) => ({ ...AT_FIRST, done }));
      const look = async () => {
        const { key, plan } = await findPlan(tools, wish);
        const at = tools.now();
        const costs = await tools.source.costsOf(plan);
        // a run that was begun meanwhile has changed what is left
        if (!isOld && runsBegun === begunBefore) found = { wish, key, plan, at };
        return { plan, costs, problem: null };
      };
      look().then(tell, (error: unknown) => tell({ problem: wordsOf(error) }));
      return () => {
        isOld = true;
      };
    },
    start(tools, wish) {
      if (isRunning) return;
      if (!isSame(begun?.wish ?? null, wish)) begun = { wish, key: null, landed: [] };
      void run(tools, wish);
    },
    resume: (tools, wish) => void goOn(tools, wish),
  };
}

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

function isSame(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** Empty where nobody answered, and for a fault of the page itself, which its log hears of. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  reportError(error);
  return "";
}
