import { ApiError } from "~/call-api";
import type { RewardOfNft } from "~/domain/nft-staking/instructions/claims";
import type { TransactionWish } from "~/domain/transaction-types";
import type { ShownCosts } from "~/signing/.client/verifier/verify";
import { WalletError } from "~/signing/wallet-error";
import { signTransactions } from "~/wallet/wallet-store";
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
import { AT_FIRST, type BatchState, type PartRun } from "./batch-state";
import { keyOfPart } from "./request-key";
import { type SharedSigning, shareSigning } from "./sign-together";
import { transactionApi } from "./transaction-api";
import { endsBatch, hasLanded, IDLE, isHandedOver, needsNoSignature, type TransactionState } from "./transaction-phase";
import { runTransaction, watchById } from "./transaction-run";
import { reportRun, showRun } from "./transaction-runs";

/** What a batch asks, and the clock that it goes by. */
export type BatchWorld<Plan> = PlanWorld<Plan> & {
  /** Milliseconds since any fixed moment, to measure how old a plan is. */
  now(): number;
  runParts(parts: readonly BatchPart[], press: PartsPress): Promise<unknown>;
};

/**
 * The life of a batch from its plan to its end, as few transactions as it fits. What is left after a failure or a reload is
 * asked of the server, which finds it out from the chain, and a press is done once.
 */
export class BatchRun<Plan extends BatchPlan, Wish extends object, Costs extends NonNullable<ShownCosts>> {
  private readonly world: BatchWorld<Plan>;
  private state: BatchState<Plan, Costs> = AT_FIRST;
  private readonly listeners = new Set<() => void>();
  private isRunning = false;
  /** Nothing moves any more, and what is left is being asked for: a press is kept until that is known. */
  private isEnding = false;
  private isWanted = false;
  /** No screen shows it: no further part begins, and those under way go on in the notices. */
  private isLeft = false;
  /** How to leave the parts that are shown, by their keys. */
  private readonly partsShown = new Map<string, () => void>();
  private finished: readonly PartRun<ItemOf<Plan>>[] = [];
  private mustClaim: readonly RewardOfNft[] = [];
  /** What was started here goes on under its own key, also where another screen of the tab has done with that one. */
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

  /** A screen shows it until it calls what this returns. */
  enter(): () => void {
    this.isLeft = false;
    return () => {
      this.isLeft = true;
      for (const leave of this.partsShown.values()) leave();
      this.partsShown.clear();
    };
  }

  /** Finds out what a wish takes, unless a run is on; the answer is dropped once what this returns was called. */
  find(ask: BatchAsk<Plan, Wish, Costs>): () => void {
    let isOld = false;
    const begunBefore = this.runsBegun;
    const tell = (change: Partial<BatchState<Plan, Costs>>) => {
      if (!isOld && !this.isRunning) this.update({ ...change, phase: "ready" });
    };
    this.found.forget();
    if (!this.isRunning) this.update({ ...AT_FIRST, done: this.state.done });
    const look = async () => {
      const plan = await this.findPlan(ask);
      const at = this.world.now();
      const costs = await ask.source.costsOf(plan.plan);
      // a run that was begun meanwhile has changed what is left
      if (!isOld && this.runsBegun === begunBefore) this.found.keep(shownFor(ask), plan, at);
      return { plan: plan.plan, costs, problem: null };
    };
    look().then(tell, (error: unknown) => tell({ problem: wordsOf(error) }));
    return () => {
      isOld = true;
    };
  }

  /**
   * Begins, or goes on with what is left; nothing while it runs. `mustClaim`: rewards without whose claims nothing is
   * signed, here and when it is resumed.
   */
  start(ask: BatchAsk<Plan, Wish, Costs>, mustClaim: readonly RewardOfNft[] = []): void {
    if (this.isRunning) return;
    this.mustClaim = mustClaim;
    if (!isSameWish(this.begun?.wish ?? null, ask.wish)) this.begun = { wish: ask.wish, key: null, landed: [] };
    void this.run(ask);
  }

  /** Goes on with what is left of the wish that was begun, else with `ask.wish`; while that is being found out, once it is known. */
  resume(ask: BatchAsk<Plan, Wish, Costs>): void {
    if (this.isRunning) {
      this.isWanted = this.isEnding;
      return;
    }
    this.isWanted = false;
    void this.run({ ...ask, wish: this.begun?.wish ?? ask.wish });
  }

  /** One after another: what is to be done next is never begun beside what runs. */
  private async run(first: BatchAsk<Plan, Wish, Costs>): Promise<void> {
    this.isRunning = true;
    let next: BatchAsk<Plan, Wish, Costs> | null = first;
    while (next) next = await this.runOnce(next);
    this.isRunning = false;
  }

