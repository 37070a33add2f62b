import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { readCoinPool } from "../staking/accounts.server";

/** The coin pool of the settings and the chain; null if none is set or no node answers. */
export async function findCoinPool({ db, chain }: { db: Database; chain: Chain }) {
  const address = await getSetting(db, "coin_pool_address");
  if (!address) return null;
  try {
    return await readCoinPool(chain, address);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return null;
  }
}
