import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { TransactionWish } from "~/domain/transactions/input";
import { batchKey, planNewWish } from "./batch-key";
import { runBatch, SIGNED_TOGETHER } from "./batch-run";
import { ApiError, callApi } from "./call-api";
import { IDLE, isBusy, type TransactionState } from "./transaction-run";
import type { Signer } from "./use-signer";
import { leaveParts, runPart, watchPart } from "./use-transaction";
import { signTransactions } from "./wallet-store";

/** What the server says is left of a batch. An item is what its holder knows a part of it by. */
export type BatchPlan<Item> = {
  parts: readonly { requestKey: string; wish: TransactionWish; items: readonly Item[] }[];
  underWay: readonly { id: string; items: readonly Item[] }[];
  hasMore: boolean;
};

/** What a kind of batch has of its own. */
export type BatchSource<Item, Plan extends BatchPlan<Item>, Costs> = {
  /** Answers a wish, with a key and what its transactions live by, with a plan. */
  api: string;
  /** Nothing was left out of the plan: once its parts are final, all is done. */
  isWhole(plan: Plan): boolean;
  /** What the parts take, by trial runs; null where there is no part. Throws ApiError. */
  costsOf(plan: Plan): Promise<Costs | null>;
};

/** A transaction of the batch and how far it is. */
export type PartRun<Item> = { items: readonly Item[]; state: TransactionState };

export type PlannedBatch<Item, Plan extends BatchPlan<Item>, Wish, Costs> = {
  /**
   * `planning`: what it takes is being found out. `ready`: it may begin. `running`: parts are being signed or are under
   * way. `stopped`: something of it is left. `done`: all of it is final.
   */
  phase: "planning" | "ready" | "running" | "stopped" | "done";
  /** What is left to do, as last asked; null where it is not known. */
  plan: Plan | null;
  /** Why it is not known, in words; empty where nobody answered. */
  problem: string | null;
  /** Null where not known yet. */
  costs: Costs | null;
  /** Of the latest run. */
  runs: readonly PartRun<Item>[];
  /** Items whose transaction is final, over all runs. */
  doneCount: number;
  /** Begins, or goes on with what is left; nothing while it runs. `wish` where it is another than the planned one. */
  start(wish?: Wish): void;
  /** Goes on with what is left of the wish that was begun; pressed while it is being found out, as soon as it is known. */
  resume(): void;
  /** Finds out again what it takes. */
  again(): void;
};

type State<Item, Plan extends BatchPlan<Item>, Costs> = Omit<
  PlannedBatch<Item, Plan, never, Costs>,
  "start" | "resume" | "again"
>;

const AT_FIRST = { phase: "planning", plan: null, problem: null, costs: null, runs: [], doneCount: 0 } as const;

/**
 * A batch in as few transactions as it fits, signed some at a time. What is left after a failure or a reload is asked of
 * the server, which finds it out from the chain. `onSettled`: parts have come to their end.
 */
