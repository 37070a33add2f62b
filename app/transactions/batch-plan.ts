import type { TransactionWish } from "~/domain/transaction-types";
import type { Shown } from "~/signing/.client/verifier/verify";
import type { BatchKey } from "./batch-key";
import type { TransactionState } from "./transaction-phase";

/** A transaction that is to be signed, under the key that the server made for it. */
type PartToSign<Item> = { requestKey: string; wish: TransactionWish; items: readonly Item[] };

/** A transaction that was signed earlier and is on its way. */
type PartUnderWay<Item> = { id: string; items: readonly Item[] };

export type BatchPart<Item = unknown> = PartToSign<Item> | PartUnderWay<Item>;

/** What the server says is left of a batch. An item is what its holder knows a part of it by. */
export type BatchPlan<Item = unknown> = {
  parts: readonly PartToSign<Item>[];
  underWay: readonly PartUnderWay<Item>[];
  hasMore: boolean;
};

/** What the holder knows a part of this plan by. */
export type ItemOf<Plan extends BatchPlan> = Plan["parts"][number]["items"][number];

/** What a kind of batch has of its own. */
export type BatchSource<Plan, Costs> = {
  /** Answers a wish, with a key and what its transactions live by, with a plan. */
  api: string;
  /** Nothing was left out of the plan: once its parts are final, all is done. */
  isWhole(plan: Plan): boolean;
  /** What the parts take, by trial runs; null where there is no part. Throws ApiError. */
  costsOf(plan: Plan): Promise<Costs | null>;
};

/** What a screen wants of its batch, as it is when the screen asks for it. */
export type BatchAsk<Plan, Wish, Costs> = {
  source: BatchSource<Plan, Costs>;
  wish: Wish;
  lifetime: "blockhash" | "nonce";
  /** Parts have come to their end, or the network has run all of them. */
  settled(): void | Promise<void>;
};

/** How the parts of a batch are run. */
export type PartsPress = {
  /** With a nonce, a part begins once the one before has come to its end: the nonce carries one transaction. */
  lifetime: "blockhash" | "nonce";
  /** What the screen showed, and the batch that each part has to belong to: the server worded its wish. */
  shown: Shown;
  /** No further part begins when this is true; those under way go on. */
  isStopped(): boolean;
  report(index: number, state: TransactionState): void;
};

/** What planning asks. Tests bring their own. */
export type PlanWorld<Plan> = {
  /** What is left of a batch, from the API of its kind. Throws ApiError. */
  plan(api: string, request: object): Promise<Plan>;
  keyOf(wish: object): BatchKey;
};

/** What is left of a wish under a key. Throws ApiError. */
export async function planUnder<Plan, Wish>(
  key: string,
  { source, wish, lifetime }: BatchAsk<Plan, Wish, unknown>,
  world: PlanWorld<Plan>,
): Promise<{ key: string; plan: Plan }> {
  return { key, plan: await world.plan(source.api, { ...wish, batchKey: key, lifetime }) };
}

/**
 * What a wish takes that nobody has begun on this screen, and its key. That may be an earlier wish's in the same words, left
 * behind by a reload: once it is an hour old, and nothing of it can still land, this one gets a key of its own. Throws
 * ApiError.
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

/** What the dialog shows is what a press does: a plan that is no older is not asked for again. */
const FRESH_MS = 15_000;

/** The plan that a screen shows and that has not been begun yet. */
export class ShownPlan<Plan> {
  private shown: { what: object; key: string; plan: Plan; at: number } | null = null;

  /** `what`: the wish, and what it lives by. `at`: milliseconds since any fixed moment, when it was found out. */
  keep(what: object, { key, plan }: { key: string; plan: Plan }, at: number): void {
    this.shown = { what, key, plan, at };
  }

  forget(): void {
    this.shown = null;
  }

  /** Takes it, if it is fresh and for the same. It can be taken once. */
  take(what: object, now: number): { key: string; plan: Plan } | null {
    const shown = this.shown;
    this.shown = null;
    return shown && isSameWish(shown.what, what) && now - shown.at < FRESH_MS ? shown : null;
  }
}

export function isSameWish(one: object | null, other: object): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
