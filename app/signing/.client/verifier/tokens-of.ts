import { PublicKey } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";

/** The usual accounts of a wallet for a coin, one for each token program. The chain accepts only that of the coin's own. */
export function tokensOf(owner: string, mint: string): string[] {
  const [ownerKey, mintKey] = [new PublicKey(owner), new PublicKey(mint)];
  return [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].map((program) =>
    findAssociatedTokenAddress(mintKey, ownerKey, program).toBase58(),
  );
}
