import { PublicKey } from "@solana/web3.js";
import type { DecodedInstruction } from "~programs/program-codec";
import type { LandedTransaction } from "../solana/chain";
import { type Invocation, listInvocations } from "./invocations";

/** A run of a program with its instruction. Accounts are base58, by their camelCase names. */
export type Run = {
  invocation: Invocation;
  name: string;
  accounts: Record<string, string>;
  args: Record<string, unknown>;
};

/** The part of a codec of programs-client that is needed here. */
type Codec = {
  decodeInstruction(instruction: {
    programId: PublicKey;
    accounts: PublicKey[];
    data: Uint8Array;
  }): DecodedInstruction | null;
};

/** The runs of a program in a transaction whose instruction its IDL knows, in order. */
export function listRuns(transaction: LandedTransaction, program: PublicKey, codec: Codec): Run[] {
  return listInvocations(transaction, program.toBase58()).flatMap((invocation) => {
    const { data } = invocation;
    const accounts = invocation.accounts.map((address) => new PublicKey(address));
    const decoded = codec.decodeInstruction({ programId: program, accounts, data });
    if (!decoded) return [];
    const named = Object.entries(decoded.accounts).map(([name, key]) => [name, key.toBase58()]);
    return { invocation, name: decoded.name, accounts: Object.fromEntries(named), args: decoded.args };
  });
}

/**
 * The runs that closed the account which they name as `account`: it has no lamports after the transaction, and no later run
 * names it.
 */
export function closersIn({ emptied }: LandedTransaction, runs: readonly Run[], account: string): ReadonlySet<Run> {
  const lastOf = new Map(runs.map((run) => [run.accounts[account], run]));
  return new Set([...lastOf].flatMap(([address, run]) => (address && emptied.includes(address) ? run : [])));
}
