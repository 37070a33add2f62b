import { PublicKey } from "@solana/web3.js";

/** Part of every nonce account's address: it must never change. */
export const NONCE_SEED = "punkvism-nonce";

/** The one address at which a wallet's nonce account may be: derived from the wallet and a seed of ours. */
export async function nonceAddressOf(wallet: string): Promise<string> {
  return (await PublicKey.createWithSeed(new PublicKey(wallet), NONCE_SEED, PublicKey.default)).toBase58();
}
