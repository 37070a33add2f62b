import { and, eq, inArray, isNull, lt } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import { transactionIntent } from "~db/schema";
import { type RecordDeps, recordTransactions } from "../indexer/record.server";
import type { SolanaHolder } from "../sessions/rules";
import type { SignatureStatus } from "../solana/chain";
import { FORGOTTEN_MS, sendSigned } from "./commands.server";
import { getKind, type Kinds } from "./define-kind";
import { readChainFailure } from "./failures";
import { expiredAt, readEnd, timeLeft } from "./lifetime.server";
import { logStatus } from "./log-status.server";
import {
  getIntent,
  getOwnIntent,
  type Intent,
  type IntentState,
  intentStateOf,
  listForgottenIntents,
  listOpenIntents,
  UNSETTLED,
} from "./queries.server";
import { isSettled } from "./view";

export type SettleDeps = RecordDeps & { kinds: Kinds };

/** A node remembers signatures for two minutes; after that, it has to search its ledger. */
const REMEMBERED_MS = 60_000;
const FORGOTTEN_A_RUN = 20;
/** A transaction may wait for its nonce for days. Cron looks at it less and less often, but at least once an hour. */
const LONGEST_WAIT_MS = 3_600_000;
/** An unsigned transaction with a nonce expires after this time, because its fees and rates are those of another day. */
const UNSIGNED_LIFE_MS = 86_400_000;

/**
 * Brings an intent as far as the chain allows now: looks up its signature, sends it again while it can still land, and
 * settles it. It is safe to call at any time, also twice at once. Throws TransactionNotFound, ChainUnavailable.
 */
export async function settleIntent(deps: SettleDeps, id: string): Promise<IntentState> {
  const intent = await getIntent(deps.db, id);
  if (isSettled(intent.status)) return intentStateOf(intent);
  if (!intent.signature) return settleUnsigned(deps, intent);
  const searchHistory = deps.now.getTime() - intent.updatedAt.getTime() > REMEMBERED_MS;
  const { status } = await deps.chain.getSignatureStatus(intent.signature, { searchHistory });
  return status ? settleSeen(deps, intent, status) : settleUnseen(deps, intent);
}

/**
 * An intent of the wallet, settled as far as possible; if the chain does not answer, its last known state. Throws
 * TransactionNotFound, WrongWallet.
 */
export async function getTransaction(
  deps: SettleDeps & { actor: Pick<SolanaHolder, "chain" | "walletAddress"> },
  id: string,
): Promise<IntentState> {
  const intent = await getOwnIntent(deps.db, deps.actor.walletAddress, id);
  return settleOrShow(deps, intent);
}

/** What the wallet has under way, each settled as far as possible. Transactions that this call settles are included. */
export async function listTransactions(
  deps: SettleDeps & { actor: Pick<SolanaHolder, "chain" | "walletAddress"> },
): Promise<IntentState[]> {
  const intents = await listOpenIntents(deps.db, deps.actor.walletAddress);
  return Promise.all(intents.map((intent) => settleOrShow(deps, intent)));
}

/** Run by cron: ends unsigned intents whose time is over, and settles those that nothing follows any more. */
export async function settleForgotten(deps: SettleDeps): Promise<{ settled: number; open: number }> {
  await endUnsigned(deps);
  const forgotten = await listForgottenIntents(deps.db, deps.now, FORGOTTEN_A_RUN);
  let settled = 0;
  for (const intent of forgotten) {
    if (await settleOrReport(deps, intent)) settled++;
  }
  return { settled, open: forgotten.length - settled };
}

async function endUnsigned({ db, chain, now }: SettleDeps): Promise<void> {
  const isUnsigned = and(eq(transactionIntent.status, "built"), isNull(transactionIntent.signature));
  const longAgo = new Date(now.getTime() - UNSIGNED_LIFE_MS);
  const isOfNonce = eq(transactionIntent.lifetime, "nonce");
  await db
    .update(transactionIntent)
    .set(expiredAt(now))
    .where(and(isUnsigned, isOfNonce, lt(transactionIntent.updatedAt, longAgo)));
  const isOfBlockhash = eq(transactionIntent.lifetime, "blockhash");
  if ((await db.$count(transactionIntent, and(isUnsigned, isOfBlockhash))) === 0) return;
  const { blockHeight } = await chain.getFinalizedHeight();
  await db
    .update(transactionIntent)
    .set(expiredAt(now))
    .where(and(isUnsigned, lt(transactionIntent.lastValidBlockHeight, blockHeight)));
}

/**
 * Whether the intent was settled. One that fails is logged, so that it does not stop the others; if the chain is down, the
 * error is thrown and stops all.
 */
async function settleOrReport(deps: SettleDeps, forgotten: Intent): Promise<boolean> {
  try {
    const { intent } = await settleIntent(deps, forgotten.id);
    if (isSettled(intent.status)) return true;
  } catch (error) {
    if (error instanceof AppError) throw error;
    writeLog("error", "an intent could not be settled", { intentId: forgotten.id }, error);
  }
  await lookLater(deps, forgotten);
  return false;
}

/**
 * The older an open intent is, the later it is looked at again, so that those that wait do not take the turns of the others.
 */
async function lookLater({ db, now }: SettleDeps, { id, createdAt }: Intent): Promise<void> {
  const wait = Math.min(Math.max((now.getTime() - createdAt.getTime()) / 10, FORGOTTEN_MS), LONGEST_WAIT_MS);
  const lookAt = new Date(now.getTime() + wait);
  await db.update(transactionIntent).set({ lookAt }).where(eq(transactionIntent.id, id));
}

