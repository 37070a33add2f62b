import type { PublicKey, TransactionInstruction } from "@solana/web3.js";

/** What the network takes: one packet. */
export const MAX_TRANSACTION_BYTES = 1_232;

const SIGNATURE_BYTES = 64;
const HEADER_BYTES = 3;
const KEY_BYTES = 32;
const BLOCKHASH_BYTES = 32;
/** The two instructions that every transaction of ours begins with: program, no accounts, data. */
const BUDGET_DATA_BYTES = [5, 9];
/** The advance of a nonce: program, three accounts, four bytes; two keys besides the holder's and the system program's. */
const NONCE = { accounts: 3, dataBytes: 4, keys: 2 };
const SYSTEM_PROGRAM = "11111111111111111111111111111111";

/** Bytes of the signed transaction of these instructions, as `buildTransaction` makes it: one signer, who pays. */
export function transactionBytes(
  payer: PublicKey,
  instructions: TransactionInstruction[],
  lifetime: "blockhash" | "nonce",
): number {
  const keys = new Set([payer.toBase58(), "compute budget"]);
  for (const { programId, keys: accounts } of instructions) {
    keys.add(programId.toBase58());
    for (const { pubkey } of accounts) keys.add(pubkey.toBase58());
  }
  const hasNonce = lifetime === "nonce";
  if (hasNonce) keys.add(SYSTEM_PROGRAM);
  const keyCount = keys.size + (hasNonce ? NONCE.keys : 0);
  const shapes = [
    ...BUDGET_DATA_BYTES.map((dataBytes) => ({ accounts: 0, dataBytes })),
    ...(hasNonce ? [NONCE] : []),
    ...instructions.map(({ keys: accounts, data }) => ({ accounts: accounts.length, dataBytes: data.length })),
  ];
  const instructionBytes = shapes.reduce((sum, { accounts, dataBytes }) => {
    return sum + 1 + lengthBytes(accounts) + accounts + lengthBytes(dataBytes) + dataBytes;
  }, lengthBytes(shapes.length));
  const keysBytes = lengthBytes(keyCount) + keyCount * KEY_BYTES;
  return lengthBytes(1) + SIGNATURE_BYTES + HEADER_BYTES + keysBytes + BLOCKHASH_BYTES + instructionBytes;
}

/** A length takes a byte for each seven bits. */
function lengthBytes(length: number): number {
  return length < 0x80 ? 1 : 2;
}
