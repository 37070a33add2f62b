import { type AccountMeta, type PublicKey, TransactionInstruction } from "@solana/web3.js";
import { TOKEN_METADATA_PROGRAM_ADDRESS } from "./addresses.ts";

/** How instructions of Token Metadata are written: accounts by what they may do, and values as borsh has them. */

/** An instruction of Token Metadata; `head` begins its data. */
export function instruction(keys: AccountMeta[], head: number[], ...rest: Uint8Array[]): TransactionInstruction {
  const data = Buffer.from(joined(bytes(...head), ...rest));
  return new TransactionInstruction({ programId: TOKEN_METADATA_PROGRAM_ADDRESS, keys, data });
}

export const r = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: false });
export const w = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: true });
export const s = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: true, isWritable: false });
export const sw = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: true, isWritable: true });

export const bytes = (...values: number[]) => Uint8Array.from(values);
export const some = (...parts: Uint8Array[]) => joined(bytes(1), ...parts);

export function joined(...parts: Uint8Array[]): Uint8Array {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}

export function text(value: string): Uint8Array {
  const encoded = new TextEncoder().encode(value);
  return joined(u32(encoded.length), encoded);
}

export function u32(value: number): Uint8Array {
  const data = new Uint8Array(4);
  new DataView(data.buffer).setUint32(0, value, true);
  return data;
}

export function u64(value: bigint): Uint8Array {
  const data = new Uint8Array(8);
  new DataView(data.buffer).setBigUint64(0, value, true);
  return data;
}
