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

/** What a trial run was made on. While the accounts are the same and little time has passed, it would end in the same way. */
export type TrialState = { accounts: string; chainTs: number };

/** Terms, windows and caps end by the clock alone: a trial run that is older is made once more. */
const HOLDS_SECONDS = 30;
/** Nothing of a transaction changes these, and they are large. */
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

/** Reads what a trial run of a message is made on, and `others` beside it, at one slot. */
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
 * The height of the chain and, where something has changed since the last one or the wallet has added instructions of its
 * own, a trial run of the signed transaction. Null where the chain does not answer: what the holder has signed is kept all
 * the same, since it may still land when the chain is back.
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
  // the network writes to these in every block
  const lasting = read.map((account) => (account?.owner === SYSVARS ? null : account));
  const parts = lasting.map((account) =>
    account ? [account.owner, String(account.lamports), Buffer.from(account.data).toString("base64")] : null,
  );
  const bytes = new TextEncoder().encode(JSON.stringify(parts));
  return Buffer.from(await crypto.subtle.digest("SHA-256", bytes)).toString("base64");
}
