import { and, eq, inArray, ne, notExists } from "drizzle-orm";
import { alias } from "drizzle-orm/sqlite-core";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { transactionIntent } from "~db/schema";
import type { Chain, Commitment } from "../solana/chain";
import { nonceAddressOf, readNonce } from "../solana/nonce-account.server";
import type { Kind } from "./define-kind";
import type { Intent } from "./queries.server";

/** How long a transaction can land, as its row keeps it. */
export type Lifetime =
  | { lifetime: "blockhash"; blockhash: string; lastValidBlockHeight: number; nonceAddress: null; nonceSlot: null }
  | { lifetime: "nonce"; blockhash: string; lastValidBlockHeight: null; nonceAddress: string; nonceSlot: number };

/** The kind that cancels what waits for a nonce, by using the nonce up. */
export const CANCELLING_KIND = "advanceNonce";

/** What a transaction of this kind lives by: as its holder wishes, unless the kind itself says. */
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

/** What becomes of the row of a transaction whose time ended before it was signed. */
export function expiredAt(now: Date) {
  return { status: "expired", errorCode: "TransactionExpired", updatedAt: now } as const;
}

/** What an unsigned transaction still has: blocks of its blockhash, or whether its nonce is unused; null once it is over. */
export async function timeLeft(chain: Chain, intent: Intent): Promise<{ blocks: number | null } | null> {
  if (intent.lastValidBlockHeight !== null) {
    const blocks = intent.lastValidBlockHeight - (await chain.getBlockHeight());
    return blocks >= 0 ? { blocks } : null;
  }
  const { isUsed } = await readUse(chain, intent, "confirmed");
  return isUsed ? null : { blocks: null };
}

/**
 * Whether what ends a sent transaction's time is final, and the slot in which it was. `blocks`: left until then, null for a
 * nonce. A node that has not come as far as the slot in which the nonce was read tells of the value before, and proves nothing.
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
 * Part of the update that keeps a signature: of one value at most one transaction waits, and one that cancels it, also where
 * several were built before the first was signed.
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
  // another key's account may be handed back with the value that it held
  const isHeld = reading.status !== "none" && reading.nonce === intent.blockhash;
  return { slot, isUsed: !isHeld && slot >= (intent.nonceSlot ?? 0) };
}
