import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";
import { type NonceReading, nonceAddressOf, readNonce } from "../solana/nonce-account.server";
import { z } from "../zod.ts";
import { NO_MOVES, type Plan } from "./define-kind";
import { findWaiting } from "./lifetime.server";
import type { NonceAccountView } from "./view";

type Deps = { db: Database; chain: Chain };

/** Compute units for three calls of the system program, 150 each. */
const COMPUTE_UNITS = 450;

/** A holder's nonce account as it is on the chain now, and the transaction that waits for it. Throws ChainUnavailable. */
export async function getNonceAccount(deps: Deps, wallet: string): Promise<NonceAccountView> {
  const { address, reading } = await readNonceAccount(deps.chain, wallet);
  const waiting = reading.status === "ready" ? await findWaiting(deps.db, wallet, reading.nonce) : null;
  return { address, status: reading.status, lamports: String(reading.lamports), waitingId: waiting?.id ?? null };
}

/** The address of a holder's nonce account, and what is at that address. */
export async function readNonceAccount(
  chain: Chain,
  wallet: string,
): Promise<{ address: string; reading: NonceReading }> {
  const address = await nonceAddressOf(wallet);
  const { accounts } = await chain.getAccounts([address]);
  return { address, reading: readNonce(accounts[0], wallet) };
}

/** What every kind that concerns the nonce account shows. */
export const noncePreview = z.object({ nonceAddress: z.string() });

export function planOfNonce(address: string, instructions: Plan<string>["instructions"]): Plan<string> {
  return { instructions, computeUnits: COMPUTE_UNITS, watch: [address], facts: address };
}

export function describeNonce(nonceAddress: string) {
  return { ...NO_MOVES, nonceAddress };
}
