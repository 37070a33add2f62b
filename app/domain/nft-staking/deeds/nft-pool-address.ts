import { PublicKey } from "@solana/web3.js";
import { findNftPoolAddress } from "~programs/addresses";

/** The address of the pool that `createNftPool` opens. */
export function nftPoolAddressOf({ creator, poolId }: { creator: string; poolId: string }): string {
  return findNftPoolAddress({ creator: new PublicKey(creator), poolId: Number(poolId) }).toBase58();
}
