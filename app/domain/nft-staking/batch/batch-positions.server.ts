import type { NftStakingDeps } from "../deps";
import { type NftPositionReading, readNftPositions } from "../holding/accounts.server";
import { listPositionKeys, POSITIONS_A_PAGE, type PositionKey } from "../holding/position-keys.server";
import type { NftPoolReading } from "../pool/accounts.server";
import { UNITS_AN_ANSWER } from "./batch-bounds";
import { isLeft, type NftBatchPast } from "./batch-past.server";

export type PoolHolder = { deps: NftStakingDeps; wallet: string; poolAddress: string };

/**
 * What was found in a wallet's positions, and the oldest reading of the pool: what was due then is still due now. `hasMore`:
 * there are positions after the last one read.
 */
export type Found<T> = { reading: NftPoolReading; units: T[]; hasMore: boolean };

/**
 * Looks through a wallet's positions in a pool, oldest first and page by page, until the units left to do fill an answer;
 * without `past`, it reads all positions. With `mints`, only the positions of those NFTs are read.
 */
export async function lookThrough<T extends { key: string }>(
  { deps, wallet, poolAddress }: PoolHolder,
  mints: readonly string[] | undefined,
  past: NftBatchPast | null,
  unitsIn: (reading: NftPoolReading, positions: NftPositionReading[]) => T[],
): Promise<Found<T>> {
  const units: T[] = [];
  const pools: NftPoolReading[] = [];
  const isFull = () => past !== null && units.filter((unit) => isLeft(unit, past)).length >= UNITS_AN_ANSWER;
  const sought = mints && new Set(mints);
  let after: PositionKey | undefined;
  let hasMore = true;
  while (hasMore && !isFull()) {
    const limit = POSITIONS_A_PAGE;
    const page: PositionKey[] = await listPositionKeys(deps.db, { wallet, poolAddress, limit, after });
    after = page.at(-1);
    const wanted = sought ? page.filter(({ mint }) => sought.delete(mint)) : page;
    hasMore = page.length === limit && sought?.size !== 0;
    // a page without a wanted position needs no reading, but the pool is read at least once
    if (wanted.length === 0 && (hasMore || pools.length > 0)) continue;
    const readings = await readNftPositions(deps.chain, { poolAddress, wallet, positions: wanted });
    pools.push(...readings.map(({ pool }) => pool));
    const reading = oldest(readings.map(({ pool }) => pool));
    units.push(
      ...unitsIn(
        reading,
        readings.flatMap(({ positions }) => positions),
      ),
    );
  }
  return { reading: oldest(pools), units, hasMore };
}

function oldest(readings: NftPoolReading[]): NftPoolReading {
  return readings.reduce((a, b) => (b.ts < a.ts ? b : a));
}