export function usePlannedBatch<Item, Plan extends BatchPlan<Item>, Wish extends object, Costs>(
  source: BatchSource<Item, Plan, Costs>,
  wish: Wish,
  signer: Signer,
  onSettled: () => void | Promise<void>,
): PlannedBatch<Item, Plan, Wish, Costs> {
  const [state, setState] = useState<State<Item, Plan, Costs>>(AT_FIRST);
  const [asked, setAsked] = useState(0);
  const gone = useRef(false);
  const underWay = useRef<string[]>([]);
  const isRunning = useRef(false);
  // nothing moves any more, and what is left is being asked for: a press is kept until that is known
  const isEnding = useRef(false);
  const isWanted = useRef(false);
  // what was started here goes on under its own key, also where another screen of the tab has done with that one
  const begun = useRef<{ wish: Wish; key: string | null } | null>(null);
  const body = JSON.stringify(wish);
  const { lifetime } = signer;
  const update = (change: (before: typeof state) => Partial<typeof state>) =>
    setState((before) => ({ ...before, ...change(before) }));
  const ask = (wanted: Wish, key: string) => callApi<Plan>(source.api, { ...wanted, batchKey: key, lifetime });
  const findPlan = async (wanted: Wish): Promise<{ key: string; plan: Plan }> => {
    const { key = null, wish: started = null } = begun.current ?? {};
    if (key && JSON.stringify(started) === JSON.stringify(wanted)) return { key, plan: await ask(wanted, key) };
    return planNewWish(batchKey(wanted), (known) => ask(wanted, known));
  };
  const find = useEffectEvent(async (wanted: Wish) => {
    const { plan } = await findPlan(wanted);
    return { plan, costs: await source.costsOf(plan), problem: null };
  });

  useEffect(() => {
    gone.current = false;
    return () => {
      gone.current = true;
      leaveParts(underWay.current);
    };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks once more
  useEffect(() => {
    let isOld = false;
    setState((before) => (isRunning.current ? before : { ...AT_FIRST, doneCount: before.doneCount }));
    find(JSON.parse(body)).then(
      (found) => isOld || isRunning.current || setState((before) => ({ ...before, ...found, phase: "ready" })),
      (error: unknown) => {
        const problem = wordsOf(error);
        if (!isOld && !isRunning.current) setState((before) => ({ ...before, problem, phase: "ready" }));
      },
    );
    return () => {
      isOld = true;
    };
  }, [body, lifetime, asked]);

  const settled = useEffectEvent(onSettled);

  const run = async (wanted: Wish) => {
    isRunning.current = true;
    update(() => ({ phase: "running", problem: null, runs: [] }));
    try {
      const { key, plan: left } = await findPlan(wanted);
      begun.current = { wish: wanted, key };
      const states = await runParts(left, () => batchKey(wanted).touch(key));
      isEnding.current = true;
      const isWhole = left.parts.length + left.underWay.length > 0 && !left.hasMore && source.isWhole(left);
      const isAllFinal = states.every(({ phase }) => phase === "finalized");
      const rest = isWhole && isAllFinal ? null : await ask(wanted, key);
      const isDone = rest === null || (rest.parts.length === 0 && rest.underWay.length === 0);
      if (isDone) {
        batchKey(wanted).forget(key);
        begun.current = null;
        // a press for what was left: there is nothing, and under a new key it would all be wanted again
        isWanted.current = false;
      }
      await settled();
      update(() => ({ phase: isDone ? "done" : "stopped", plan: rest ?? left }));
    } catch (error) {
      const problem = wordsOf(error);
      update(() => ({ phase: "stopped", problem }));
    } finally {
      isRunning.current = false;
      isEnding.current = false;
    }
    if (isWanted.current) void resume();
  };

  const resume = async () => {
    if (isRunning.current) {
      isWanted.current = isEnding.current;
      return;
    }
    isWanted.current = false;
    await run(begun.current?.wish ?? wish);
  };

  /** Where each part stands in the end; those that were not begun are idle. */
  const runParts = async (
    { parts, underWay: earlier }: Plan,
    touchKey: () => void,
  ): Promise<readonly TransactionState[]> => {
    touchKey();
    const all = [...earlier, ...parts];
    const states = all.map(() => IDLE);
    const show = () =>
      update(() => ({ runs: all.map(({ items }, index) => ({ items, state: states[index] ?? IDLE })) }));
    show();
    underWay.current = parts.map(({ requestKey }) => requestKey);
    await runBatch(
      all.map((part) => ({
        isSignedHere: !("id" in part),
        run: (tell, sign) =>
          "id" in part
            ? watchPart(part.id, tell)
            : runPart({ ...part, wish: { ...part.wish, lifetime } as typeof part.wish }, tell, sign),
      })),
      {
        together: lifetime === "nonce" ? 1 : SIGNED_TOGETHER,
        signAll: signTransactions,
        isStopped: () => gone.current,
        report(index, partState) {
          states[index] = partState;
          touchKey();
          show();
        },
      },
    );
    const done = all.filter((_, index) => states[index]?.phase === "finalized");
    update(({ doneCount }) => ({ doneCount: doneCount + done.flatMap(({ items }) => items).length }));
    return states;
  };

  return {
    ...state,
    start: (other) => {
      if (isRunning.current) return;
      const wanted = other ?? wish;
      if (JSON.stringify(begun.current?.wish) !== JSON.stringify(wanted)) begun.current = { wish: wanted, key: null };
      void run(wanted);
    },
    resume: () => void resume(),
    again: () => setAsked((times) => times + 1),
  };
}

/** The part that a holder should look at: the last one that moves; once none does, the one that came to a bad end. */
export function partInFocus<Item>(runs: readonly PartRun<Item>[]): PartRun<Item> | null {
  const moving = runs.findLast(({ state }) => isBusy(state.phase));
  const ended = runs.filter(({ state }) => state.phase !== "idle");
  return moving ?? ended.find(({ state }) => state.phase !== "finalized") ?? ended.at(-1) ?? null;
}

/** Empty where nobody answered, and for a fault of the page itself, which its log hears of. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  reportError(error);
  return "";
}
