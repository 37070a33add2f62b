import { PublicKey } from "@solana/web3.js";
import { amountToDecimal } from "~programs/amounts";
import type { Chain } from "../solana/chain";
import { isAddress } from "../solana/is-address";
import { readMint } from "../solana/token.server";
import { COIN_PROGRAMS } from "./new-coin.server";

const MINT_BYTES = 82;
const OF_TOKEN_PROGRAMS: readonly string[] = Object.values(COIN_PROGRAMS).map((program) => program.toBase58());

/** A coin as the chain has it: its supply written out, and who has which power; null for a power that nobody has. */
export type ReadCoinFacts = {
  tokenProgram: string;
  decimals: number;
  supply: string;
  mintAuthority: string | null;
  freezeAuthority: string | null;
};

/** Null if there is no coin at this address. Throws ChainUnavailable. */
export async function readCoinFacts(chain: Pick<Chain, "getAccounts">, mint: string): Promise<ReadCoinFacts | null> {
  if (!isAddress(mint)) return null;
  const { accounts } = await chain.getAccounts([mint]);
  const account = accounts[0];
  if (!account || account.data.length < MINT_BYTES || !OF_TOKEN_PROGRAMS.includes(account.owner)) return null;
  const { decimals, supplyRaw, mintAuthority, freezeAuthority } = readMint(account);
  const addressOf = (key: Uint8Array | null) => key && new PublicKey(key).toBase58();
  return {
    ...{ tokenProgram: account.owner, decimals, supply: amountToDecimal(supplyRaw, decimals) },
    ...{ mintAuthority: addressOf(mintAuthority), freezeAuthority: addressOf(freezeAuthority) },
  };
}
