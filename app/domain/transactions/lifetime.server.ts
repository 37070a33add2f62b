import { and, eq, inArray, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import type { Chain, Commitment } from "../solana/chain";
import { nonceAddressOf, readNonce } from "../solana/nonce-account.server";
import type { Kind } from "./define-kind";
import type { Intent } from "./queries.server";

/** What ends the time in which a transaction can land, as its row stores it. */
export type Lifetime =
  | { lifetime: "blockhash"; blockhash: string; lastValidBlockHeight: number; nonceAddress: null; nonceSlot: null }
  | { lifetime: "nonce"; blockhash: string; lastValidBlockHeight: null; nonceAddress: string; nonceSlot: number };

/** The kind that cancels a transaction that waits for a nonce, by using up the nonce. */
export const CANCELLING_KIND = "advanceNonce";

/** The lifetime of a transaction: the one that its kind fixes, otherwise the one that the holder wishes. */
export function lifetimeWanted({ lifetime }: Kind, wished: Lifetime["lifetime"]): Lifetime["lifetime"] {
  return lifetime ?? wished;
}

/** A lifetime that begins now. Throws NonceAccountMissing, NonceAccountForeign, ChainUnavailable. */
export async function beginLifetime(chain: Chain, wallet: string, wanted: Lifetime["lifetime"]): Promise<Lifetime> {
  if (wanted === "blockhash") {
    const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash();
    return { lifetime: "blockhash", blockhash, lastValidBlockHeight, nonceAddress: null, nonceSlot: null };
  }
  const nonceAddress = await nonceAddressOf(wallet);
  const { slot, accounts } = await chain.getAccounts([nonceAddress]);
  const reading = readNonce(accounts[0], wallet);
  if (reading.status === "none") throw new AppError("NonceAccountMissing");
  if (reading.status === "foreign") throw new AppError("NonceAccountForeign");
  return { lifetime: "nonce", blockhash: reading.nonce, lastValidBlockHeight: null, nonceAddress, nonceSlot: slot };
}

/** The changes to the row of a transaction whose time ended before it was signed. */
export function expiredAt(now: Date) {
  return { status: "expired", errorCode: "TransactionExpired", updatedAt: now } as const;
}

/**
 * The time that an unsigned transaction has left: `blocks` of its blockhash, or null blocks while its nonce is unused.
 * Returns null once the time is over.
 */
export async function timeLeft(chain: Chain, intent: Intent): Promise<{ blocks: number | null } | null> {
  if (intent.lastValidBlockHeight !== null) {
    const blocks = intent.lastValidBlockHeight - (await chain.getBlockHeight());
    return blocks >= 0 ? { blocks } : null;
  }
  const { isUsed } = await readUse(chain, intent, "confirmed");
  return isUsed ? null : { blocks: null };
}

/**
 * Whether a sent transaction's time has finally ended, and the slot of that reading. `blocks`: how many are left, null for a
 * nonce. A node that is behind the slot in which the nonce was first read still shows an earlier value, so that its answer
 * proves nothing.
 */
export async function readEnd(
  chain: Chain,
  intent: Intent,
): Promise<{ hasEnded: boolean; slot: number; blocks: number | null }> {
  if (intent.lastValidBlockHeight === null) {
    const { isUsed, slot } = await readUse(chain, intent, "finalized");
    return { hasEnded: isUsed, slot, blocks: null };
  }
  const { slot, blockHeight } = await chain.getFinalizedHeight();
  const blocks = intent.lastValidBlockHeight - blockHeight;
  return { hasEnded: blocks < 0, slot, blocks: Math.max(blocks, 0) };
}

/** The wallet's signed transaction that waits for this value of the nonce, or null. */
export async function findWaiting(db: Database, wallet: string, nonce: string): Promise<Intent | null> {
  const [waiting] = await db
    .select()
    .from(transactionIntent)
    .where(
      and(
        eq(transactionIntent.walletAddress, wallet),
        eq(transactionIntent.lifetime, "nonce"),
        eq(transactionIntent.blockhash, nonce),
        inArray(transactionIntent.status, ["signed", "sent"]),
      ),
    )
    .limit(1);
  return waiting ?? null;
}

/**
 * Condition of the update that stores a signature: at most one transaction and one cancellation may wait for the same nonce,
 * even if several were built before the first was signed.
 */
export function waitsAlone(db: Database, { id, walletAddress, lifetime, kind, blockhash }: Intent) {
  if (lifetime === "blockhash") return undefined;
  const other = alias(transactionIntent, "other");
  const isOfKind = kind === CANCELLING_KIND ? eq(other.kind, kind) : ne(other.kind, CANCELLING_KIND);
  return notExists(
    db
      .select({ id: other.id })
      .from(other)
      .where(
        and(
          ne(other.id, id),
          eq(other.walletAddress, walletAddress),
          eq(other.lifetime, "nonce"),
          eq(other.blockhash, blockhash),
          inArray(other.status, ["signed", "sent"]),
          isOfKind,
        ),
      ),
  );
}

async function readUse(chain: Chain, intent: Intent, commitment: Commitment) {
  const { slot, accounts } = await chain.getAccounts([intent.nonceAddress ?? ""], { commitment });
  const reading = readNonce(accounts[0], intent.walletAddress);
  // an account that was given to another key may be given back with the same nonce
  const isHeld = reading.status !== "none" && reading.nonce === intent.blockhash;
  return { slot, isUsed: !isHeld && slot >= (intent.nonceSlot ?? 0) };
}
