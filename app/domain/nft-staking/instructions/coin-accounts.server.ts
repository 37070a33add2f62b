import type { TransactionInstruction } from "@solana/web3.js";
import { TOKEN_PROGRAM_ADDRESS } from "~programs/addresses";
import type { Chain } from "../../solana/chain";
import { isTokenAccount } from "../../solana/token.server";
import type { NftPoolReading } from "../pool/accounts.server";
import { coinAccountOf, createCoinAccounts } from "./instructions.server";

type CoinAccounts = { instructions: TransactionInstruction[]; units: number; missing: string[] };

/** Instructions that create the wallet's missing token accounts for coins. Throws ChainUnavailable. */
export async function openCoinAccounts(
  chain: Chain,
  reading: NftPoolReading,
  wallet: string,
  places: number[],
): Promise<CoinAccounts> {
  if (places.length === 0) return { instructions: [], units: 0, missing: [] };
  const addresses = places.map((place) => coinAccountOf(reading, wallet, place));
  const { accounts } = await chain.getAccounts(addresses);
  const tokenProgramOf = (place: number) => reading.pool.streams[place]?.tokenProgram ?? TOKEN_PROGRAM_ADDRESS;
  const isMissing = (place: number, i: number) => !isTokenAccount(accounts[i], tokenProgramOf(place));
  const without = places.filter(isMissing);
  const missing = addresses.filter((_, i) => isMissing(places[i] ?? 0, i));
  return { ...createCoinAccounts(reading, wallet, without), missing: [...new Set(missing)] };
}
