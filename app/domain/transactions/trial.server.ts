import { VersionedMessage, VersionedTransaction } from "@solana/web3.js";
import { AppError } from "~/errors";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readClock, type Simulation } from "../solana/chain";
import type { Intent } from "./queries.server";

/**
 * The state on which a trial run was made: a digest of its accounts, and chain seconds. While the accounts are the same and
 * little time has passed, the run would have the same result.
 */
export type TrialState = { accounts: string; chainTs: number };

/** Terms, windows and caps end with time alone, so that an older trial run has to be repeated. */
const HOLDS_SECONDS = 30;
/** A transaction never changes these accounts, and they are large, so that they are not read. */
const PROGRAMS = [
  SYSTEM_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
  TOKEN_2022_PROGRAM_ADDRESS,
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
].map((program) => program.toBase58());
const SYSVARS = "Sysvar1111111111111111111111111111111111111";

/** The accounts that a message names, without the programs that it calls. */
function accountsOfMessage(message: Uint8Array): string[] {
  const { staticAccountKeys, compiledInstructions } = VersionedMessage.deserialize(message);
  const called = new Set(compiledInstructions.map(({ programIdIndex }) => programIdIndex));
  const accounts = staticAccountKeys.flatMap((key, index) => (called.has(index) ? [] : key.toBase58()));
  return accounts.filter((address) => !PROGRAMS.includes(address));
}

/** Reads the state for a trial run of a message, and the accounts `others`, at one slot. */
export async function readTrialState(
  chain: Chain,
  message: Uint8Array,
  others: readonly string[] = [],
): Promise<{ state: TrialState | null; others: (ChainAccount | null)[] }> {
  const own = accountsOfMessage(message);
  const addresses = [...new Set([CLOCK_ADDRESS, ...own, ...others])];
  const { accounts } = await chain.getAccounts(addresses);
  const found = new Map(addresses.map((address, i) => [address, accounts[i] ?? null]));
  const clock = found.get(CLOCK_ADDRESS) ?? null;
  return {
    state: clock && { accounts: await digestOf(own, found), chainTs: Number(readClock(clock)) },
    others: others.map((address) => found.get(address) ?? null),
  };
}

/**
 * The height of the chain and, if something has changed since the last trial run or the wallet has added instructions, a
 * trial run of the signed transaction. Null if the chain does not answer: the signed transaction is stored all the same,
 * since it may still land when the chain is back.
 */
export async function lookBeforeSending(
  chain: Chain,
  intent: Pick<Intent, "message" | "trial">,
  signed: Uint8Array,
): Promise<{ blockHeight: number; trial: Simulation | null } | null> {
  const message = Buffer.from(intent.message, "base64");
  try {
    const [blockHeight, { state }] = await Promise.all([chain.getBlockHeight(), readTrialState(chain, message)]);
    const isAsBuilt = Buffer.from(VersionedTransaction.deserialize(signed).message.serialize()).equals(message);
    const isOver = isAsBuilt && holds(intent.trial, state);
    return { blockHeight, trial: isOver ? null : await chain.simulate(signed, []) };
  } catch (error) {
    if (error instanceof AppError && error.code === "ChainUnavailable") return null;
    throw error;
  }
}

function holds(then: TrialState | null, now: TrialState | null): boolean {
  if (!then || !now || then.accounts !== now.accounts) return false;
  return Math.abs(now.chainTs - then.chainTs) <= HOLDS_SECONDS;
}

async function digestOf(addresses: string[], accounts: ReadonlyMap<string, ChainAccount | null>): Promise<string> {
  const read = addresses.map((address) => accounts.get(address) ?? null);
  // sysvars are left out, because the network writes to them in every block
  const lasting = read.map((account) => (account?.owner === SYSVARS ? null : account));
  const parts = lasting.map((account) =>
    account ? [account.owner, String(account.lamports), Buffer.from(account.data).toString("base64")] : null,
  );
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64");
}
