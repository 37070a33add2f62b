import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { readAsset } from "../jobs/read-asset.server";
import type { Chain } from "../solana/chain";
import type { CoinFacts } from "../solana/read-coin.server";

/**
 * A coin by its mint, whose transfers take no fee and run no other program: drops and grants are of these alone. Throws
 * CoinUnknown, CoinNotSupported, ChainUnavailable.
 */
export async function readPlainCoin(chain: Chain, mint: string): Promise<CoinFacts> {
  const asset = await readAsset(chain, { asset: "coin", mint });
  if (asset.asset !== "coin") throw new AppError("CoinUnknown");
  return { mint: new PublicKey(mint), tokenProgram: new PublicKey(asset.tokenProgram), decimals: asset.decimals };
}
