import { readNftPool } from "~/domain/nft-staking/pool/accounts.server";
import { readNftPools } from "~/domain/power/read-nft-pools.server";
import { parseNftPools } from "~/domain/settings/nft-pools";
import { getVouchedSetting } from "~/domain/settings/seal.server";
import { openChain } from "~/domain/solana/chain.server";
import { configContext } from "~/server/context";
import type { ListDeps } from "./define-resource";

/** How long a page of staff waits for a node before it says that it cannot be read. */
const WAITS_MS = 4_000;

/** D1 and the chain, as the commands and queries that read both take them. */
export function chainOf({ db, context }: ListDeps) {
  return { db, chain: openChain({ rpcUrls: context.get(configContext).rpcUrls, timeoutMs: WAITS_MS }) };
}

/** The NFT pools that the site shows, and those that staff have opened, as they are on the chain now. */
export function readPoolsFor(deps: ListDeps) {
  return readNftPools(chainOf(deps));
}

/** One of them; null if none is at this address. */
export async function findPoolFor(deps: ListDeps, address: string) {
  return (await readPoolsFor(deps)).find(({ shown }) => shown.address === address) ?? null;
}

/** The same for a form, which needs the chain. Null if none is at this address. Throws ChainUnavailable, PoolNotSet. */
export async function getPoolFor(deps: ListDeps & { adminSecret: string }, address: string) {
  const found = await findPoolFor(deps, address);
  if (!found) return null;
  const inSettings = parseNftPools(await getVouchedSetting(deps, "nft_pools"));
  // read once more, because a list does not say why a pool could not be read
  const { pool } = found.reading ?? (await readNftPool(chainOf(deps).chain, address));
  return { pool, isInSettings: inSettings.some((pool) => pool.address === address) };
}
