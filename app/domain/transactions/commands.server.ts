import { and, eq } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import type { Chain, Simulation } from "../solana/chain";
import type { TransactionDeps } from "./create.server";
import { getKind } from "./define-kind";
import { readChainFailure } from "./failures";
import { expiredAt, waitsAlone } from "./lifetime.server";
import { logStatus } from "./log-status.server";
import { getIntent, getOwnIntent, type Intent, stateOf, type TransactionState } from "./queries.server";
import { checkSigned } from "./signed-transaction.server";
import { lookBeforeSending } from "./trial.server";

export type SendingDeps = TransactionDeps & {
  /** Starts what follows an intent to its end whatever the browser does. Following twice is following once. */
  follow: (intentId: string) => Promise<void>;
};

/** Cron takes over what has not come to an end by then. */
export const FORGOTTEN_MS = 90_000;

/**
 * Takes the transaction back from the wallet: checks it, runs it once more where something has changed since it was built,
 * keeps it, has it followed, and sends it.
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
  const look = await lookBeforeSending(chain, intent, signed);
  if (look && isTooLate(intent, look.blockHeight)) {
    await db.update(transactionIntent).set(expiredAt(now)).where(isStill(intent));
    throw new AppError("TransactionExpired");
  }
  if (look?.trial && isProgramsRefusal(look.trial.error)) return failUnsent(deps, intent, look.trial);

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

/** A nonce is left to the chain: whether it was used by this very transaction, only its record tells. */
function isTooLate({ lastValidBlockHeight }: Intent, blockHeight: number): boolean {
  return lastValidBlockHeight !== null && blockHeight > lastValidBlockHeight;
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

function isTaken(error: unknown): boolean {
  const text = error instanceof Error ? `${error.message} ${error.cause}` : String(error);
  return text.includes("UNIQUE constraint failed");
}
