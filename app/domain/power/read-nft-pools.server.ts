import { AppError } from "~/errors";
import type { Database } from "~db/client";
import { type NftPoolReading, nftPoolOf } from "../nft-staking/pool/accounts.server";
import { listShownPools } from "../nft-staking/pool/queries.server";
import type { ShownNftPool } from "../settings/nft-pools";
import type { CollectionId } from "../settings/subjects";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readClock } from "../solana/chain";
import { listOpenedNftPools } from "./opened-pools.server";

/** A pool of the settings, or, without a collection, one that staff have opened and the settings do not have yet. */
export type StaffNftPool = Omit<ShownNftPool, "collection"> & { collection: CollectionId | null };

/** A pool with what the chain says; `reading` is null if no node answers, or no pool of ours is at the address. */
export type PoolForStaff = { shown: StaffNftPool; reading: NftPoolReading | null };

/**
 * The NFT pools that the site shows, then those that staff have opened since, read from the chain in one call. A node that
 * fails leaves every reading null.
 */
export async function readNftPools({ db, chain }: { db: Database; chain: Chain }): Promise<PoolForStaff[]> {
  const [inSettings, opened] = await Promise.all([listShownPools(db), listOpenedNftPools(db)]);
  const known = new Set(inSettings.map(({ address }) => address));
  const more = opened.filter(({ address }) => !known.has(address));
  const pools = [...inSettings, ...more.map((pool) => ({ ...pool, collection: null, rewards: [] }))];
  const { slot, accounts } = await readOrNothing(chain, [CLOCK_ADDRESS, ...pools.map(({ address }) => address)]);
  return pools.map((shown: StaffNftPool, at) => {
    const pool = nftPoolOf(accounts[at + 1] ?? null);
    if (!pool) return { shown, reading: null };
    const clockTs = readClock(accounts[0] ?? null);
    const ts = clockTs > pool.lastTs ? clockTs : pool.lastTs;
    return { shown, reading: { address: shown.address, pool, ts, slot } };
  });
}

/** Accounts as a node gives them; none if no node answers, because a page of staff is to say so in place of failing. */
async function readOrNothing(chain: Chain, addresses: string[]) {
  try {
    return await chain.getAccounts(addresses);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== "ChainUnavailable") throw error;
    return { slot: 0, accounts: [] as (ChainAccount | null)[] };
  }
}
