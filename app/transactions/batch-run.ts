import { ApiError } from "~/call-api";
import type { TransactionWish } from "~/domain/transaction-types";
import type { MustContain } from "~/signing/.client/verifier/batch";
import type { SeenCosts } from "~/signing/.client/verifier/verify";
import { batchKey } from "./batch-key";
import {
  type BatchAsk,
  type BatchPart,
  type BatchPlan,
  type BatchSource,
  FreshPlan,
  type ItemOf,
  isSameWish,
  type PartsPress,
  type PlanWorld,
  planNewWish,
  planUnder,
} from "./batch-plan";
import { AT_FIRST, type BatchState, isRoundDone, type PartRun, waitsForEarlier } from "./batch-state";
import { followParts } from "./follow-parts";
import { PartsOnScreen } from "./parts-on-screen";
import { runParts } from "./run-parts";
import { transactionApi } from "./transaction-api";
import { hasLanded } from "./transaction-phase";

/** What a batch needs from outside. Tests pass their own. */
export type BatchWorld<Plan> = PlanWorld<Plan> & {
  /** Milliseconds since any fixed moment, to measure how old a plan is. */
  now(): number;
  runParts(parts: readonly BatchPart[], press: PartsPress): Promise<unknown>;
};

/** A plan and the key under which it was found out. */
type Planned<Plan> = { key: string; plan: Plan };

/**
 * Takes a batch from its plan to its end, in as few transactions as possible. After a failure or a reload, the server is
 * asked what is left, which it reads from the chain. Whatever happens in between, each press is carried out only once.
 */
