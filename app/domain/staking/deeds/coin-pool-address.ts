import { PublicKey } from "@solana/web3.js";
import { findCoinPoolAddress } from "~programs/addresses";

/** The address of the pool that `createCoinPool` opens. */
export function coinPoolAddressOf({
  creator,
  mint,
  poolId,
}: {
  creator: string;
  mint: string;
  poolId: string;
}): string {
  return findCoinPoolAddress({
    creator: new PublicKey(creator),
    mint: new PublicKey(mint),
    poolId: Number(poolId),
  }).toBase58();
}
