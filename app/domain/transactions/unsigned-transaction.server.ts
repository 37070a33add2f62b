import {
  ComputeBudgetProgram,
  PublicKey,
  type TransactionInstruction,
  TransactionMessage,
  VersionedMessage,
  VersionedTransaction,
} from "@solana/web3.js";
import { advanceNonce } from "../solana/nonce-account.server";

export type BuiltTransaction = {
  message: Uint8Array;
  /** The message with room for its signatures: what a wallet signs. */
  transaction: Uint8Array;
};

/**
 * Puts instructions into an unsigned transaction of the old form, which every wallet and hardware signer reads. With a nonce,
 * `blockhash` is its value, and the advance of its account comes first: elsewhere the network takes it for a blockhash.
 */
export function buildTransaction(input: {
  payer: string;
  blockhash: string;
  nonceAddress?: string | null;
  computeUnitLimit: number;
  /** Micro-lamports a compute unit. */
  computeUnitPrice: number;
  instructions: TransactionInstruction[];
}): BuiltTransaction {
  const { payer, blockhash, nonceAddress, computeUnitLimit, computeUnitPrice } = input;
  const message = new TransactionMessage({
    payerKey: new PublicKey(payer),
    recentBlockhash: blockhash,
    instructions: [
      ...(nonceAddress ? [advanceNonce(payer, nonceAddress)] : []),
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