async function settleOrShow(deps: SettleDeps, intent: Intent): Promise<IntentState> {
  if (isSettled(intent.status)) return intentStateOf(intent);
  try {
    return await settleIntent(deps, intent.id);
  } catch (error) {
    if (error instanceof AppError && error.code === "ChainUnavailable") {
      return intentStateOf(intent, { isChainReachable: false });
    }
    throw error;
  }
}

async function settleUnsigned(deps: SettleDeps, intent: Intent): Promise<IntentState> {
  const left = await timeLeft(deps.chain, intent);
  return left ? intentStateOf(intent, { expiresInBlocks: left.blocks }) : expire(deps, intent, ["built"]);
}

async function settleSeen(deps: SettleDeps, intent: Intent, seen: SignatureStatus): Promise<IntentState> {
  if (seen.commitment === "processed") return advance(deps, intent, ["signed"], { status: "sent" });
  if (seen.error) return fail(deps, intent, seen);
  if (seen.commitment === "confirmed") return advance(deps, intent, ["signed", "sent"], { status: "confirmed" });
  return finalize(deps, intent);
}

/**
 * Handles a transaction whose signature no node knows. While it can still land, it is sent again. It has expired once the
 * end of its time is final (its last block, or another value of its nonce) and a node that has come far enough still does
 * not know the signature; a node that lags behind proves nothing.
 */
async function settleUnseen(deps: SettleDeps, intent: Intent): Promise<IntentState> {
  const { hasEnded, slot, blocks } = await readEnd(deps.chain, intent);
  if (!hasEnded) return { ...(await sendSigned(deps, intent)), expiresInBlocks: blocks };
  const neededSlot = intent.lifetime === "nonce" ? (await nonceUsedSlot(deps, intent, slot)) + 1 : slot;
  const again = await deps.chain.getSignatureStatus(intent.signature ?? "", { searchHistory: true });
  if (again.status) return settleSeen(deps, intent, again.status);
  if (again.slot < neededSlot) return intentStateOf(intent, { expiresInBlocks: blocks });
  return expire(deps, intent, UNSETTLED);
}

/**
 * The slot in which the nonce was first seen used. This very transaction may have used it, and a node can show the changed
 * account before the signature that changed it. So this slot is stored, and only a node that has come further can prove that
 * the transaction did not land.
 */
async function nonceUsedSlot({ db }: SettleDeps, { id, nonceUsedSlot }: Intent, slot: number): Promise<number> {
  if (nonceUsedSlot !== null) return nonceUsedSlot;
  await db.update(transactionIntent).set({ nonceUsedSlot: slot }).where(eq(transactionIntent.id, id));
  return slot;
}

function expire(deps: SettleDeps, intent: Intent, from: readonly Intent["status"][]): Promise<IntentState> {
  const errorCode = intent.lifetime === "nonce" ? "NonceAdvanced" : "TransactionExpired";
  // the holder was told that it is confirmed, so the cluster has dropped the fork that contained it
  const isLost = intent.status === "confirmed";
  return advance(deps, intent, from, { status: "expired", errorCode: isLost ? "ConfirmationLost" : errorCode });
}

async function fail(deps: SettleDeps, intent: Intent, seen: SignatureStatus): Promise<IntentState> {
  const landed = await deps.chain.findTransaction(intent.signature ?? "", "confirmed");
  const { failures: ofKind, failsAs } = getKind(deps.kinds, intent.kind);
  const failure = { error: seen.error, logs: landed?.logs ?? [], ofKind, failsAs };
  const { code, ...detail } = readChainFailure(failure, "TransactionFailed");
  const errorDetail = JSON.stringify(detail);
  return advance(deps, intent, UNSETTLED, { status: "failed", slot: seen.slot, errorCode: code, errorDetail });
}

/** Stores what the transaction did in the same batch as its status, so that neither exists without the other. */
async function finalize(deps: SettleDeps, intent: Intent): Promise<IntentState> {
  const signature = intent.signature ?? "";
  const landed = await deps.chain.findTransaction(signature, "finalized");
  if (!landed) return advance(deps, intent, ["signed", "sent"], { status: "confirmed" });
  const records = await recordTransactions(deps, [landed]);
  const finalized = { status: "finalized", slot: landed.slot, finalizedAt: deps.now, updatedAt: deps.now } as const;
  await deps.db.batch([
    deps.db
      .update(transactionIntent)
      .set(finalized)
      .where(and(eq(transactionIntent.id, intent.id), inArray(transactionIntent.status, [...UNSETTLED]))),
    ...records,
  ]);
  const settled = await getIntent(deps.db, intent.id);
  logStatus(settled);
  return intentStateOf(settled);
}

/** Changes an intent if its status is still one of `from`; returns its current state either way. */
async function advance(
  deps: SettleDeps,
  intent: Intent,
  from: readonly Intent["status"][],
  to: Partial<Intent>,
): Promise<IntentState> {
  const [moved] = await deps.db
    .update(transactionIntent)
    .set({ ...to, updatedAt: deps.now })
    .where(and(eq(transactionIntent.id, intent.id), inArray(transactionIntent.status, [...from])))
    .returning();
  if (moved) logStatus(moved);
  return intentStateOf(moved ?? (await getIntent(deps.db, intent.id)));
}
