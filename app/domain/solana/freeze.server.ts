import bs58 from "bs58";
import type { ChainAccount } from "./chain";
import type { Freeze } from "./freeze";
import { readMint } from "./token.server";

const MINT_BYTES = 82;

/** The freeze authority of a mint; null if the mint was not read. */
export function freezeOf(mint: ChainAccount | null | undefined): Freeze | null {
  if (!mint || mint.data.length < MINT_BYTES) return null;
  const { freezeAuthority } = readMint(mint);
  return { authority: freezeAuthority && bs58.encode(freezeAuthority) };
}
