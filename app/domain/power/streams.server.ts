import { toStreamViews } from "../nft-staking/pool/to-pool-view.server";
import type { NftStreamView } from "../nft-staking/pool/view";
import type { PoolForStaff, StaffNftPool } from "./read-nft-pools.server";

const DAY_SECONDS = 86_400n;

/** One reward of an NFT pool; what only the chain knows is in `view`, which is null if it could not be read. */
export type StreamForStaff = {
  /** The pool's address and the stream's place: "8qnk….0". */
  key: string;
  shown: StaffNftPool;
  place: number;
  view: NftStreamView | null;
  /** Whole days for which its funds last with the NFTs that are staked now; null if they do not run out with time. */
  runwayDays: number | null;
};

/** Every stream of these pools in the order of the tabs. Of a pool that could not be read, those that the settings name. */
export function streamsOf(pools: readonly PoolForStaff[]): StreamForStaff[] {
  return pools.flatMap(({ shown, reading }) => {
    const views = reading && toStreamViews(reading, shown.rewards);
    const count = views ? views.length : shown.rewards.length;
    return Array.from({ length: count }, (_, place) => {
      const stream = views?.[place] ?? null;
      const runwayDays = reading && stream ? daysUntil(stream.fundedUntilTs, reading.ts) : null;
      return { key: `${shown.address}.${place}`, shown, place, view: stream, runwayDays };
    });
  });
}

function daysUntil(untilTs: bigint | null, ts: bigint): number | null {
  if (untilTs === null) return null;
  return untilTs > ts ? Number((untilTs - ts) / DAY_SECONDS) : 0;
}
