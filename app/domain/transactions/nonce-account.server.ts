import { NONCE_ACCOUNT_LENGTH } from "@solana/web3.js";
import { AppError } from "~/errors";
import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";
import {
  closeNonceAccount,
  createNonceAccount,
  type NonceReading,
  nonceAddressOf,
  readNonce,
} from "../solana/nonce-account.server";
import { findWaiting } from "./lifetime.server";
import type { Plan } from "./plan";
import type { NonceAccountView } from "./view";

type Deps = { db: Database; chain: Chain };

/** Compute units of a few calls of the system program, 150 each. */
const COMPUTE_UNITS = 450;

/** A holder's nonce account as the chain has it now, and what waits for it. Throws ChainUnavailable. */
export async function getNonceAccount(deps: Deps, wallet: string): Promise<NonceAccountView> {
  const { address, reading } = await readAccount(deps, wallet);
  const waiting = reading.status === "ready" ? await findWaiting(deps.db, wallet, reading.nonce) : null;
  return { address, status: reading.status, lamports: String(reading.lamports), waitingId: waiting?.id ?? null };
}

/** Makes the holder's nonce account. Throws NonceAccountThere, NonceAccountForeign. */
export async function planCreateNonceAccount(deps: Deps, wallet: string): Promise<Plan> {
  const { address, reading } = await readAccount(deps, wallet);
  if (reading.status === "ready") throw new AppError("NonceAccountThere");
  if (reading.status === "foreign") throw new AppError("NonceAccountForeign");
  const rent = await deps.chain.getRent(NONCE_ACCOUNT_LENGTH);
  const instructions = createNonceAccount(wallet, address, { rent, held: reading.lamports });
  return planOf("createNonceAccount", address, instructions);
}

/** Uses the nonce up, so that the transaction that waits for it can no longer happen. Throws NothingToCancel. */
export async function planAdvanceNonce(deps: Deps, wallet: string): Promise<Plan> {
  const { address, reading } = await readAccount(deps, wallet);
  const waiting = reading.status === "ready" ? await findWaiting(deps.db, wallet, reading.nonce) : null;
  if (!waiting) throw new AppError("NothingToCancel");
  // a transaction with a nonce begins with its advance: there is nothing to add
  return planOf("advanceNonce", address, []);
}

/** Gives the deposit back. Throws NonceAccountMissing, NonceAccountForeign, NonceWaiting. */
export async function planCloseNonceAccount(deps: Deps, wallet: string): Promise<Plan> {
  const { address, reading } = await readAccount(deps, wallet);
  if (reading.status === "none") throw new AppError("NonceAccountMissing");
  if (reading.status === "foreign") throw new AppError("NonceAccountForeign");
  if (await findWaiting(deps.db, wallet, reading.nonce)) throw new AppError("NonceWaiting");
  return planOf("closeNonceAccount", address, [closeNonceAccount(wallet, address, reading.lamports)]);
}

async function readAccount({ chain }: Deps, wallet: string): Promise<{ address: string; reading: NonceReading }> {
  const address = await nonceAddressOf(wallet);
  const { accounts } = await chain.getAccounts([address]);
  return { address, reading: readNonce(accounts[0], wallet) };
}

function planOf(
  kind: "createNonceAccount" | "advanceNonce" | "closeNonceAccount",
  address: string,
  instructions: Plan["instructions"],
): Plan {
  return {
    instructions,
    computeUnits: COMPUTE_UNITS,
    watch: [address],
    describe: () => ({ kind, out: "0", in: "0", decimals: "0", nonceAddress: address }),
  };
}
