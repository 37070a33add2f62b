import type { PublicKey } from "@solana/web3.js";
import type { ChainAccount } from "./chain";

/** What an account of a program holds; null where there is none, where it is another's, and where its bytes say something else. */
export function decodeOwned<T>(
  account: ChainAccount | null | undefined,
  program: PublicKey,
  decode: (data: Uint8Array) => T,
): T | null {
  if (account?.owner !== program.toBase58()) return null;
  try {
    return decode(account.data);
  } catch {
    // an account of another kind of the same program
    return null;
  }
}
