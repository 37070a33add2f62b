import type { PublicKey, TransactionInstruction } from "@solana/web3.js";

/** The most that the network accepts: one packet. */
export const MAX_TRANSACTION_BYTES = 1_232;

const SIGNATURE_BYTES = 64;
const HEADER_BYTES = 3;
const KEY_BYTES = 32;
const BLOCKHASH_BYTES = 32;
/** Data lengths of the two compute budget instructions in each of our transactions. They have no accounts. */
const BUDGET_DATA_BYTES = [5, 9];
/**
 * The advance of a nonce has three accounts and four bytes of data, and adds two keys besides those of the holder and the
 * system program.
 */
const NONCE = { accounts: 3, dataBytes: 4, keys: 2 };
const SYSTEM_PROGRAM = "11111111111111111111111111111111";

/**
 * The size in bytes of the signed transaction that `buildTransaction` makes of these instructions. Its only signer is the
 * payer.
 */
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

/** Bytes of a length prefix: one for each seven bits. */
function lengthBytes(length: number): number {
  return length < 0x80 ? 1 : 2;
}
