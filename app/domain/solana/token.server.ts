import type { PublicKey } from "@solana/web3.js";
import { TOKEN_2022_PROGRAM_ADDRESS } from "~programs/addresses";
import { type ChainAccount, viewOf } from "./chain";

// in the site and in the ways out without it the same instruction
export { createTokenAccount } from "~programs/holdings";

const AMOUNT_OFFSET = 64;
const TOKEN_ACCOUNT_BYTES = 165;

/** Compute units that creating a token account may take, with room to spare. */
export const CREATE_TOKEN_ACCOUNT_UNITS = 30_000;
/** A transfer by Token-2022 costs more than one by p-token, with which compute units of our programs are measured. */
export const TOKEN_2022_TRANSFER_UNITS = 12_000;

/** What so many transfers take beside the compute units of the instructions that make them. */
export function transferUnits(tokenProgram: PublicKey, transfers = 1): number {
  return tokenProgram.equals(TOKEN_2022_PROGRAM_ADDRESS) ? transfers * TOKEN_2022_TRANSFER_UNITS : 0;
}

/**
 * Whether a token account stands at an address. Lamports alone are none: anybody may send them to the address of somebody's
 * account before it is created, and the holder's transaction has to create it all the same.
 */
export function isTokenAccount(account: ChainAccount | null | undefined, tokenProgram: PublicKey): boolean {
  if (!account || account.data.length < TOKEN_ACCOUNT_BYTES) return false;
  return account.owner === tokenProgram.toBase58();
}

/** Base units in a token account; 0n where there is no account. SPL Token and Token-2022 share this layout. */
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
