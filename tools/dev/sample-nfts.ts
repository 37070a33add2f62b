import { plantNfts, type SampleNft } from "../../app/domain/development/planted-nfts.ts";
import { DEVELOPMENT_COLLECTIONS, developmentKeypair } from "../../programs-client/development-keys.ts";
import type { LocalChain } from "./chain.ts";

export { plantNfts, type SampleNft };

const NUMBERS = [1, 2, 3, 4] as const;
const COLLECTION_PICTURE = 8;

const operator = developmentKeypair("operator").publicKey;
const firstWallet = developmentKeypair("wallet-1").publicKey;
const secondWallet = developmentKeypair("wallet-2").publicKey;

/** Two more NFTs of the last collection, held by the funder, for a drop to give. */
export const GIFT_NFTS: SampleNft[] = ([5, 6] as const).map((number) => ({
  mint: developmentKeypair(`nft-crafter-${number}`).publicKey,
  owner: developmentKeypair("funder").publicKey,
  name: `Crafter #${number}`,
  symbol: "CRAFTER",
  uri: `/art/people/crafter-${number}.svg`,
  collection: developmentKeypair("collection-crafter").publicKey,
}));

/** Seven collections; wallet-1 holds numbers 1 to 3 of each, wallet-2 number 4. */
export const SAMPLE_NFTS: SampleNft[] = DEVELOPMENT_COLLECTIONS.flatMap(({ name, slug, symbol }) => {
  const collection = developmentKeypair(`collection-${slug}`).publicKey;
  const uri = (number: number) => `/art/people/${slug}-${number}.svg`;
  const nfts = NUMBERS.map((number) => ({
    mint: developmentKeypair(`nft-${slug}-${number}`).publicKey,
    owner: number === 4 ? secondWallet : firstWallet,
    name: `${name} #${number}`,
    symbol,
    uri: uri(number),
    collection,
  }));
  return [{ mint: collection, owner: operator, name, symbol, uri: uri(COLLECTION_PICTURE), collection: null }, ...nfts];
});

/**
 * Plants the sample NFTs and the gifts, unless they were planted before; whatever has happened to them since stays. Only
 * surfpool can do this; other nodes go without.
 */
export async function plantSampleNfts({ rpcUrl, canTravel }: Pick<LocalChain, "rpcUrl" | "canTravel">): Promise<void> {
  if (!canTravel) return;
  await plantNfts(rpcUrl, SAMPLE_NFTS);
  await plantNfts(rpcUrl, GIFT_NFTS);
}
