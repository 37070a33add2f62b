import { PublicKey } from "@solana/web3.js";
import { findMetadataAddress, TOKEN_METADATA_PROGRAM_ADDRESS } from "~programs/addresses";
import { type NftMetadata, readNftMetadata } from "~programs/nft-metadata";
import { type Chain, readAccounts } from "../solana/chain";

/** What Token Metadata knows of mints; null of one that it does not know, or that was burnt. Throws ChainUnavailable. */
export async function readMetadata(
  chain: Pick<Chain, "getAccounts">,
  mints: readonly string[],
): Promise<Map<string, NftMetadata | null>> {
  const places = mints.map((mint) => ({ mint, address: findMetadataAddress(new PublicKey(mint)).toBase58() }));
  const { accounts } = await readAccounts(
    chain,
    places.map(({ address }) => address),
  );
  return new Map(
    places.map(({ mint, address }) => {
      const account = accounts.get(address);
      const isKept = account?.owner === TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();
      return [mint, isKept ? readNftMetadata(account.data) : null];
    }),
  );
}