  /** Returns what is to be done next without another press, or null. */
  private async runOnce(ask: BatchAsk<Plan, Wish, Costs>): Promise<BatchAsk<Plan, Wish, Costs> | null> {
    const { source, wish } = ask;
    this.runsBegun++;
    this.update({ phase: "running", problem: null, runs: [] });
    try {
      const shown = this.found.take(shownFor(ask), this.world.now());
      const { key, plan: left } = shown ?? (await this.findPlan(ask));
      const landed = this.begun?.key === key ? this.begun.landed : [];
      this.begun = { wish, key, landed };
      const isWhole = left.parts.length + left.underWay.length > 0 && !left.hasMore && source.isWhole(left);
      const states = await this.runPlan(ask, left, { key, landed, isWhole });
      const landedNow = left.parts.filter((_, i) => hasLanded(states[left.underWay.length + i]?.phase ?? "idle"));
      this.begun = { wish, key, landed: [...landed, ...landedNow.map((part) => part.wish)] };
      // something was done elsewhere since it was shown: what is left is asked for, and begun at once
      const isOutdated = states.length > 0 && states.every(({ phase }) => phase === "refused");
      if (shown && isOutdated) return ask;
      this.isEnding = true;
      const isAllFinal = states.every(({ phase }) => phase === "finalized");
      const rest = isWhole && isAllFinal ? null : (await planUnder(key, ask, this.world)).plan;
      const isNothingLeft = rest === null || (rest.parts.length === 0 && rest.underWay.length === 0);
      if (isNothingLeft) {
        this.world.keyOf(wish).forget(key);
        this.begun = null;
        // a press for what was left: there is nothing, and under a new key it would all be wanted again
        this.isWanted = false;
        this.isEnding = false;
      }
      await ask.settled();
      // where it failed because it was done elsewhere in the meantime, it says why it failed and not that it is done
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

  /** Where each part is in the end; those that were not begun are idle. `isWhole`: nothing is left beside them. */
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
      // the last of them becomes final: the dialog must not turn back into a running one under the finger on its OK
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

/** What a plan was shown for. One for another lifetime has parts of another size. */
const shownFor = <Wish>({ wish, lifetime }: { wish: Wish; lifetime: string }) => ({ wish, lifetime });

/** Empty where nobody answered, and for a fault of the page itself, which its log hears of. */
function wordsOf(error: unknown): string {
  if (error instanceof ApiError) return error.message;
  reportError(error);
  return "";
}

const TRANSACTIONS = { run: runTransaction, watch: watchById, signAll: signTransactions };

/** Parts whose blockhashes live long enough for one look at all of them. */
export const SIGNED_TOGETHER = 6;

/**
 * Runs parts in their order, some at a time, and gives their ends; parts that were not begun are not among them. A part
 * that the chain refuses or that expires does not keep the others: they are independent of each other. What a part throws
 * is thrown once all that were begun have ended: nothing of a batch moves any more when this has settled.
 */
export async function runParts(
  parts: readonly BatchPart[],
  press: PartsPress,
  world = TRANSACTIONS,
): Promise<TransactionState[]> {
  const together = press.lifetime === "nonce" ? 1 : SIGNED_TOGETHER;
  const endings: Promise<TransactionState>[] = [];
  while (endings.length < parts.length && !press.isStopped()) {
    const first = endings.length;
    const group = parts.slice(first, first + together);
    const signing = shareSigning(group.filter((part) => !("id" in part)).length, world.signAll);
    const begun = group.map((part, i) => begin(part, first + i, { press, signing, world }));
    endings.push(...begun.map(({ ending }) => ending));
    const states = await Promise.allSettled(
      begun.map(({ ending, handedOver }) => (together === 1 ? ending : Promise.race([ending, handedOver]))),
    );
    if (states.some((it) => it.status === "rejected" || endsBatch(it.value.phase))) break;
  }
  await Promise.allSettled(endings);
  return Promise.all(endings);
}

type Group = { press: PartsPress; signing: SharedSigning; world: typeof TRANSACTIONS };

function begin(part: BatchPart, index: number, { press, signing, world }: Group) {
  const { promise: handedOver, resolve } = Promise.withResolvers<TransactionState>();
  const tell = (state: TransactionState) => {
    press.report(index, state);
    if (isHandedOver(state.phase)) resolve(state);
  };
  if ("id" in part) return { ending: world.watch(part.id, { report: tell }), handedOver };
  const seat = signing.takeSeat();
  const ending = world.run({
    wish: { ...part.wish, lifetime: press.lifetime } as TransactionWish,
    requestKey: keyOfPart(part.requestKey),
    shown: press.shown,
    sign: seat.sign,
    report(state) {
      reportRun(part.requestKey, state);
      tell(state);
      // a site that lies about one of them is not believed about the others
      if (state.phase === "differs") signing.fail(new WalletError("differs"));
      if (needsNoSignature(state.phase)) seat.leave();
    },
  });
  ending.catch(seat.leave);
  return { ending, handedOver };
}
