import { Keypair, PublicKey } from "@solana/web3.js";
import { DEVELOPMENT_COLLECTIONS, developmentKeypair } from "~programs/development-keys";
import type { NftMintInput } from "./input";
import { plantNfts, type SampleNft } from "./planted-nfts";

const PICTURES = 8;

export type DevelopmentCollection = (typeof DEVELOPMENT_COLLECTIONS)[number]["slug"];

/** A new NFT that is verified as one of a sample collection and has not been planted yet. */
export function newSampleNft(collection: DevelopmentCollection, owner: PublicKey): SampleNft {
  const { name, slug, symbol } = DEVELOPMENT_COLLECTIONS.find(({ slug }) => slug === collection) as SampleCollection;
  const mint = Keypair.generate().publicKey;
  // told apart by the mint, because nobody counts what developers mint
  const number = 1_000 + ((mint.toBytes()[0] as number) * 256 + (mint.toBytes()[1] as number));
  const uri = `/art/people/${slug}-${1 + (number % PICTURES)}.svg`;
  const collectionMint = developmentKeypair(`collection-${slug}`).publicKey;
  return { mint, owner, name: `${name} #${number}`, symbol, uri, collection: collectionMint };
}

type SampleCollection = (typeof DEVELOPMENT_COLLECTIONS)[number];

/**
 * Puts new NFTs of a sample collection into a wallet. Only surfpool can do this; with another node it throws the node's
 * message.
 */
export async function mintSampleNfts(
  { rpcUrl }: { rpcUrl: string },
  { wallet, collection, count }: NftMintInput & { wallet: string },
): Promise<{ name: string; mint: string }[]> {
  const owner = new PublicKey(wallet);
  const nfts = Array.from({ length: count }, () => newSampleNft(collection, owner));
  await plantNfts(rpcUrl, nfts);
  return nfts.map(({ name, mint }) => ({ name, mint: mint.toBase58() }));
}
