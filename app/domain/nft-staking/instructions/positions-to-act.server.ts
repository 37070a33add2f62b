import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { findNftPositionAddress } from "~programs/addresses";
import type { Chain } from "../../solana/chain";
import { type NftPositionReading, readNftPositions } from "../holding/accounts.server";
import type { NftPoolReading } from "../pool/accounts.server";

/** The positions that a transaction acts on, with their pool. */
export type PositionsToAct = { pool: NftPoolReading; positions: NftPositionReading[] };

/**
 * The positions of these NFTs. The site need not show the pool, because everybody can leave at any time. Throws
 * PositionNotFound if one is missing, ChainUnavailable.
 */
export async function requirePositions(
  chain: Chain,
  { wallet, poolAddress, mints }: { wallet: string; poolAddress: string; mints: readonly string[] },
): Promise<PositionsToAct> {
  const [pool, owner] = [new PublicKey(poolAddress), new PublicKey(wallet)];
  const keys = mints.map((mint) => {
    return { mint, address: findNftPositionAddress({ pool, owner, mint: new PublicKey(mint) }).toBase58() };
  });
  const [world] = await readNftPositions(chain, { poolAddress, wallet, positions: keys });
  if (world?.positions.length !== mints.length) throw new AppError("PositionNotFound");
  return world;
}

/** Positions whose deposit another wallet paid and gets back. */
export function paidByOthers(positions: readonly NftPositionReading[], wallet: string): NftPositionReading[] {
  return positions.filter(({ position }) => position.rentPayer.toBase58() !== wallet);
}
