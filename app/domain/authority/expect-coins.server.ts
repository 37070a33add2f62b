import type { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { findAssociatedTokenAddress } from "~programs/addresses";
import { amountToDecimal } from "~programs/amounts";
import type { Chain } from "../solana/chain";
import type { CoinFacts } from "../solana/read-coin.server";
import { tokenAmountOf } from "../solana/token.server";

/** Throws FunderShort if the usual account of a wallet holds fewer base units of a coin than are needed. */
export async function expectCoins(
  chain: Chain,
  { coin, owner, neededRaw }: { coin: CoinFacts; owner: PublicKey; neededRaw: bigint },
): Promise<void> {
  const { mint, tokenProgram, decimals } = coin;
  const { accounts } = await chain.getAccounts([findAssociatedTokenAddress(mint, owner, tokenProgram).toBase58()]);
  const heldRaw = tokenAmountOf(accounts[0]);
  if (heldRaw >= neededRaw) return;
  throw new AppError("FunderShort", {
    held: amountToDecimal(heldRaw, decimals),
    needed: amountToDecimal(neededRaw, decimals),
  });
}
