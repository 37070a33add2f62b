import { PublicKey } from "@solana/web3.js";
import { AppError } from "~/errors";
import { STAKING_PROGRAM_ADDRESS } from "~programs/addresses";
import { decodeNftPool, type Membership, type NftPool, type StreamRef } from "~programs/nft-staking";
import { type Chain, type ChainAccount, CLOCK_ADDRESS, readClock } from "../../solana/chain";
import { decodeOwned } from "../../solana/owned-account";

/** A pool and the second that its program would go by: the clock's, but never before one that the pool has seen. */
export type NftPoolReading = { address: string; pool: NftPool; ts: bigint; slot: number };

/** Reads a pool beside the clock. Throws PoolNotSet where the address holds no NFT pool of ours, ChainUnavailable. */
export async function readNftPool(chain: Chain, address: string): Promise<NftPoolReading> {
  const { slot, accounts } = await chain.getAccounts([address, CLOCK_ADDRESS]);
  return poolReadingOf(address, slot, accounts);
}

/** The pool at an address, if it is an NFT pool of ours; null otherwise. */
export function readPool(account: ChainAccount | null): NftPool | null {
  return decodeOwned(account, STAKING_PROGRAM_ADDRESS, decodeNftPool);
}

/** Whose NFTs may come in at this second. */
export function membershipAt({ pool, ts }: Pick<NftPoolReading, "pool" | "ts">): Membership {
  const { membership, nextMembership } = pool;
  return nextMembership && ts >= nextMembership.dueTs ? nextMembership : membership;
}

/** A stream as the client's builders want it. */
export function streamRefOf(poolAddress: string, pool: NftPool, place: number): StreamRef {
  const stream = pool.streams[place];
  if (!stream) throw new AppError("InvalidInput");
  return { pool: new PublicKey(poolAddress), place, mint: stream.mint, tokenProgram: stream.tokenProgram };
}

/** The pool and the clock, as the first two of these accounts. Throws PoolNotSet. */
export function poolReadingOf(address: string, slot: number, accounts: (ChainAccount | null)[]): NftPoolReading {
  const pool = readPool(accounts[0] ?? null);
  if (!pool) throw new AppError("PoolNotSet");
  const clockTs = readClock(accounts[1] ?? null);
  return { address, pool, ts: clockTs > pool.lastTs ? clockTs : pool.lastTs, slot };
}
