import { PublicKey } from "@solana/web3.js";
import { findAssociatedTokenAddress, TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Expected } from "./kind-rules";

/** The usual accounts of a wallet for a coin, one for each token program. The chain accepts only that of the coin's own. */
export function tokensOf(owner: string, mint: string): string[] {
  const [ownerKey, mintKey] = [new PublicKey(owner), new PublicKey(mint)];
  return [TOKEN_PROGRAM_ADDRESS, TOKEN_2022_PROGRAM_ADDRESS].map((program) =>
    findAssociatedTokenAddress(mintKey, ownerKey, program).toBase58(),
  );
}

/** The opening of the account that a deed pays into. */
export function opening(owner: string, mint: string): Expected {
  return {
    does: ["associatedToken.createIdempotent"],
    accounts: { owner, mint, account: tokensOf(owner, mint) },
    isOptional: true,
  };
}

/** A yes or no as an instruction encodes it. Any other word matches no instruction. */
export function bit(value: string | undefined): string {
  return value === "yes" ? "1" : value === "no" ? "0" : "";
}
