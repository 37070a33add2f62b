import type { Database } from "~db/client";
import { DROP_PROGRAM_ADDRESS, STAKING_PROGRAM_ADDRESS, VESTING_PROGRAM_ADDRESS } from "~programs/addresses";
import { listShownDrops } from "../drop/queries.server";
import { findContracts } from "../migration/projects.server";
import { listShownPools } from "../nft-staking/pool/queries.server";
import { getSetting } from "../settings/queries.server";
import type { KnownAccounts } from "./view";

/** Accounts that anybody can look up on an explorer. `evmChainId`: that of the former chain. */
export async function listKnownAccounts(db: Database, evmChainId: number): Promise<KnownAccounts> {
  const [coinPool, pools, drops, contracts] = await Promise.all([
    getSetting(db, "coin_pool_address"),
    listShownPools(db),
    listShownDrops(db),
    findContracts(db, evmChainId),
  ]);
  return {
    coinPool,
    nftPools: pools.map(({ kind, collection, address }) => ({ kind, collection, address })),
    drops: drops.map(({ number, address }) => ({ number, address })),
    programs: [
      { name: "staking", address: STAKING_PROGRAM_ADDRESS.toBase58() },
      { name: "drop", address: DROP_PROGRAM_ADDRESS.toBase58() },
      { name: "vesting", address: VESTING_PROGRAM_ADDRESS.toBase58() },
    ],
    gate: contracts?.gate ?? null,
  };
}
