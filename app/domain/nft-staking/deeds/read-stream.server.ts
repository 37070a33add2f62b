import type { NftStream, StreamRef } from "~programs/nft-staking";
import type { Chain } from "../../solana/chain";
import { type NftPoolReading, readNftPool, streamRefOf } from "../pool/accounts.server";

/** A stream of a pool with what an instruction needs of it. Throws PoolNotSet, InvalidInput for a place without a stream. */
export async function readStream(
  chain: Chain,
  { poolAddress, stream: place }: { poolAddress: string; stream: string },
): Promise<NftPoolReading & { stream: NftStream; ref: StreamRef }> {
  const reading = await readNftPool(chain, poolAddress);
  const ref = streamRefOf(poolAddress, reading.pool, Number(place));
  const stream = reading.pool.streams[ref.place] as NftStream;
  return { ...reading, stream, ref };
}
