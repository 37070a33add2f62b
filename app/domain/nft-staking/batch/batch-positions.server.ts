import type { NftStakingDeps } from "../deps";
import { type NftPositionReading, readNftPositions } from "../holding/accounts.server";
import { listPositionKeys, POSITIONS_A_PAGE, type PositionKey } from "../holding/position-keys.server";
import type { NftPoolReading } from "../pool/accounts.server";
import { UNITS_AN_ANSWER } from "./batch-bounds";
import { isLeft, type Past } from "./batch-past.server";

export type Holder = { deps: NftStakingDeps; wallet: string; poolAddress: string };

/** What was found in a wallet's positions, and the oldest reading of them: what was due then is due now. */
export type Found<T> = { reading: NftPoolReading; units: T[]; hasMore: boolean };

/**
 * Looks through a wallet's positions in a pool, oldest first, page after page, until what is left to do of them fills an
 * answer; with no `past` down to the last one. `mints`: those alone. `hasMore`: positions come after.
 */
export async function lookThrough<T extends { key: string }>(
  { deps, wallet, poolAddress }: Holder,
  mints: readonly string[] | undefined,
  past: Past | null,
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
    // a last page without anything wanted tells nothing; the pool is read once at least
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
