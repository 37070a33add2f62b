import { and, desc, eq, inArray, isNotNull, lt, notLike, type SQL, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";

export type Intent = typeof transactionIntent.$inferSelect;

/** An intent as it is now, and what the chain said while it was read. */
export type IntentState = {
  intent: Intent;
  /** Blocks until the transaction can no longer land; null if unknown or irrelevant. */
  expiresInBlocks: number | null;
  isChainReachable: boolean;
};

const OPEN = ["built", "signed", "sent", "confirmed"] as const;
/** Statuses of a signed transaction whose outcome the chain has not settled. */
export const UNSETTLED = ["signed", "sent", "confirmed"] as const;
const OPEN_SHOWN = 20;

/** The state of an intent from its row, with what is known from the chain. */
export function intentStateOf(intent: Intent, known: Partial<Omit<IntentState, "intent">> = {}): IntentState {
  return { intent, expiresInBlocks: null, isChainReachable: true, ...known };
}

/** An intent by its id. Throws TransactionNotFound. */
export async function getIntent(db: Database, id: string): Promise<Intent> {
  const [intent] = await db.select().from(transactionIntent).where(eq(transactionIntent.id, id));
  if (!intent) throw new AppError("TransactionNotFound");
  return intent;
}

/** An intent of this wallet. Throws TransactionNotFound, and WrongWallet if it belongs to another wallet. */
export async function getOwnIntent(db: Database, wallet: string, id: string): Promise<Intent> {
  const intent = await getIntent(db, id);
  if (intent.walletAddress !== wallet) throw new AppError("WrongWallet");
  return intent;
}

/** The wallet's intent with this request key, or null. */
export async function findIntentByKey(db: Database, wallet: string, requestKey: string): Promise<Intent | null> {
  const [intent] = await db
    .select()
    .from(transactionIntent)
    .where(and(eq(transactionIntent.walletAddress, wallet), eq(transactionIntent.requestKey, requestKey)));
  return intent ?? null;
}

const OFFER_KEY = "offer-";
/**
 * The beginning of the request keys of what staff prepared for this wallet (`app/domain/authority`). Such a transaction is
 * followed in the staff area alone. A holder's request cannot have such a key, because its own may not contain a dot.
 */
export const STAFF_KEY = "staff.";

/** The request key of a transaction that a dialog shows and that the holder has not asked to sign yet. */
export function offerKeyOf(id: string): string {
  return OFFER_KEY + id;
}

/** What a wallet has under way, newest first. A page resumes these after a reload. */
export async function listOpenIntents(db: Database, wallet: string): Promise<Intent[]> {
  const { status, requestKey } = transactionIntent;
  return await listNewest(db, wallet, and(inArray(status, [...OPEN]), notLike(requestKey, `${OFFER_KEY}%`)));
}

/** A wallet's signed transactions that may still land or become final, newest first, from D1. */
export async function listUnsettledIntents(db: Database, wallet: string): Promise<Intent[]> {
  const { status, signature } = transactionIntent;
  return await listNewest(db, wallet, and(inArray(status, [...UNSETTLED]), isNotNull(signature)));
}

/**
 * The newest of a wallet whose status is one of a few. The plus sign keeps SQLite from the index of all that the wallet ever
 * did: it would read that from its newest row on, to save sorting a handful.
 */
function listNewest(db: Database, wallet: string, condition: SQL | undefined): Promise<Intent[]> {
  const { walletAddress, requestKey } = transactionIntent;
  return db
    .select()
    .from(transactionIntent)
    .where(and(eq(walletAddress, wallet), notLike(requestKey, `${STAFF_KEY}%`), condition))
    .orderBy(desc(sql`+${transactionIntent.createdAt}`))
    .limit(OPEN_SHOWN);
}

/** Signed intents that are due for a look, longest due first: their Workflow may have died or ended. */
export async function listForgottenIntents(db: Database, now: Date, limit: number): Promise<Intent[]> {
  return await db
    .select()
    .from(transactionIntent)
    .where(
      and(
        inArray(transactionIntent.status, [...UNSETTLED]),
        lt(transactionIntent.lookAt, now),
        isNotNull(transactionIntent.signature),
      ),
    )
    .orderBy(transactionIntent.lookAt)
    .limit(limit);
}
