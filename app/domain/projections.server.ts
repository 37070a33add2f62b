import { drop } from "./drop/projection.server";
import type { Projection } from "./indexer/projection";
import { nftStaking } from "./nft-staking/projection/projection.server";
import { coinStaking } from "./staking/projection.server";
import { vesting } from "./vesting/projection.server";

/** Everything that is kept of our programs. A new projection is a row here, and its tables. */
export const PROJECTIONS: readonly Projection[] = [coinStaking, nftStaking, drop, vesting];
