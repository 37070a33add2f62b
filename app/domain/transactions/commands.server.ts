import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import type { Chain, Simulation } from "../solana/chain";
import type { TransactionDeps } from "./create.server";
import { getKind } from "./define-kind";
import { readChainFailure } from "./failures";
import { expiredAt, waitsAlone } from "./lifetime.server";
import { logStatus } from "./log-status.server";
import { getIntent, getOwnIntent, type Intent, type IntentState, intentStateOf } from "./queries.server";
import { checkSigned } from "./signed-transaction.server";
import { lookBeforeSending } from "./trial.server";

export type SendingDeps = TransactionDeps & {
  /** Starts the Workflow that follows an intent to its end even if the browser is closed. It is idempotent. */
  follow: (intentId: string) => Promise<void>;
};

/** After this time, cron takes over an intent that has not ended. */
export const FORGOTTEN_MS = 90_000;

/**
 * Accepts the signed transaction from the wallet: checks it, tries it again if something has changed since it was built,
 * stores it, has it followed, and sends it.
 * A transaction that would fail is not sent, and its intent becomes failed. One that cannot be sent now is sent later by the
 * Workflow or by cron. Only the first signed transaction of an intent counts.
 * Throws TransactionNotFound, TransactionNotSigned, TransactionChanged, TransactionExpired, TransactionRejected,
 * WrongWallet, Conflict, and NonceWaiting while another signed transaction waits for the same nonce.
 */
export async function acceptSigned(
  deps: SendingDeps,
  input: { id: string; transaction: string },
): Promise<IntentState> {
  const { db, chain, actor, now } = deps;
  const intent = await getOwnIntent(db, actor.walletAddress, input.id);
  if (intent.signature || intent.status === "failed") return intentStateOf(intent);
  if (intent.status === "rejected") throw new AppError("TransactionRejected");
  if (intent.status !== "built") throw new AppError("TransactionExpired");

  const signed = Buffer.from(input.transaction, "base64");
  const message = Buffer.from(intent.message, "base64");
  const { lifetime } = intent;
  const { signature } = await checkSigned({ wallet: actor.walletAddress, message, signed, lifetime });
  const look = await lookBeforeSending(chain, intent, signed);
  if (look && isTooLate(intent, look.blockHeight)) {
    await db.update(transactionIntent).set(expiredAt(now)).where(isStill(intent));
    throw new AppError("TransactionExpired");
  }
  if (look?.trial && isProgramsRefusal(look.trial.error)) return failUnsent(deps, intent, look.trial);

  const kept = await keepSigned(deps, intent, { signature, signedTransaction: input.transaction });
  if (kept.signature !== signature) return intentStateOf(kept);
  await deps
    .follow(kept.id)
    .catch((error) => writeLog("error", "an intent has no Workflow; cron follows it", { intentId: kept.id }, error));
  return sendSigned(deps, kept);
}

/**
 * Records that the holder declined in the wallet. Only an unsigned intent can be declined; any other is returned unchanged.
 */
export async function rejectIntent(deps: TransactionDeps, id: string): Promise<IntentState> {
  const intent = await getOwnIntent(deps.db, deps.actor.walletAddress, id);
  const [rejected] = await deps.db
    .update(transactionIntent)
    .set({ status: "rejected", errorCode: "TransactionRejected", updatedAt: deps.now })
    .where(isStill(intent))
    .returning();
  if (rejected) logStatus(rejected);
  return intentStateOf(rejected ?? (await getIntent(deps.db, id)));
}

/** Sends a stored transaction to the chain, for the first time or again. */
export async function sendSigned(
  deps: { db: Database; chain: Chain; now: Date },
  intent: Intent,
): Promise<IntentState> {
  if (!intent.signedTransaction) return intentStateOf(intent);
  try {
    await deps.chain.send(Buffer.from(intent.signedTransaction, "base64"));
  } catch (error) {
    // a lost answer and a refusal look alike, so that only the chain's own record or the expiry decides
    if (!(error instanceof AppError)) writeLog("error", "a node refused a transaction", { intentId: intent.id }, error);
    return intentStateOf(intent, { isChainReachable: !(error instanceof AppError) });
  }
  const [sent] = await deps.db
    .update(transactionIntent)
    .set({ status: "sent", updatedAt: deps.now })
    .where(and(eq(transactionIntent.id, intent.id), eq(transactionIntent.status, "signed")))
    .returning();
  if (sent) logStatus(sent);
  return intentStateOf(sent ?? (await getIntent(deps.db, intent.id)));
}

/**
 * Whether the blockhash has expired. A transaction with a nonce is never too late here: only the chain's record tells
 * whether this very transaction has used the nonce.
 */
function isTooLate({ lastValidBlockHeight }: Intent, blockHeight: number): boolean {
  return lastValidBlockHeight !== null && blockHeight > lastValidBlockHeight;
}

/** Fails the intent of a transaction that has become impossible. It is not sent, so that it costs no fee. */
async function failUnsent(deps: TransactionDeps, intent: Intent, trial: Simulation): Promise<IntentState> {
  const { failures: ofKind, failsAs } = getKind(deps.kinds, intent.kind);
  const { code, ...detail } = readChainFailure({ ...trial, ofKind, failsAs }, "SimulationFailed");
  const [failed] = await deps.db
    .update(transactionIntent)
    .set({ status: "failed", errorCode: code, errorDetail: JSON.stringify(detail), updatedAt: deps.now })
    .where(isStill(intent))
    .returning();
  if (failed) logStatus(failed);
  return intentStateOf(failed ?? (await getIntent(deps.db, intent.id)));
}

/** Errors for a wallet with too little SOL, and for one that never had any, whose account the cluster does not know. */
const UNPAYABLE: readonly unknown[] = ["InsufficientFundsForFee", "AccountNotFound"];

/**
 * Whether the transaction itself cannot succeed. Other errors (an unknown blockhash, already processed) are about the node,
 * not about the transaction.
 */
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
      if (isUniqueViolation(error)) throw new AppError("Conflict");
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

/** Matches the row only while it waits for a signature and still has the message that was read. */
function isStill(intent: Intent) {
  return and(
    eq(transactionIntent.id, intent.id),
    eq(transactionIntent.status, "built"),
    eq(transactionIntent.message, intent.message),
  );
}
