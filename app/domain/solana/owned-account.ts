import type { PublicKey } from "@solana/web3.js";
import type { ChainAccount } from "./chain";

/**
 * The contents of an account of a program. Null if there is no account, another program owns it, or its bytes are something
 * else.
 */
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
