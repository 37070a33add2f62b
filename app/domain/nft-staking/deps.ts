import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";

/** What reading and planning of NFT staking need. `now`: of the Worker; rules go by the chain's seconds. */
export type NftStakingDeps = { db: Database; chain: Chain; now: Date };
