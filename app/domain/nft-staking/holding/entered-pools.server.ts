import { and, eq, isNull } from "drizzle-orm";
import type { Database } from "~db/client";
import { nftPosition } from "~db/schema";
import type { ShownNftPool } from "../../settings/nft-pools";
import type { NftStakingDeps } from "../deps";
import { listShownPools } from "../pool/queries.server";
import { getNftHolding } from "./queries.server";
import type { NftHoldingView } from "./view";

/**
 * What a wallet has in the NFT pools that the site shows, in the order of their tabs. Pools in which it has nothing are left
 * out and not read. `isWhole` works as in getNftHolding. Throws ChainUnavailable.
 */
export async function listNftHoldings(
  deps: NftStakingDeps,
  wallet: string,
  options?: { isWhole?: boolean },
): Promise<NftHoldingView[]> {
  const entered = await listEnteredPools(deps.db, wallet);
  return Promise.all(entered.map((pool) => getNftHolding(deps, wallet, pool, options)));
}

/** The pools shown in which the wallet has a position according to D1, in the order of their tabs. */
export async function listEnteredPools(db: Database, wallet: string): Promise<ShownNftPool[]> {
  const pools = await listShownPools(db);
  const open = await db
    .selectDistinct({ poolAddress: nftPosition.poolAddress })
    .from(nftPosition)
    .where(and(eq(nftPosition.walletAddress, wallet), isNull(nftPosition.closedAt)));
  const addresses = new Set(open.map(({ poolAddress }) => poolAddress));
  return pools.filter(({ address }) => addresses.has(address));
}
