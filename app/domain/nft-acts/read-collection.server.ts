import type { Chain } from "../solana/chain";
import { isAddress } from "../solana/is-address";
import { readMetadata } from "./read-metadata.server";

/** A collection as Token Metadata has it. `size`: how many verified members it counts; null if it does not count. */
export type ReadCollection = {
  name: string;
  symbol: string;
  uri: string;
  royaltyBps: number;
  authority: string;
  size: number | null;
};

/** Null if there is no NFT at this address. Throws ChainUnavailable. */
export async function readCollection(chain: Pick<Chain, "getAccounts">, mint: string): Promise<ReadCollection | null> {
  if (!isAddress(mint)) return null;
  const metadata = (await readMetadata(chain, [mint])).get(mint);
  if (!metadata) return null;
  const { name, symbol, uri, royaltyBps, updateAuthority, collectionSize: size } = metadata;
  return { name, symbol, uri, royaltyBps, authority: updateAuthority.toBase58(), size };
}
