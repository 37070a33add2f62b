import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import type { Chain, Simulation } from "../solana/chain";
import { prepareTransaction } from "./build.server";
import { getKind, type Kinds } from "./define-kind";
import { readChainFailure } from "./failures";
import { CANCELLING_KIND, expiredAt, findWaiting, lifetimeWanted, timeLeft, waitsAlone } from "./lifetime.server";
import { logStatus } from "./log-status.server";
import {
  findIntentByKey,
  getIntent,
  getOwnIntent,
  type Intent,
  stateOf,
  type TransactionState,
} from "./queries.server";
import { checkSigned } from "./signed-transaction.server";
import type { AnyRequest } from "./wish";

export type TransactionDeps = {
  db: Database;
  chain: Chain;
  kinds: Kinds;
  actor: { walletAddress: string };
  now: Date;
};

export type SendingDeps = TransactionDeps & {
  /** Starts what follows an intent to its end whatever the browser does. Following twice is following once. */
  follow: (intentId: string) => Promise<void>;
};

/** An intent with less left than this is built anew when it is asked for again: a holder needs time to sign. */
const BLOCKS_TO_SIGN = 60;
const NEVER_SENT = ["built", "expired", "rejected"] as const;
/** Of a wallet, until cron deletes them: several times what a day of honest use makes. */
const MOST_UNSIGNED = 1_000;
const UNSIGNED_KEPT_MS = 2 * 86_400_000;
/** Cron takes over what has not come to an end by then. */
export const FORGOTTEN_MS = 90_000;

/**
 * Writes down what a holder wants and builds the transaction to sign. The same `requestKey` of the same wallet is the
 * same intent; while it is unsigned, asking again renews what has nearly expired.
 * Throws Conflict (the key stands for another wish), ChainUnavailable, and why the wish would fail; for a slow signature
 * also NonceAccountMissing, NonceAccountForeign, and NonceWaiting while another transaction waits for the same nonce.
 */
export async function createIntent(deps: TransactionDeps, request: AnyRequest): Promise<TransactionState> {
  const wallet = deps.actor.walletAddress;
  const known = await findIntentByKey(deps.db, wallet, request.requestKey);
  if (known) return renewIntent(deps, known, request);

  await expectRoom(deps.db, wallet);
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
    return stateOf(intent);
  }
  // a second click was quicker
  const first = await findIntentByKey(deps.db, wallet, request.requestKey);
  if (!first) throw new AppError("Conflict");
  return renewIntent(deps, first, request);
}

/** Asking costs nothing, so that what is asked for and never signed is bounded. Throws TooManyRequests. */
async function expectRoom(db: Database, wallet: string): Promise<void> {
  const { walletAddress, status, signature } = transactionIntent;
  const isUnsigned = and(eq(walletAddress, wallet), inArray(status, NEVER_SENT), isNull(signature));
  if ((await db.$count(transactionIntent, isUnsigned)) >= MOST_UNSIGNED) throw new AppError("TooManyRequests");
}

/** Deletes what was never signed and is over: it did nothing and is shown nowhere. Run by cron. */
export async function deleteUnsignedIntents({ db, now }: { db: Database; now: Date }): Promise<void> {
  const { status, signature, updatedAt } = transactionIntent;
  const isOld = lt(updatedAt, new Date(now.getTime() - UNSIGNED_KEPT_MS));
  await db.delete(transactionIntent).where(and(inArray(status, NEVER_SENT), isNull(signature), isOld));
}

/**
 * Takes the transaction back from the wallet: checks it, runs it once more, keeps it, has it followed, and sends it.
 * A transaction that would fail is not sent and its intent has failed; one that cannot be handed over now is sent by
 * whoever follows. The first signed transaction of an intent is the only one that counts.
 * Throws TransactionNotSigned, TransactionChanged, TransactionExpired, TransactionRejected, WrongWallet, Conflict, and
 * NonceWaiting while another signed one waits for the same nonce.
 */
