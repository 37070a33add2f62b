import type { TransactionInstruction } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  DROP_PROGRAM_ADDRESS,
  STAKING_PROGRAM_ADDRESS,
  VESTING_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { DEED_PROGRAMS } from "~programs/idl/deed-instructions";
import type { RanInstruction } from "../solana/chain";

/** An instruction of a deed as its row keeps it; `data` in base64. */
export type PreparedInstruction = { program: string; accounts: string[]; data: string };

/** The instructions as a deed's row keeps them, to be compared with a transaction that was made elsewhere. */
export function preparedOf(instructions: readonly TransactionInstruction[]): PreparedInstruction[] {
  return instructions.map(({ programId, keys, data }) => ({
    program: programId.toBase58(),
    accounts: keys.map(({ pubkey }) => pubkey.toBase58()),
    data: Buffer.from(data).toString("base64"),
  }));
}

/**
 * Whether a transaction ran exactly what was prepared: each prepared instruction, unchanged and in the same order, and no other
 * instruction of our programs. Instructions of other programs do not count, because a multisig runs its own. The opening of an
 * account that a deed needs does not count either, because the account may have existed before.
 */
export function ranExactly(ran: readonly RanInstruction[], prepared: readonly PreparedInstruction[]): boolean {
  const wanted = prepared.filter((instruction) => !isOpening(instruction)).map(textOf);
  const found = ran
    .map(({ program, accounts, data }) => ({ program, accounts, data: Buffer.from(data).toString("base64") }))
    .filter((instruction) => !isOpening(instruction))
    .map((instruction) => ({ isOurs: OURS.includes(instruction.program), text: textOf(instruction) }))
    .filter(({ isOurs, text }) => isOurs || wanted.includes(text));
  return wanted.length > 0 && found.map(({ text }) => text).join("\n") === wanted.join("\n");
}

const OURS = [STAKING_PROGRAM_ADDRESS, DROP_PROGRAM_ADDRESS, VESTING_PROGRAM_ADDRESS].map((key) => key.toBase58());
const TOKEN_ACCOUNTS = ASSOCIATED_TOKEN_PROGRAM_ADDRESS.toBase58();
const DROP = DROP_PROGRAM_ADDRESS.toBase58();
const CLAIM_PAGE = DEED_PROGRAMS.drop.instructions.createClaimPage.tag;

/** Whether an instruction only opens an account: a token account, or a claim page of a drop. */
function isOpening({ program, data }: PreparedInstruction): boolean {
  const isClaimPage = program === DROP && Buffer.from(data, "base64").toString("hex").startsWith(CLAIM_PAGE);
  return program === TOKEN_ACCOUNTS || isClaimPage;
}

const textOf = ({ program, accounts, data }: PreparedInstruction) => [program, ...accounts, data].join(" ");
