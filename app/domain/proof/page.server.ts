import type { Database } from "~db/client";
import type { Chain } from "../solana/chain";
import { getCoinPool } from "../staking/queries.server";
import type { GrantListQuery } from "../vesting/input";
import { getProof } from "./coin-staking.server";
import { coverByCoin } from "./cover";
import { getGrantsCover, getGrantVaults } from "./grants.server";
import { getOtherVaults } from "./vaults.server";
import type { CoinCover, ProofPage } from "./view";

type Deps = { db: Database; chain: Chain; now: Date };

/** What the proof page shows, with the asked page of grants. Throws PoolNotSet, ChainUnavailable. */
export async function getProofPage(deps: Deps, asked: Pick<GrantListQuery, "coin" | "after">): Promise<ProofPage> {
  const proof = await getProof(deps);
  const pool = await getCoinPool(deps);
  const others = await getOtherVaults(deps);
  const grants = await getGrantVaults(deps, asked);
  const { vaults, isWhole } = await getGrantsCover(deps);
  const { principalVault, rewardVault } = proof.pool;
  const ofCoinStaking = [principalVault, rewardVault].map(
    (vault): CoinCover => ({ ...vault, symbol: "SCG", decimals: proof.mint.decimals }),
  );
  return {
    proof,
    pool,
    others,
    grants,
    covers: coverByCoin([...ofCoinStaking, ...others.vaults, ...vaults]),
    grantsCounted: { isWhole, vaults: vaults.map(({ isCovered }) => ({ isCovered })) },
  };
}
