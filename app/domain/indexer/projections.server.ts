import { drop } from "../drop/projection.server";
import { nftStaking } from "../nft-staking/projection.server";
import { coinStaking } from "../staking/projection.server";
import { vesting } from "../vesting/projection.server";
import type { Projection } from "./projection";

/** Everything that is kept of our programs. A new one is a row here, and its tables. */
export const PROJECTIONS: readonly Projection[] = [coinStaking, nftStaking, drop, vesting];

/** The programs that are followed, each once. */
export const INDEXED_PROGRAMS: readonly string[] = [...new Set(PROJECTIONS.map(({ program }) => program))];