export async function acceptSigned(
  deps: SendingDeps,
  input: { id: string; transaction: string },
): Promise<TransactionState> {
  const { db, chain, actor, now } = deps;
  const intent = await getOwnIntent(db, actor.walletAddress, input.id);
  if (intent.signature || intent.status === "failed") return stateOf(intent);
  if (intent.status === "rejected") throw new AppError("TransactionRejected");
  if (intent.status !== "built") throw new AppError("TransactionExpired");

  const signed = Buffer.from(input.transaction, "base64");
  const message = Buffer.from(intent.message, "base64");
  const { lifetime } = intent;
  const { signature } = await checkSigned({ wallet: actor.walletAddress, message, signed, lifetime });
  const look = await lookBeforeSending(chain, signed);
  if (look && isTooLate(intent, look.blockHeight)) {
    await db.update(transactionIntent).set(expiredAt(now)).where(isStill(intent));
    throw new AppError("TransactionExpired");
  }
  if (look && isProgramsRefusal(look.trial.error)) return failUnsent(deps, intent, look.trial);

  const kept = await keepSigned(deps, intent, { signature, signedTransaction: input.transaction });
  if (kept.signature !== signature) return stateOf(kept);
  await deps
    .follow(kept.id)
    .catch((error) => writeLog("error", "an intent has no Workflow; cron follows it", { intentId: kept.id }, error));
  return sendSigned(deps, kept);
}

/** The holder declined in the wallet. Only an unsigned intent can be declined; any other is answered as it is. */
export async function rejectIntent(deps: TransactionDeps, id: string): Promise<TransactionState> {
  const intent = await getOwnIntent(deps.db, deps.actor.walletAddress, id);
  const [rejected] = await deps.db
    .update(transactionIntent)
    .set({ status: "rejected", errorCode: "TransactionRejected", updatedAt: deps.now })
    .where(isStill(intent))
    .returning();
  if (rejected) logStatus(rejected);
  return stateOf(rejected ?? (await getIntent(deps.db, id)));
}

/** Hands a kept transaction to the chain, once more or for the first time. */
export async function sendSigned(
  deps: { db: Database; chain: Chain; now: Date },
  intent: Intent,
): Promise<TransactionState> {
  if (!intent.signedTransaction) return stateOf(intent);
  try {
    await deps.chain.send(Buffer.from(intent.signedTransaction, "base64"));
  } catch (error) {
    // a lost answer and a refusal look alike: only the chain's own record or the expiry decides
    if (!(error instanceof AppError)) writeLog("error", "a node refused a transaction", { intentId: intent.id }, error);
    return stateOf(intent, { isChainReachable: !(error instanceof AppError) });
  }
  const [sent] = await deps.db
    .update(transactionIntent)
    .set({ status: "sent", updatedAt: deps.now })
    .where(and(eq(transactionIntent.id, intent.id), eq(transactionIntent.status, "signed")))
    .returning();
  if (sent) logStatus(sent);
  return stateOf(sent ?? (await getIntent(deps.db, intent.id)));
}

async function renewIntent(deps: TransactionDeps, known: Intent, request: AnyRequest): Promise<TransactionState> {
  if (known.kind !== request.kind || !isSameWish(known.parameters, request.parameters)) throw new AppError("Conflict");
  const isUnsigned = !known.signature && (known.status === "built" || known.status === "expired");
  if (!isUnsigned) return stateOf(known);
  const kind = getKind(deps.kinds, request.kind);
  const isAsWanted = known.status === "built" && known.lifetime === lifetimeWanted(kind, request.lifetime);
  const left = isAsWanted ? await timeLeft(deps.chain, known) : null;
  if (left && (left.blocks ?? BLOCKS_TO_SIGN) >= BLOCKS_TO_SIGN)
    return stateOf(known, { expiresInBlocks: left.blocks });

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
  return stateOf(renewed ?? (await getIntent(deps.db, known.id)));
}

