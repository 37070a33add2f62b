import type { PublicKey } from "@solana/web3.js";
import { TOKEN_2022_PROGRAM_ADDRESS, TOKEN_PROGRAM_ADDRESS } from "~programs/addresses.ts";
import { U64_MAX } from "../property.ts";
import type { ModelConditions } from "./model.ts";

/** Who and what the property test of coin pools has. */

export const PEOPLE = ["ann", "bob", "cho", "dew", "eun", "fay"];

interface PoolPlan {
  name: string;
  coin: string;
  conditions: ModelConditions;
}

/** `share`: what each of the six people starts with. */
export const COINS: Record<string, { tokenProgram: PublicKey; decimals: number; share: bigint }> = {
  scg: { tokenProgram: TOKEN_PROGRAM_ADDRESS, decimals: 6, share: 10n ** 15n },
  huge: { tokenProgram: TOKEN_2022_PROGRAM_ADDRESS, decimals: 0, share: U64_MAX / BigInt(PEOPLE.length + 1) },
};

/** An ordinary pool, one of single base units with the highest fee, and one that reaches the end of u64. */
export const POOLS: PoolPlan[] = [
  {
    name: "usual",
    coin: "scg",
    conditions: { rates: [300, 600, 1_000, 1_500], min: 10n ** 6n, max: 10n ** 13n, fee: 0 },
  },
  {
    name: "tiny",
    coin: "scg",
    conditions: { rates: [2_000, 2_000, 9_000, 65_535], min: 1n, max: 60_000n, fee: 1_000 },
  },
  { name: "huge", coin: "huge", conditions: { rates: [0, 1, 500, 65_535], min: 1n, max: U64_MAX, fee: 333 } },
];
