import type { Database } from "~db/client";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { findCoinPool } from "./find-coin-pool.server";
import type { PoolForStaff, StaffNftPool } from "./read-nft-pools.server";

/** The fee on rewards of new positions; null if it could not be read. `shown` is null for the coin pool. */
export type PoolFee = {
  address: string;
  shown: StaffNftPool | null;
  feeBps: number | null;
  isPaused: boolean | null;
};

/** The fees of the coin pool and of these NFT pools. */
export async function listFees(
  deps: { db: Database; chain: Chain },
  pools: readonly PoolForStaff[],
): Promise<PoolFee[]> {
  const address = await getSetting(deps.db, "coin_pool_address");
  const coin = await findCoinPool(deps);
  return [
    ...(address
      ? [{ address, shown: null, feeBps: coin?.view.feeBps ?? null, isPaused: coin?.view.isPaused ?? null }]
      : []),
    ...pools.map(({ shown, reading }) => {
      const { feeBps = null, isPaused = null } = reading?.pool ?? {};
      return { address: shown.address, shown, feeBps, isPaused };
    }),
  ];
}
