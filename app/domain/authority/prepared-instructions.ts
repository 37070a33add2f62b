import type { TransactionInstruction } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  DROP_PROGRAM_ADDRESS,
  STAKING_PROGRAM_ADDRESS,
  VESTING_PROGRAM_ADDRESS,
} from "~programs/addresses";
import type { RanInstruction } from "../solana/chain";

/** An instruction of a deed as its row keeps it; `data` in base64. */
export type PreparedInstruction = { program: string; accounts: string[]; data: string };

/** What a deed's row keeps of its instructions, to compare it with a transaction that was made elsewhere. */
export function preparedOf(instructions: readonly TransactionInstruction[]): PreparedInstruction[] {
  return instructions.map(({ programId, keys, data }) => ({
    program: programId.toBase58(),
    accounts: keys.map(({ pubkey }) => pubkey.toBase58()),
    data: Buffer.from(data).toString("base64"),
  }));
}

/**
 * Whether a transaction ran exactly what was prepared: each instruction as it was prepared and as often, and no other one of our programs. What
 * else it ran of other programs does not count: a multisig runs its own, and the account that a deed pays into may have been
 * opened before.
 */
export function ranExactly(ran: readonly RanInstruction[], prepared: readonly PreparedInstruction[]): boolean {
  const wanted = prepared.filter(({ program }) => program !== OPENING).map(textOf);
  const found = ran.map(({ program, accounts, data }) => {
    return { program, text: textOf({ program, accounts, data: Buffer.from(data).toString("base64") }) };
  });
  const ours = found.filter(({ program, text }) => OURS.includes(program) || wanted.includes(text));
  return wanted.length > 0 && ours.map(({ text }) => text).join("\n") === wanted.join("\n");
}

const OURS = [STAKING_PROGRAM_ADDRESS, DROP_PROGRAM_ADDRESS, VESTING_PROGRAM_ADDRESS].map((key) => key.toBase58());
const OPENING = ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58();

const textOf = ({ program, accounts, data }: PreparedInstruction) => [program, ...accounts, data].join(" ");
