import { createHash } from "node:crypto";
import {
  AccountLayout,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  MINT_SIZE,
} from "@solana/spl-token";
import { Keypair, type PublicKey, SystemProgram, type TransactionInstruction } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { readProgramError } from "~programs/errors.ts";
import type { Machine, Outcome } from "./machine.ts";

/** People, coins and sending: what the tests of every program need. */

export const DAY = 86_400n;
export const TOKEN_PROGRAMS = { token: TOKEN_PROGRAM_ADDRESS, token2022: TOKEN_2022_PROGRAM_ADDRESS } as const;

export interface Mint {
  address: PublicKey;
  tokenProgram: PublicKey;
  authority: Keypair;
}

let people = 0;

/** A wallet that no other test has, the same in every run. */
export function person(name = "someone"): Keypair {
  people += 1;
  return Keypair.fromSeed(createHash("sha256").update(`${name} ${people}`).digest());
}

/** A person with lamports to pay rent from. */
export async function wallet(machine: Machine, name?: string, lamports = 100_000_000_000n): Promise<Keypair> {
  const keypair = person(name);
  await machine.setAccount(keypair.publicKey, {
    owner: SystemProgram.programId,
    lamports,
    data: Buffer.alloc(0),
    executable: false,
  });
  return keypair;
}

/** Sends a transaction that must succeed. */
export async function run(
  machine: Machine,
  instructions: TransactionInstruction | TransactionInstruction[],
  signers: Keypair[] = [],
): Promise<Outcome> {
  const outcome = await machine.send([instructions].flat(), signers);
  if (outcome.error) throw new Error(`${outcome.error}\n${outcome.logs.join("\n")}`);
  return outcome;
}

/** Name of the error that a transaction fails with; null when it succeeds. */
export async function refusal(
  machine: Machine,
  instructions: TransactionInstruction | TransactionInstruction[],
  signers: Keypair[] = [],
): Promise<string | null> {
  return errorName(await machine.send([instructions].flat(), signers));
}

/** Errors by their names: ours and the runtime's alone, those of the token and system programs with their source. */
export function errorName({ error, logs }: Outcome): string | null {
  if (error === null) return null;
  const known = readProgramError({ logs, message: error });
  if (!known) return `${error} | ${logs.join(" / ")}`;
  return known.source === "token" || known.source === "system" ? `${known.source}: ${known.name}` : known.name;
}

export async function createMint(
  machine: Machine,
  options: { tokenProgram?: PublicKey; decimals?: number; freezable?: boolean } = {},
): Promise<Mint> {
  const { tokenProgram = TOKEN_PROGRAM_ADDRESS, decimals = 6, freezable = false } = options;
  const authority = person("mint authority");
  const mint = person("mint");
  const create = SystemProgram.createAccount({
    fromPubkey: machine.payer.publicKey,
    newAccountPubkey: mint.publicKey,
    lamports: Number(await machine.minimumRent(MINT_SIZE)),
    space: MINT_SIZE,
    programId: tokenProgram,
  });
  const freezer = freezable ? authority.publicKey : null;
  const init = createInitializeMint2Instruction(mint.publicKey, decimals, authority.publicKey, freezer, tokenProgram);
  await run(machine, [create, init], [mint]);
  return { address: mint.publicKey, tokenProgram, authority };
}

/** Creates the owner's associated account if needed, and mints into it. */
export async function give(machine: Machine, mint: Mint, owner: PublicKey, amountRaw: bigint): Promise<PublicKey> {
  const { address, tokenProgram, authority } = mint;
  const token = findAssociatedTokenAddress(address, owner, tokenProgram);
  const payer = machine.payer.publicKey;
  const create = createAssociatedTokenAccountIdempotentInstruction(payer, token, owner, address, tokenProgram);
  const mintTo = createMintToInstruction(address, token, authority.publicKey, amountRaw, [], tokenProgram);
  await run(machine, amountRaw > 0n ? [create, mintTo] : [create], amountRaw > 0n ? [authority] : []);
  return token;
}

export async function tokenAmount(machine: Machine, token: PublicKey): Promise<bigint> {
  const account = await machine.getAccount(token);
  return account ? AccountLayout.decode(account.data.subarray(0, AccountLayout.span)).amount : 0n;
}

export async function lamportsOf(machine: Machine, address: PublicKey): Promise<bigint> {
  return (await machine.getAccount(address))?.lamports ?? 0n;
}
