import { PublicKey, Transaction } from "@solana/web3.js";
import bs58 from "bs58";
import type { DeedPlan } from "./define-authority-deed";

/** A multisig takes the instructions out of a proposal and never sends the proposal itself, so it needs no blockhash. */
const NO_BLOCKHASH = PublicKey.default.toBase58();

/**
 * The instructions of a deed as an unsigned transaction of the authority, in the two encodings that tools of multisigs take. It
 * sets no fee, because such a tool does that itself.
 */
export function proposalOf({ authority, instructions }: Pick<DeedPlan, "authority" | "instructions">): {
  base58: string;
  base64: string;
} {
  const transaction = new Transaction({ feePayer: authority, blockhash: NO_BLOCKHASH, lastValidBlockHeight: 0 });
  transaction.add(...instructions);
  const bytes = transaction.serialize({ requireAllSignatures: false, verifySignatures: false });
  return { base58: bs58.encode(bytes), base64: bytes.toString("base64") };
}
