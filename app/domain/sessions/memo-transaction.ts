import bs58 from "bs58";
import { isGuard, MEMO_PROGRAM } from "../solana/wallet-additions";

/**
 * The sign-in transaction for wallets that cannot sign messages (hardware): one memo, signed and never broadcast. Its
 * blockhash belongs to no block, so no node would accept it. It is written as bytes, because a library would bring 80 kB for
 * these 30 lines.
 */

/** The SHA-256 of "punkvism sign-in, never broadcast": a hash that belongs to no block. */
const NO_BLOCK = bs58.decode("4Vi5w5gGWpSv6fcSExDJrKvjGrc9fsLJ2xanSxok4nSz");

const SIGNATURE_BYTES = 64;
const KEY_BYTES = 32;

/** The unsigned transaction (one empty signature) with this text as its memo, for this wallet. */
export function buildMemoTransaction(walletAddress: string, text: string): Uint8Array {
  const memo = new TextEncoder().encode(text);
  return Uint8Array.from([
    1,
    ...new Uint8Array(SIGNATURE_BYTES),
    // header: one signer, no read-only signers, one read-only program
    ...[1, 0, 1],
    ...[2, ...bs58.decode(walletAddress), ...bs58.decode(MEMO_PROGRAM)],
    ...NO_BLOCK,
    // one instruction: the second key is the program, the first its signer
    ...[1, 1, 1, 0],
    ...encodeLength(memo.length),
    ...memo,
  ]);
}

export type SignedMemo = { signature: Uint8Array; signedMessage: Uint8Array };

/**
 * The wallet's signature in a transaction whose only memo is this text; null for any other transaction. Instructions that
 * wallets add to guard their holder are accepted, all others are not, and the blockhash must be unchanged.
 */
export function readSignedMemo(transaction: Uint8Array, walletAddress: string, text: string): SignedMemo | null {
  try {
    return findSignedMemo(transaction, walletAddress, text);
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function findSignedMemo(transaction: Uint8Array, walletAddress: string, text: string): SignedMemo | null {
  const reader = new Reader(transaction);
  const signatures = Array.from({ length: reader.length() }, () => reader.bytes(SIGNATURE_BYTES));
  const signedMessage = transaction.subarray(reader.offset);
  const { keys, signerCount, blockhash, instructions } = readMessage(reader);
  const signer = keys.indexOf(walletAddress);
  if (signer < 0 || signer >= signerCount || signatures.length !== signerCount) return null;
  if (blockhash !== bs58.encode(NO_BLOCK)) return null;

  const memos = instructions.filter(({ program }) => program === MEMO_PROGRAM);
  if (memos.length !== 1 || new TextDecoder().decode(memos[0]!.data) !== text) return null;
  if (!memos[0]!.accounts.every((account) => account === walletAddress)) return null;
  const others = instructions.filter(({ program }) => program !== MEMO_PROGRAM);
  if (!others.every(isGuard)) return null;
  return { signature: signatures[signer]!, signedMessage };
}

/**
 * A legacy or version 0 message. Keys of lookup tables are not resolved, because an instruction that needs one is not a
 * guard.
 */
function readMessage(reader: Reader) {
  const first = reader.peek();
  if (first > 0x80) throw new RangeError("unknown version");
  if (first === 0x80) reader.bytes(1);
  const [signerCount = 0] = reader.bytes(3);
  const keys = Array.from({ length: reader.length() }, () => bs58.encode(reader.bytes(KEY_BYTES)));
  const blockhash = bs58.encode(reader.bytes(KEY_BYTES));
  const instructions = Array.from({ length: reader.length() }, () => ({
    program: keys[reader.byte()] ?? "",
    accounts: [...reader.bytes(reader.length())].map((index) => keys[index] ?? ""),
    data: reader.bytes(reader.length()),
  }));
  return { keys, signerCount, blockhash, instructions };
}

/** Reads a wire format. A RangeError means that the data ended early or a number was too large. */
class Reader {
  offset = 0;
  readonly source: Uint8Array;

  constructor(source: Uint8Array) {
    this.source = source;
  }

  peek(): number {
    if (this.offset >= this.source.length) throw new RangeError("ended early");
    return this.source[this.offset]!;
  }

  byte(): number {
    const value = this.peek();
    this.offset++;
    return value;
  }

  bytes(count: number): Uint8Array {
    if (this.offset + count > this.source.length) throw new RangeError("ended early");
    this.offset += count;
    return this.source.subarray(this.offset - count, this.offset);
  }

  /** A "compact-u16": seven bits per byte, lowest first. */
  length(): number {
    let value = 0;
    for (let shift = 0; shift < 21; shift += 7) {
      const byte = this.byte();
      value |= (byte & 0x7f) << shift;
      if (byte < 0x80) return value;
    }
    throw new RangeError("length too long");
  }
}

function encodeLength(value: number): number[] {
  return value < 0x80 ? [value] : [(value & 0x7f) | 0x80, ...encodeLength(value >> 7)];
}
