import { and, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import type { SolanaHolder } from "../sessions/rules";
import type { Chain } from "../solana/chain";
import { prepareTransaction } from "./build.server";
import { getKind, type Kind, type Kinds } from "./define-kind";
import { CANCELLING_KIND, findWaiting, lifetimeWanted, timeLeft } from "./lifetime.server";
import { logStatus } from "./log-status.server";
import type { PreviewOf } from "./preview";
import { findIntentByKey, getIntent, type Intent, type IntentState, intentStateOf, offerKeyOf } from "./queries.server";
import type { AnyRequest, AnyWish } from "./wish";

export type TransactionDeps = {
  db: Database;
  chain: Chain;
  kinds: Kinds;
  actor: Pick<SolanaHolder, "chain" | "walletAddress">;
  now: Date;
};

/** An intent with fewer blocks left than this is rebuilt when it is asked for again: a holder needs time to sign. */
const BLOCKS_TO_SIGN = 60;
const NEVER_SENT = ["built", "expired", "rejected"] as const;
/**
 * How many unsigned transactions a wallet may have until cron deletes them: several times what a day of honest use makes.
 */
const MOST_UNSIGNED = 1_000;
/**
 * With this many unsigned transactions, a dialog stores no offer: opened dialogs must not use up the room that a press
 * needs.
 */
const MOST_FOR_AN_OFFER = 500;
const UNSIGNED_KEPT_MS = 2 * 86_400_000;

/**
 * Stores what a holder wants and builds the transaction to sign. The same `requestKey` of the same wallet always means the
 * same intent; while it is unsigned, asking again renews a transaction that has nearly expired. `offer` names the
 * transaction that the dialog showed: if there is time left to sign that one, it is used, and nothing is planned or tried
 * again.
 * Throws Conflict (the key belongs to another wish), TooManyRequests (too many unsigned ones), ChainUnavailable, and the
 * reason why the wish would fail; for a slow signature also NonceAccountMissing, NonceAccountForeign, and NonceWaiting while
 * another transaction waits for the same nonce.
 */
export async function createIntent(deps: TransactionDeps, request: AnyRequest): Promise<IntentState> {
  const wallet = deps.actor.walletAddress;
  const known = await findIntentByKey(deps.db, wallet, request.requestKey);
  if (known) return renewIntent(deps, known, request);
  const offered = await takeOffer(deps, request);
  if (offered) return offered;

  if ((await countUnsigned(deps.db, wallet)) >= MOST_UNSIGNED) throw new AppError("TooManyRequests");
  const id = crypto.randomUUID();
  const prepared = await prepare(deps, id, request);
  const [intent] = await deps.db
    .insert(transactionIntent)
    .values({
      id,
      requestKey: request.requestKey,
      walletAddress: wallet,
      kind: request.kind,
      parameters: request.parameters,
      status: "built",
      ...prepared,
      createdAt: deps.now,
      updatedAt: deps.now,
    })
    .onConflictDoNothing({ target: [transactionIntent.walletAddress, transactionIntent.requestKey] })
    .returning();
  if (intent) {
    logStatus(intent);
    return intentStateOf(intent);
  }
  // a second click has stored its intent first
  const first = await findIntentByKey(deps.db, wallet, request.requestKey);
  if (!first) throw new AppError("Conflict");
  return renewIntent(deps, first, request);
}

/**
 * What a wish would do, for a dialog to show. `offer` is the id of the transaction that was tried, for the `offer` field of
 * a request; null if it was not stored.
 */
type Offer<K extends Kind> = { preview: PreviewOf<K>; offer: string | null };

/**
 * Tries on the chain what a wish would do now. The transaction is stored for the press that follows, unless the wallet has
 * too many unsigned ones. Throws ChainUnavailable and the reason why the wish would fail.
 */
export async function offerTransaction<K extends Kind>(
  deps: Omit<TransactionDeps, "kinds"> & { kinds: readonly K[] },
  wish: AnyWish,
): Promise<Offer<K>> {
  const { db, now, actor } = deps;
  const id = crypto.randomUUID();
  const { kind, parameters } = wish;
  const prepared = await prepare(deps, id, { kind, parameters, lifetime: "blockhash" });
  // what a kind describes is of its own schema
  const preview = prepared.preview as unknown as PreviewOf<K>;
  if ((await countUnsigned(db, actor.walletAddress)) >= MOST_FOR_AN_OFFER) return { preview, offer: null };
  await db.insert(transactionIntent).values({
    id,
    requestKey: offerKeyOf(id),
    walletAddress: actor.walletAddress,
    kind,
    parameters,
    status: "built",
    ...prepared,
    createdAt: now,
    updatedAt: now,
  });
  return { preview, offer: id };
}

/**
 * Makes an offer the transaction of a request. Returns null if it is not the same wish or too little time is left to sign
 * it.
 */
async function takeOffer(deps: TransactionDeps, request: AnyRequest): Promise<IntentState | null> {
  const { db, chain, actor, now } = deps;
  const { offer, requestKey, kind, lifetime } = request;
  const wallet = actor.walletAddress;
  const known = offer ? await findIntentByKey(db, wallet, offerKeyOf(offer)) : null;
  if (!known || !isIntentOf(known, request)) return null;
  if (known.status !== "built" || known.lifetime !== lifetimeWanted(getKind(deps.kinds, kind), lifetime)) return null;
  const left = await timeLeft(chain, known);
  if (!left || (left.blocks ?? BLOCKS_TO_SIGN) < BLOCKS_TO_SIGN) return null;
  const isOffer = and(eq(transactionIntent.id, known.id), eq(transactionIntent.requestKey, known.requestKey));
  // a second press with this key may store its intent first
  const isFree = sql`not exists (select 1 from ${transactionIntent} where ${transactionIntent.walletAddress} = ${wallet}
    and ${transactionIntent.requestKey} = ${requestKey})`;
  const [taken] = await db
    .update(transactionIntent)
    .set({ requestKey, createdAt: now, updatedAt: now })
    .where(and(isOffer, eq(transactionIntent.status, "built"), isFree))
    .returning();
  if (!taken) return null;
  logStatus(taken);
  return intentStateOf(taken, { expiresInBlocks: left.blocks });
}

/** Unsigned transactions are counted and limited, because asking for them costs nothing. */
function countUnsigned(db: Database, wallet: string): Promise<number> {
  const { walletAddress, status, signature } = transactionIntent;
  const isUnsigned = and(eq(walletAddress, wallet), inArray(status, NEVER_SENT), isNull(signature));
  return db.$count(transactionIntent, isUnsigned);
}

/** Deletes old intents that were never signed: they did nothing and are shown nowhere. Run by cron. */
export async function deleteUnsignedIntents({ db, now }: { db: Database; now: Date }): Promise<void> {
  const { status, signature, updatedAt } = transactionIntent;
  const isOld = lt(updatedAt, new Date(now.getTime() - UNSIGNED_KEPT_MS));
  await db.delete(transactionIntent).where(and(inArray(status, NEVER_SENT), isNull(signature), isOld));
}

async function renewIntent(deps: TransactionDeps, known: Intent, request: AnyRequest): Promise<IntentState> {
  if (!isIntentOf(known, request)) throw new AppError("Conflict");
  const isUnsigned = !known.signature && (known.status === "built" || known.status === "expired");
  if (!isUnsigned) return intentStateOf(known);
  const kind = getKind(deps.kinds, request.kind);
  const isAsWanted = known.status === "built" && known.lifetime === lifetimeWanted(kind, request.lifetime);
  const left = isAsWanted ? await timeLeft(deps.chain, known) : null;
  if (left && (left.blocks ?? BLOCKS_TO_SIGN) >= BLOCKS_TO_SIGN)
    return intentStateOf(known, { expiresInBlocks: left.blocks });

  const prepared = await prepare(deps, known.id, request);
  const [renewed] = await deps.db
    .update(transactionIntent)
    .set({ ...prepared, status: "built", errorCode: null, updatedAt: deps.now })
    .where(
      and(
        eq(transactionIntent.id, known.id),
        inArray(transactionIntent.status, ["built", "expired"]),
        isNull(transactionIntent.signature),
        eq(transactionIntent.message, known.message),
      ),
    )
    .returning();
  return intentStateOf(renewed ?? (await getIntent(deps.db, known.id)));
}

type Wish = Pick<AnyRequest, "kind" | "parameters" | "lifetime">;

async function prepare(deps: TransactionDeps, intentId: string, wish: Wish) {
  const wallet = deps.actor.walletAddress;
  const { message, preview, lifetime, trial } = await prepareTransaction(deps, { wallet, intentId, wish });
  const isFree = lifetime.lifetime === "blockhash" || wish.kind === CANCELLING_KIND;
  // a nonce value works for one transaction: whichever of two lands first makes the other one impossible without a word
  if (!isFree && (await findWaiting(deps.db, wallet, lifetime.blockhash))) throw new AppError("NonceWaiting");
  return { message: Buffer.from(message).toString("base64"), preview, trial, ...lifetime };
}

/** Whether an intent was made for this wish. */
function isIntentOf(known: Intent, { kind, parameters }: Pick<AnyWish, "kind" | "parameters">): boolean {
  const wished: Record<string, string> = parameters;
  const names = Object.keys(wished);
  const isComplete = known.kind === kind && names.length === Object.keys(known.parameters).length;
  return isComplete && names.every((name) => known.parameters[name] === wished[name]);
}
