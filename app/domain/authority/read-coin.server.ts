import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { findAssociatedTokenAddress } from "~programs/addresses";
import { amountToDecimal } from "~programs/amounts";
import { readAsset } from "../jobs/read-asset.server";
import type { Chain } from "../solana/chain";
import { tokenAmountOf } from "../solana/token.server";

export type Coin = { mint: PublicKey; tokenProgram: PublicKey; decimals: number };

/** A coin by its mint, from the chain. Throws CoinUnknown, CoinNotSupported, ChainUnavailable. */
export async function readCoin(chain: Chain, mint: string): Promise<Coin> {
  const asset = await readAsset(chain, { asset: "coin", mint });
  if (asset.asset !== "coin") throw new AppError("CoinUnknown");
  return { mint: new PublicKey(mint), tokenProgram: new PublicKey(asset.tokenProgram), decimals: asset.decimals };
}

/** Throws FunderShort if the usual account of a wallet holds fewer base units of a coin than are needed. */
export async function expectCoins(
  chain: Chain,
  { coin, owner, neededRaw }: { coin: Coin; owner: PublicKey; neededRaw: bigint },
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
