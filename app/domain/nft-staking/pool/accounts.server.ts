import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { decodeNftPool, type Membership, type NftPool, type StreamRef } from "~programs/nft-staking";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { decodeOwned } from "../../solana/owned-account";

/** A pool and the second that the program would use: the clock's, but never one before the pool's latest. */
export type NftPoolReading = { address: string; pool: NftPool; ts: bigint; slot: number };

/**
 * Reads a pool together with the clock. Throws PoolNotSet if there is no NFT pool of ours at the address, ChainUnavailable.
 */
export async function readNftPool(chain: Chain, address: string): Promise<NftPoolReading> {
  const { slot, accounts } = await chain.getAccounts([address, CLOCK_ADDRESS]);
  return poolReadingOf(address, slot, accounts);
}

/** The pool at an address, if it is an NFT pool of ours; null otherwise. */
export function nftPoolOf(account: ChainAccount | null): NftPool | null {
  return decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeNftPool);
}

/** Which NFTs may be staked at this second. */
export function membershipAt({ pool, ts }: Pick<NftPoolReading, "pool" | "ts">): Membership {
  const { membership, nextMembership } = pool;
  return nextMembership && ts >= nextMembership.dueTs ? nextMembership : membership;
}

/** A stream in the form that the instruction builders of the client need. */
export function streamRefOf(poolAddress: string, pool: NftPool, place: number): StreamRef {
  const stream = pool.streams[place];
  if (!stream) throw new AppError("InvalidInput");
  return { pool: new PublicKey(poolAddress), place, mint: stream.mint, tokenProgram: stream.tokenProgram };
}

/** Reads the pool and the clock, which are the first two of these accounts. Throws PoolNotSet. */
export function poolReadingOf(address: string, slot: number, accounts: (ChainAccount | null)[]): NftPoolReading {
  const pool = nftPoolOf(accounts[0] ?? null);
  if (!pool) throw new AppError("PoolNotSet");
  const clockTs = readClock(accounts[1] ?? null);
  return { address, pool, ts: clockTs > pool.lastTs ? clockTs : pool.lastTs, slot };
}
