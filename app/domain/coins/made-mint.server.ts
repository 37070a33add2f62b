import { PublicKey } from "@solana/web3.js";
import { findSeededMint } from "~programs/seeded-mint";
import { COIN_PROGRAMS, type CoinProgram } from "./new-coin.server";

/** The address (base58) of the mint that an authority's deed makes with its number, under a token program. */
export function mintOfDeed(authorityAddress: string, number: string | undefined, program: CoinProgram): string {
  return findSeededMint(new PublicKey(authorityAddress), Number(number), COIN_PROGRAMS[program]).toBase58();
}
