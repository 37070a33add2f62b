import { sha256 } from "@noble/hashes/sha2.js";
import { Keypair } from "@solana/web3.js";
import { developmentKeypair } from "~programs/development-keys";

/**
 * Who gets back what is left of a sample job, and is first asked to fill its wallet: the first account of the development wallet,
 * because the browser holds no other key of the local chain.
 */
export const SAMPLE_REFUND = developmentKeypair("wallet-1").publicKey.toBase58();

/** Wallets of the local chain to send samples to, the same ones on every machine. */
export function listSampleRecipients(count: number): string[] {
  return Array.from({ length: count }, (_, at) => {
    const seed = sha256(new TextEncoder().encode(`punkvism sample recipient ${at + 1}`));
    return Keypair.fromSeed(seed).publicKey.toBase58();
  });
}