export class BatchRun<Plan extends BatchPlan, Wish extends object, Costs extends NonNullable<SeenCosts>> {
  private readonly world: BatchWorld<Plan>;
  private state: BatchState<Plan, Costs> = AT_FIRST;
  private readonly listeners = new Set<() => void>();
  private isRunning = false;
  /** True while no part moves any more and the server is asked what is left. A press during this time waits for the answer. */
  private isEnding = false;
  /** True if the holder pressed while `isEnding`. */
  private isWanted = false;
  private readonly onScreen = new PartsOnScreen();
  private finished: readonly PartRun<ItemOf<Plan>>[] = [];
  /**
   * The wish that was started on this screen. It keeps its key, even if another screen of the tab has finished that key and
   * dropped it. `landed`: the wishes of its parts that have landed.
   */
  private begun: { wish: Wish; key: string | null; landed: readonly TransactionWish[] } | null = null;
  private mustContain: MustContain | undefined;
  private readonly fresh = new FreshPlan<Plan>();
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
    return this.onScreen.enter();
  }

  /**
   * Finds out what a wish takes, or what the next round of it takes, unless a run is under way. The function that this
   * returns has the answer dropped.
   */
  find(ask: BatchAsk<Plan, Wish, Costs>): () => void {
    let isOld = false;
    const begunBefore = this.runsBegun;
    const tell = (change: Partial<BatchState<Plan, Costs>>) => {
      if (!isOld && !this.isRunning) this.update({ ...change, phase: "ready" });
    };
    this.fresh.forget();
    // what waits for an earlier transaction is asked for again and again, and goes on saying so until the answer is another
    if (!this.isRunning && !waitsForEarlier(this.state)) {
      this.update({ ...AT_FIRST, done: this.state.done, round: this.roundOf(ask.wish) });
    }
    const look = async () => {
      const plan = await this.findPlan(ask);
      const at = this.world.now();
      const costs = await ask.source.costsOf(plan.plan);
      // a run that has begun in the meantime changes what is left, so the plan must not be kept for a press
      if (!isOld && this.runsBegun === begunBefore) this.fresh.keep(questionOf(ask), plan, at);
      return { plan: plan.plan, costs, problem: null };
    };
    look().then(tell, (error: unknown) => tell({ problem: wordsOf(error) }));
    return () => {
      isOld = true;
    };
  }

  /**
   * Begins, or continues with what is left; does nothing while the batch runs. A transaction without everything in
   * `mustContain` is never signed, not even after a resume.
   */
  start(ask: BatchAsk<Plan, Wish, Costs>, mustContain?: MustContain): void {
    if (this.isRunning) return;
    this.mustContain = mustContain;
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
    this.runsBegun++;
    this.update({ phase: "running", problem: null, runs: [], round: this.roundOf(ask.wish) });
    try {
      const fresh = this.fresh.take(questionOf(ask), this.world.now());
      const planned = fresh ?? (await this.findPlan(ask));
      const runs = await this.runPlan(ask, planned);
      // the plan of the dialog is out of date, because something was done elsewhere: ask what is left, and begin it at once
      const isOutdated = runs.length > 0 && runs.every(({ state }) => state.phase === "refused");
      if (fresh && isOutdated) return ask;
      await this.end(ask, planned, runs);
    } catch (error) {
      this.update({ phase: "stopped", problem: wordsOf(error) });
    }
    const { isWanted } = this;
    this.isWanted = false;
    this.isEnding = false;
    return isWanted ? { ...ask, wish: this.begun?.wish ?? ask.wish } : null;
  }

  /** Runs the parts of a plan, and returns how far each was at its end. */
  private async runPlan(
    ask: BatchAsk<Plan, Wish, Costs>,
    { key, plan }: Planned<Plan>,
  ): Promise<readonly PartRun<ItemOf<Plan>>[]> {
    const { wish, lifetime, settled } = ask;
    const { parts, underWay } = plan;
    const landed = this.begun?.key === key ? this.begun.landed : [];
    this.begun = { wish, key, landed };
    this.onScreen.add(parts);
    const batch = { asked: wish, parts: [...landed, ...parts.map((part) => part.wish)], mustContain: this.mustContain };
    const limits = { batch, costs: this.state.costs };
    const all: readonly BatchPart<ItemOf<Plan>>[] = [...underWay, ...parts];
    const watcher = {
      moved: (runs: readonly PartRun<ItemOf<Plan>>[]) => {
        this.world.keyOf(wish).touch(key);
        this.update({ runs });
      },
      confirmed: async (latest: () => readonly PartRun<ItemOf<Plan>>[] | null) => {
        await settled();
        const runs = latest();
        if (runs) this.update({ phase: "confirmed", done: [...this.finished, ...runs] });
      },
      undone: () => this.update({ phase: "running", done: this.finished }),
    };
    const runs = await followParts(all, { isWhole: isWhole(ask, plan), watcher }, (report) =>
      this.world.runParts(all, { lifetime, limits, isStopped: () => this.onScreen.isLeft, report }),
    );
    this.finished = [...this.finished, ...runs.filter(({ state }) => state.phase === "finalized")];
    const landedNow = parts.filter((_, i) => hasLanded(runs[underWay.length + i]?.state.phase ?? "idle"));
    this.begun = { wish, key, landed: [...landed, ...landedNow.map((part) => part.wish)] };
    this.update({ done: this.finished });
    return runs;
  }

  /** Finds out whether anything is left once no part moves any more, and says so. */
  private async end(
    ask: BatchAsk<Plan, Wish, Costs>,
    { key, plan }: Planned<Plan>,
    runs: readonly PartRun<unknown>[],
  ): Promise<void> {
    this.isEnding = true;
    const isAllFinal = runs.every(({ state }) => state.phase === "finalized");
    const rest = isWhole(ask, plan) && isAllFinal ? null : (await planUnder(key, ask, this.world)).plan;
    const isNothingLeft = rest === null || (rest.parts.length === 0 && rest.underWay.length === 0);
    if (isNothingLeft) {
      this.world.keyOf(ask.wish).forget(key);
      this.begun = null;
      // A press that came in the meantime wanted the rest, and there is none. To run it now would begin the whole wish again
      // under a new key.
      this.isWanted = false;
      this.isEnding = false;
    }
    await ask.settled();
    // if every part failed because it was done elsewhere in the meantime, the screen says why, not that the batch is done
    const isDone = isNothingLeft && (this.finished.length > 0 || runs.length === 0);
    this.update({ phase: isDone ? "done" : "stopped", plan: rest ?? plan });
  }

  private findPlan(ask: BatchAsk<Plan, Wish, Costs>): Promise<Planned<Plan>> {
    const { key = null, wish = null } = this.begun ?? {};
    return key && isSameWish(wish, ask.wish) ? planUnder(key, ask, this.world) : planNewWish(ask, this.world);
  }

  /** The round that a wish is in: after a round that went well, the next one. */
  private roundOf(wish: Wish): number {
    if (!isSameWish(this.begun?.wish ?? null, wish)) return 1;
    return isRoundDone(this.state) ? this.state.round + 1 : this.state.round;
  }

  private update(change: Partial<BatchState<Plan, Costs>>): void {
    this.state = { ...this.state, ...change };
    for (const listen of this.listeners) listen();
  }
}

/** Whether nothing of the batch is left besides what this plan has. */
function isWhole<Plan extends BatchPlan>({ source }: { source: BatchSource<Plan, unknown> }, plan: Plan): boolean {
  return plan.parts.length + plan.underWay.length > 0 && !plan.hasMore && source.isWhole(plan);
}

/** What a plan was found out for. With another lifetime, its parts would have other sizes. */
const questionOf = <Wish>({ wish, lifetime }: { wish: Wish; lifetime: string }) => ({ wish, lifetime });

/** The text of an API's refusal; empty if nobody answered, and for an error of the page itself, which is also logged. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  reportError(error);
  return "";
}
