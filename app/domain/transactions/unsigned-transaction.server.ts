import {
  ComputeBudgetProgram,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { advanceNonceInstruction } from "../solana/nonce-account.server";

export type BuiltTransaction = {
  message: Uint8Array;
  /** The message with room for its signatures, which is what a wallet signs. */
  transaction: Uint8Array;
};

/**
 * Puts instructions into an unsigned legacy transaction, which every wallet and hardware signer can read. With a nonce,
 * `blockhash` is its value, and the advance of its account comes first: otherwise the network takes the value for a
 * blockhash.
 */
export function buildTransaction(input: {
  payer: string;
  blockhash: string;
  nonceAddress?: string | null;
  computeUnitLimit: number;
  /** Micro-lamports per compute unit. */
  computeUnitPrice: number;
  instructions: TransactionInstruction[];
}): BuiltTransaction {
  const { payer, blockhash, nonceAddress, computeUnitLimit, computeUnitPrice } = input;
  const message = new TransactionMessage({
    payerKey: new PublicKey(payer),
    recentBlockhash: blockhash,
    instructions: [
      ...(nonceAddress ? [advanceNonceInstruction(payer, nonceAddress)] : []),
      ComputeBudgetProgram.setComputeUnitLimit({ units: computeUnitLimit }),
      ComputeBudgetProgram.setComputeUnitPrice({ microLamports: computeUnitPrice }),
      ...input.instructions,
    ],
  }).compileToLegacyMessage();
  return { message: message.serialize(), transaction: new VersionedTransaction(message).serialize() };
}

/** The unsigned transaction of a stored message. */
export function unsignedTransaction(message: Uint8Array): Uint8Array {
  return new VersionedTransaction(VersionedMessage.deserialize(message)).serialize();
}
