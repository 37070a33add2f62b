import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";

/** Dependencies of reading and planning in NFT staking. `now` is the Worker's time; the rules use chain seconds. */
export type NftStakingDeps = { db: Database; chain: Chain; now: Date };
