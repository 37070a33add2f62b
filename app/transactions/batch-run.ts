import { ApiError } from "~/call-api";
import type { RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import type { TransactionWish } from "~/domain/transaction-types";
import type { ShownCosts } from "~/signing/.client/verifier/verify";
import { batchKey } from "./batch-key";
import {
  type BatchAsk,
  type BatchPart,
  type BatchPlan,
  type ItemOf,
  isSameWish,
  type PartsPress,
  type PlanWorld,
  planNewWish,
  planUnder,
  ShownPlan,
} from "./batch-plan";
import { AT_FIRST, type BatchState, isRoundDone, type PartRun, waitsForEarlier } from "./batch-state";
import { runParts } from "./run-parts";
import { transactionApi } from "./transaction-api";
import { hasLanded, IDLE, type TransactionState } from "./transaction-phase";
import { showRun } from "./transaction-runs";

/** What a batch needs from outside. Tests pass their own. */
export type BatchWorld<Plan> = PlanWorld<Plan> & {
  /** Milliseconds since any fixed moment, to measure how old a plan is. */
  now(): number;
  runParts(parts: readonly BatchPart[], press: PartsPress): Promise<unknown>;
};

/**
 * Takes a batch from its plan to its end, in as few transactions as possible. After a failure or a reload, the server is
 * asked what is left, which it reads from the chain. Whatever happens in between, each press is carried out only once.
 */
export class BatchRun<Plan extends BatchPlan, Wish extends object, Costs extends NonNullable<ShownCosts>> {
  private readonly world: BatchWorld<Plan>;
  private state: BatchState<Plan, Costs> = AT_FIRST;
  private readonly listeners = new Set<() => void>();
  private isRunning = false;
  /** True while no part moves any more and the server is asked what is left. A press during this time waits for the answer. */
  private isEnding = false;
  /** True if the holder pressed while `isEnding`. */
  private isWanted = false;
  /** True if no screen shows the batch: no further part begins, and those under way continue in the notices. */
  private isLeft = false;
  /** For each part that this screen shows, by its key, the function that says it no longer does. */
  private readonly partsShown = new Map<string, () => void>();
  private finished: readonly PartRun<ItemOf<Plan>>[] = [];
  private mustClaim: readonly RewardOfNft[] = [];
  /**
   * The wish that was started on this screen. It keeps its key, even if another screen of the tab has finished that key and
   * dropped it. `landed`: the wishes of its parts that have landed.
   */
  private begun: { wish: Wish; key: string | null; landed: readonly TransactionWish[] } | null = null;
  private readonly found = new ShownPlan<Plan>();
  private runsBegun = 0;

  constructor(world?: BatchWorld<Plan>) {
    this.world = world ?? { plan: transactionApi.plan, keyOf: batchKey, now: () => performance.now(), runParts };
  }

  readonly subscribe = (listen: () => void): (() => void) => {
    this.listeners.add(listen);
    return () => this.listeners.delete(listen);
  };

  readonly getState = (): BatchState<Plan, Costs> => this.state;

  /** Marks that a screen shows the batch, until it calls the function that this returns. */
  enter(): () => void {
    this.isLeft = false;
    return () => {
      this.isLeft = true;
      for (const leave of this.partsShown.values()) leave();
      this.partsShown.clear();
    };
  }

  /** Finds out what a wish takes, unless a run is under way. The function that this returns has the answer dropped. */
  find(ask: BatchAsk<Plan, Wish, Costs>): () => void {
    let isOld = false;
    const begunBefore = this.runsBegun;
    const tell = (change: Partial<BatchState<Plan, Costs>>) => {
      if (!isOld && !this.isRunning) this.update({ ...change, phase: "ready" });
    };
    this.found.forget();
    // what waits for an earlier transaction is asked for again and again, and goes on saying so until the answer is another
    if (!this.isRunning && !waitsForEarlier(this.state)) this.update({ ...AT_FIRST, done: this.state.done });
    const look = async () => {
      const plan = await this.findPlan(ask);
      const at = this.world.now();
      const costs = await ask.source.costsOf(plan.plan);
      // a run that has begun in the meantime changes what is left, so the plan must not be kept for a press
      if (!isOld && this.runsBegun === begunBefore) this.found.keep(shownFor(ask), plan, at);
      return { plan: plan.plan, costs, problem: null };
    };
    look().then(tell, (error: unknown) => tell({ problem: wordsOf(error) }));
    return () => {
      isOld = true;
    };
  }

  /**
   * Begins, or continues with what is left; does nothing while the batch runs. `mustClaim`: rewards without whose claims
   * nothing is signed, here and after a resume.
   */
  start(ask: BatchAsk<Plan, Wish, Costs>, mustClaim: readonly RewardOfNft[] = []): void {
    if (this.isRunning) return;
    this.mustClaim = mustClaim;
    if (!isSameWish(this.begun?.wish ?? null, ask.wish)) this.begun = { wish: ask.wish, key: null, landed: [] };
    void this.run(ask);
  }

  /**
   * Continues with what is left of the wish that was begun, or of `ask.wish` if none was. A press while that is being found
   * out takes effect as soon as it is known.
   */
  resume(ask: BatchAsk<Plan, Wish, Costs>): void {
    if (this.isRunning) {
      this.isWanted = this.isEnding;
      return;
    }
    this.isWanted = false;
    void this.run({ ...ask, wish: this.begun?.wish ?? ask.wish });
  }

  /** Runs what was asked for, and then what `runOnce` says is next; never two at once. */
  private async run(first: BatchAsk<Plan, Wish, Costs>): Promise<void> {
    this.isRunning = true;
    let next: BatchAsk<Plan, Wish, Costs> | null = first;
    while (next) next = await this.runOnce(next);
    this.isRunning = false;
  }

  /** Returns what has to run next without another press, or null. */
  private async runOnce(ask: BatchAsk<Plan, Wish, Costs>): Promise<BatchAsk<Plan, Wish, Costs> | null> {
    const { source, wish } = ask;
    this.runsBegun++;
    const { round } = this.state;
    this.update({ phase: "running", problem: null, runs: [], round: isRoundDone(this.state) ? round + 1 : round });
    try {
      const shown = this.found.take(shownFor(ask), this.world.now());
      const { key, plan: left } = shown ?? (await this.findPlan(ask));
      const landed = this.begun?.key === key ? this.begun.landed : [];
      this.begun = { wish, key, landed };
      const isWhole = left.parts.length + left.underWay.length > 0 && !left.hasMore && source.isWhole(left);
      const states = await this.runPlan(ask, left, { key, landed, isWhole });
      const landedNow = left.parts.filter((_, i) => hasLanded(states[left.underWay.length + i]?.phase ?? "idle"));
      this.begun = { wish, key, landed: [...landed, ...landedNow.map((part) => part.wish)] };
      // the shown plan is out of date, because something was done elsewhere: ask what is left, and begin it at once
      const isOutdated = states.length > 0 && states.every(({ phase }) => phase === "refused");
      if (shown && isOutdated) return ask;
      this.isEnding = true;
      const isAllFinal = states.every(({ phase }) => phase === "finalized");
      const rest = isWhole && isAllFinal ? null : (await planUnder(key, ask, this.world)).plan;
      const isNothingLeft = rest === null || (rest.parts.length === 0 && rest.underWay.length === 0);
      if (isNothingLeft) {
        this.world.keyOf(wish).forget(key);
        this.begun = null;
        // A press that came in the meantime wanted the rest, and there is none. To run it now would begin the whole wish
        // again under a new key.
        this.isWanted = false;
        this.isEnding = false;
      }
      await ask.settled();
      // if every part failed because it was done elsewhere in the meantime, the screen says why, not that the batch is done
      const isDone = isNothingLeft && (this.finished.length > 0 || states.length === 0);
      this.update({ phase: isDone ? "done" : "stopped", plan: rest ?? left });
    } catch (error) {
      this.update({ phase: "stopped", problem: wordsOf(error) });
    }
    const isWanted = this.isWanted;
    this.isWanted = false;
    this.isEnding = false;
    return isWanted ? { ...ask, wish: this.begun?.wish ?? wish } : null;
  }

  /** Returns the last state of each part; parts that were not begun are idle. `isWhole`: nothing is left besides these. */
  private async runPlan(
    { wish, lifetime, settled }: BatchAsk<Plan, Wish, Costs>,
    { parts, underWay }: Plan,
    { key, landed, isWhole }: { key: string; landed: readonly TransactionWish[]; isWhole: boolean },
  ): Promise<TransactionState[]> {
    const touchKey = () => this.world.keyOf(wish).touch(key);
    touchKey();
    if (!this.isLeft) this.showParts(parts);
    const all = [...underWay, ...parts];
    let runs: readonly PartRun<ItemOf<Plan>>[] = all.map(({ items }) => ({ items, state: IDLE }));
    let isConfirmed = false;
    const tell = () => {
      this.update({ runs });
      const before = isConfirmed;
      const isOneToWaitFor = runs.some(({ state }) => state.phase === "confirmed");
      const haveAllLanded = isWhole && runs.every(({ state }) => hasLanded(state.phase));
      // Once all have landed, this stays true while the last ones become final: the dialog must not go back to its running
      // state just when the holder presses OK.
      isConfirmed = haveAllLanded && (isConfirmed || isOneToWaitFor);
      if (isConfirmed && !before) void tellConfirmed();
      if (!isConfirmed && before) this.update({ phase: "running", done: this.finished });
    };
    const tellConfirmed = async () => {
      await settled();
      if (isConfirmed) this.update({ phase: "confirmed", done: [...this.finished, ...runs] });
    };
    tell();
    await this.world.runParts(all, {
      lifetime,
      shown: {
        batch: { asked: wish, parts: [...landed, ...parts.map((part) => part.wish)], mustClaim: this.mustClaim },
        shown: this.state.costs,
      },
      isStopped: () => this.isLeft,
      report: (index, state) => {
        runs = runs.map((run, place) => (place === index ? { ...run, state } : run));
        touchKey();
        tell();
      },
    });
    isConfirmed = false;
    this.finished = [...this.finished, ...runs.filter(({ state }) => state.phase === "finalized")];
    this.update({ done: this.finished });
    return runs.map(({ state }) => state);
  }

  private showParts(parts: Plan["parts"]): void {
    for (const { requestKey } of parts) {
      if (!this.partsShown.has(requestKey)) this.partsShown.set(requestKey, showRun(requestKey));
    }
  }

  private findPlan(ask: BatchAsk<Plan, Wish, Costs>): Promise<{ key: string; plan: Plan }> {
    const { key = null, wish = null } = this.begun ?? {};
    return key && isSameWish(wish, ask.wish) ? planUnder(key, ask, this.world) : planNewWish(ask, this.world);
  }

  private update(change: Partial<BatchState<Plan, Costs>>): void {
    this.state = { ...this.state, ...change };
    for (const listen of this.listeners) listen();
  }
}

/** What a plan was found out for. With another lifetime, its parts would have other sizes. */
const shownFor = <Wish>({ wish, lifetime }: { wish: Wish; lifetime: string }) => ({ wish, lifetime });

/** The text of an API's refusal; empty if nobody answered, and for an error of the page itself, which is also logged. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  reportError(error);
  return "";
}
