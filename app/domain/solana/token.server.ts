import { type PublicKey, TransactionInstruction } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenAddress,
  SYSTEM_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { type ChainAccount, viewOf } from "./chain";

const AMOUNT_OFFSET = 64;
const CREATE_IDEMPOTENT = 1;

const TOKEN_ACCOUNT_BYTES = 165;

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

/** Creates the holder's usual token account of a mint unless it exists; the holder pays its deposit. */
export function createTokenAccount(owner: PublicKey, mint: PublicKey, tokenProgram: PublicKey): TransactionInstruction {
  const address = findAssociatedTokenAddress(mint, owner, tokenProgram);
  return new TransactionInstruction({
    programId: ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
    keys: [
      { pubkey: owner, isSigner: true, isWritable: true },
      { pubkey: address, isSigner: false, isWritable: true },
      { pubkey: owner, isSigner: false, isWritable: false },
      { pubkey: mint, isSigner: false, isWritable: false },
      { pubkey: SYSTEM_PROGRAM_ADDRESS, isSigner: false, isWritable: false },
      { pubkey: tokenProgram, isSigner: false, isWritable: false },
    ],
    data: Buffer.from([CREATE_IDEMPOTENT]),
  });
}