async function prepare(deps: TransactionDeps, intentId: string, request: AnyRequest) {
  const wallet = deps.actor.walletAddress;
  const { message, preview, lifetime } = await prepareTransaction(deps, { wallet, intentId, wish: request });
  const isFree = lifetime.lifetime === "blockhash" || request.kind === CANCELLING_KIND;
  // one value carries one transaction: a second one would silently take the first one's place
  if (!isFree && (await findWaiting(deps.db, wallet, lifetime.blockhash))) throw new AppError("NonceWaiting");
  return { message: Buffer.from(message).toString("base64"), preview, ...lifetime };
}

/** A nonce is left to the chain: whether it was used by this very transaction, only its record tells. */
function isTooLate({ lastValidBlockHeight }: Intent, blockHeight: number): boolean {
  return lastValidBlockHeight !== null && blockHeight > lastValidBlockHeight;
}

/**
 * The height of the chain and a trial run of the signed transaction; null where the chain does not answer. What the holder
 * has signed is kept all the same: it may still land when the chain is back.
 */
async function lookBeforeSending(chain: Chain, signed: Uint8Array) {
  try {
    const [blockHeight, trial] = await Promise.all([chain.getBlockHeight(), chain.simulate(signed, [])]);
    return { blockHeight, trial };
  } catch (error) {
    if (error instanceof AppError && error.code === "ChainUnavailable") return null;
    throw error;
  }
}

/** What has become impossible is not sent and costs no fee. */
async function failUnsent(deps: TransactionDeps, intent: Intent, trial: Simulation): Promise<TransactionState> {
  const ofKind = getKind(deps.kinds, intent.kind).failures;
  const { code, ...detail } = readChainFailure({ ...trial, ofKind }, "SimulationFailed");
  const [failed] = await deps.db
    .update(transactionIntent)
    .set({ status: "failed", errorCode: code, errorDetail: JSON.stringify(detail), updatedAt: deps.now })
    .where(isStill(intent))
    .returning();
  if (failed) logStatus(failed);
  return stateOf(failed ?? (await getIntent(deps.db, intent.id)));
}

/** Of a wallet with too little SOL, and of one with none: the cluster does not know that account. */
const UNPAYABLE: readonly unknown[] = ["InsufficientFundsForFee", "AccountNotFound"];

/** Other errors (an unknown blockhash, already processed) speak of the node asked, not of the transaction. */
function isProgramsRefusal(error: unknown): boolean {
  if (typeof error === "string") return UNPAYABLE.includes(error);
  return (
    typeof error === "object" && error !== null && ("InstructionError" in error || "InsufficientFundsForRent" in error)
  );
}

async function keepSigned(
  deps: TransactionDeps,
  intent: Intent,
  signed: { signature: string; signedTransaction: string },
): Promise<Intent> {
  const [kept] = await deps.db
    .update(transactionIntent)
    .set({ ...signed, status: "signed", updatedAt: deps.now, lookAt: new Date(deps.now.getTime() + FORGOTTEN_MS) })
    .where(and(isStill(intent), waitsAlone(deps.db, intent)))
    .returning()
    .catch((error: unknown) => {
      if (isTaken(error)) throw new AppError("Conflict");
      throw error;
    });
  if (kept) {
    logStatus(kept);
    return kept;
  }
  const known = await getIntent(deps.db, intent.id);
  if (known.status === "built" && known.message === intent.message) throw new AppError("NonceWaiting");
  return known;
}

/** Still waiting for a signature, with the very message that was read. */
function isStill(intent: Intent) {
  return and(
    eq(transactionIntent.id, intent.id),
    eq(transactionIntent.status, "built"),
    eq(transactionIntent.message, intent.message),
  );
}

function isSameWish(known: Record<string, string>, wished: Record<string, string>): boolean {
  const names = Object.keys(wished);
  return names.length === Object.keys(known).length && names.every((name) => known[name] === wished[name]);
}

function isTaken(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error);
  return text.includes("UNIQUE constraint failed");
}
