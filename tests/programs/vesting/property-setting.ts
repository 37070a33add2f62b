import type { PublicKey } from "@solana/web3.js";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { U64_MAX } from "../property.ts";

export const PEOPLE = ["ann", "bob", "cho", "dew", "eun", "fay"];

/** An ordinary coin, and one whose supply reaches the end of u64. */
export const COINS: Record<string, { tokenProgram: PublicKey; decimals: number; share: bigint }> = {
  scg: { tokenProgram: TOKEN_PROGRAM_ADDRESS, decimals: 6, share: 10n ** 15n },
  huge: { tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, decimals: 0, share: U64_MAX / BigInt(PEOPLE.length) },
};
