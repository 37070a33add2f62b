import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { parseNftPools, type ShownNftPool } from "../../settings/nft-pools";
import { getSetting } from "../../settings/queries.server";
import type { NftStakingDeps } from "../deps";
import { type NftPoolReading, readNftPool } from "./accounts.server";
import { toNftPoolView } from "./to-pool-view.server";
import type { NftPoolKey, NftPoolView } from "./view";

/** How long an isolate reuses a reading of a pool. */
const POOL_BELIEVED_MS = 1_500;

const recent = new Map<string, { readAt: number; reading: NftPoolReading }>();

/** The pools that the screens show, in the order of their tabs. */
export async function listShownPools(db: Database): Promise<ShownNftPool[]> {
  return parseNftPools(await getSetting(db, "nft_pools"));
}

/** The pool of a tab. Throws PoolNotSet if the settings name none. */
export async function getShownPool(db: Database, key: NftPoolKey): Promise<ShownNftPool> {
  const pools = await listShownPools(db);
  const shown = pools.find(({ kind, collection }) => kind === key.kind && collection === key.collection);
  if (!shown) throw new AppError("PoolNotSet");
  return shown;
}

/** A pool, read from the chain at most a second and a half ago. Throws PoolNotSet, ChainUnavailable. */
export async function getNftPool(deps: NftStakingDeps, key: NftPoolKey): Promise<NftPoolView> {
  const shown = await getShownPool(deps.db, key);
  const now = deps.now.getTime();
  const known = recent.get(shown.address);
  if (known && now - known.readAt < POOL_BELIEVED_MS) return toNftPoolView(known.reading, shown);
  const reading = await readNftPool(deps.chain, shown.address);
  // the reading is stored and not its promise, because a Worker must not wait for what another request has started
  recent.set(shown.address, { readAt: now, reading });
  return toNftPoolView(reading, shown);
}
