import type { TransactionWish } from "~/domain/transaction-types";
import type { Limits } from "~/signing/.client/verifier/verify";
import type { BatchKey } from "./batch-key";
import type { TransactionState } from "./transaction-phase";

/** A transaction that is to be signed, under the key that the server made for it. */
type PartToSign<Item> = { requestKey: string; wish: TransactionWish; items: readonly Item[] };

/** A transaction that was signed earlier and is on its way. */
type PartUnderWay<Item> = { id: string; items: readonly Item[] };

export type BatchPart<Item = unknown> = PartToSign<Item> | PartUnderWay<Item>;

/** What is left of a batch, as the server answers. An item names, for the holder, one thing that a part acts on. */
export type BatchPlan<Item = unknown> = {
  parts: readonly PartToSign<Item>[];
  underWay: readonly PartUnderWay<Item>[];
  hasMore: boolean;
};

/** The type of the items of a plan. */
export type ItemOf<Plan extends BatchPlan> = Plan["parts"][number]["items"][number];

/** What differs from one kind of batch to another. */
export type BatchSource<Plan, Costs> = {
  /** The address of the API that answers with a plan; it is sent the wish, the batch's key and the lifetime. */
  api: string;
  /** Whether nothing was left out of the plan. If so, the batch is done once its parts are final. */
  isWhole(plan: Plan): boolean;
  /** What the parts cost, by trial runs; null if there is no part. Throws ApiError. */
  costsOf(plan: Plan): Promise<Costs | null>;
};

/** What a screen passes to its batch with each call. */
export type BatchAsk<Plan, Wish, Costs> = {
  source: BatchSource<Plan, Costs>;
  wish: Wish;
  lifetime: "blockhash" | "nonce";
  /** Called when parts have ended, and when the network has run all of them. */
  settled(): void | Promise<void>;
};

/** How the parts of a batch are run. */
export type PartsPress = {
  /** With a nonce, a part begins only after the one before it has ended: a nonce is good for one transaction. */
  lifetime: "blockhash" | "nonce";
  /** With the batch that each part has to belong to, because the server wrote the wish of each part. */
  limits: Limits;
  /** If true, no further part begins; those under way continue. */
  isStopped(): boolean;
  report(index: number, state: TransactionState): void;
};

/** What planning needs from outside. Tests pass their own. */
export type PlanWorld<Plan> = {
  /** Asks the API of the batch's kind what is left. Throws ApiError. */
  plan(api: string, request: object): Promise<Plan>;
  keyOf(wish: object): BatchKey;
};

/** Asks what is left of a wish under this key. Throws ApiError. */
export async function planUnder<Plan, Wish>(
  key: string,
  { source, wish, lifetime }: BatchAsk<Plan, Wish, unknown>,
  world: PlanWorld<Plan>,
): Promise<{ key: string; plan: Plan }> {
  return { key, plan: await world.plan(source.api, { ...wish, batchKey: key, lifetime }) };
}

/**
 * Plans a wish that was not begun on this screen, and returns the plan with its key. A reload may have left behind the key of
 * an earlier wish in the same words. That key is used again, unless nothing has moved under it for an hour and none of its
 * transactions can still land: then the wish gets a new key. Throws ApiError.
 */
export async function planNewWish<Plan extends { underWay: readonly unknown[] }, Wish extends object>(
  ask: BatchAsk<Plan, Wish, unknown>,
  world: PlanWorld<Plan>,
): Promise<{ key: string; plan: Plan }> {
  const batch = world.keyOf(ask.wish);
  const isOld = batch.isOld();
  const known = await planUnder(batch.get(), ask, world);
  if (!isOld || known.plan.underWay.length > 0) return known;
  batch.forget(known.key);
  return planUnder(batch.get(), ask, world);
}

/** A press uses the plan of its dialog, unless it is older than this; then the plan is asked for again. */
const FRESH_MS = 15_000;

/** The plan that was found out for a dialog and that no press has begun yet. */
export class FreshPlan<Plan> {
  private found: { what: object; key: string; plan: Plan; at: number } | null = null;

  /** `what`: the wish and the lifetime. `at`: when the plan was found out, in milliseconds since any fixed moment. */
  keep(what: object, { key, plan }: { key: string; plan: Plan }, at: number): void {
    this.found = { what, key, plan, at };
  }

  forget(): void {
    this.found = null;
  }

  /** Returns the plan once, if it is fresh and was found out for the same wish and lifetime; otherwise null. */
  take(what: object, now: number): { key: string; plan: Plan } | null {
    const found = this.found;
    this.found = null;
    return found && isSameWish(found.what, what) && now - found.at < FRESH_MS ? found : null;
  }
}

export function isSameWish(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
