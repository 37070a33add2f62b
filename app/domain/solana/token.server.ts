import type { PublicKey, TransactionInstruction } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS } from "~programs/addresses";
// the same instruction in the site, the exit page and the command line
import { type CoinOf, createTokenAccount } from "~programs/token-accounts";
import { type Chain, type ChainAccount, viewOf } from "./chain";

export { createTokenAccount };

const AMOUNT_OFFSET = 64;
const TOKEN_ACCOUNT_BYTES = 165;

/** Compute units that creating a token account may take, with room to spare. */
export const CREATE_TOKEN_ACCOUNT_UNITS = 30_000;
/** A transfer by Token-2022 costs more than one by p-token, with which our programs' compute units are measured. */
export const TOKEN_2022_TRANSFER_UNITS = 12_000;

/** The extra compute units of this many transfers, besides those of the instructions that make them. */
export function transferUnits(tokenProgram: PublicKey, transfers = 1): number {
  return tokenProgram.equals(TOKEN_2022_PROGRAM_ADDRESS) ? transfers * TOKEN_2022_TRANSFER_UNITS : 0;
}

/**
 * Whether a token account exists at an address. Lamports alone do not make one: anybody may send them to the address before
 * the account is created, and the holder's transaction then still has to create it.
 */
export function isTokenAccount(account: ChainAccount | null | undefined, tokenProgram: PublicKey): boolean {
  if (!account || account.data.length < TOKEN_ACCOUNT_BYTES) return false;
  return account.owner === tokenProgram.toBase58();
}

/** A holder's usual account of a coin, as a plan that pays into it needs it. */
export type UsualAccount = {
  token: PublicKey;
  /** The instruction that opens it if it does not exist, and the compute units that this may take. */
  creation: TransactionInstruction[];
  creationUnits: number;
};

/** Reads whether the account exists. Throws ChainUnavailable. */
export async function readUsualAccount(chain: Chain, { owner, mint, tokenProgram }: CoinOf): Promise<UsualAccount> {
  const token = findAssociatedTokenAddress(mint, owner, tokenProgram);
  const { accounts } = await chain.getAccounts([token.toBase58()]);
  if (isTokenAccount(accounts[0], tokenProgram)) return { token, creation: [], creationUnits: 0 };
  const creation = [createTokenAccount(owner, mint, tokenProgram)];
  return { token, creation, creationUnits: CREATE_TOKEN_ACCOUNT_UNITS };
}

/** Base units in a token account; 0n if there is no account. SPL Token and Token-2022 share this layout. */
export function tokenAmountOf(account: ChainAccount | null | undefined): bigint {
  if (!account || account.data.length < AMOUNT_OFFSET + 8) return 0n;
  return viewOf(account.data).getBigUint64(AMOUNT_OFFSET, true);
}

export type MintFacts = {
  supplyRaw: bigint;
  decimals: number;
  mintAuthority: Uint8Array | null;
  freezeAuthority: Uint8Array | null;
};

/** The fixed part of a mint account (82 bytes): each authority is a flag of four bytes and a key. */
export function readMint(account: ChainAccount): MintFacts {
  const { data } = account;
  const view = viewOf(data);
  const authorityAt = (offset: number) =>
    view.getUint32(offset, true) === 1 ? data.slice(offset + 4, offset + 36) : null;
  return {
    mintAuthority: authorityAt(0),
    supplyRaw: view.getBigUint64(36, true),
    decimals: view.getUint8(44),
    freezeAuthority: authorityAt(46),
  };
}
