import { PublicKey } from "@solana/web3.js";
import {
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import { type NftMetadata, readNftMetadata } from "~programs/nft-metadata";
import { type Chain, type ChainAccount, readAccounts, viewOf } from "../solana/chain";
import { readMint } from "../solana/token.server";
import type { RowProblem } from "./read-list";

const MINT_BYTES = 82;
const PROGRAM = TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();
/** The first bytes of a master edition, of the first version and of the second; its prints are counted after it. */
const MASTER_EDITIONS = [2, 6];

/** An ordinary NFT: its metadata, and how many prints were made of it. */
export type ReadNft = { metadata: NftMetadata; prints: bigint };

/**
 * NFTs of a list as the chain has them, by their mints: the NFT, or why it is none that Token Metadata keeps in the ordinary
 * way. Throws ChainUnavailable.
 */
export async function readNfts(
  chain: Pick<Chain, "getAccounts">,
  mints: readonly string[],
): Promise<Map<string, ReadNft | RowProblem>> {
  const places = mints.map((text) => {
    const mint = new PublicKey(text);
    return { text, metadata: findMetadataAddress(mint).toBase58(), edition: findEditionAddress(mint).toBase58() };
  });
  const addresses = places.flatMap(({ text, metadata, edition }) => [text, metadata, edition]);
  const { accounts } = await readAccounts(chain, addresses);
  return new Map(
    places.map(({ text, metadata, edition }) => [
      text,
      nftOf({ mint: accounts.get(text), metadata: accounts.get(metadata), edition: accounts.get(edition) }),
    ]),
  );
}

/** The verified collections of NFTs, by their mints; null for one that is in none. Throws ChainUnavailable. */
export async function readCollections(
  chain: Pick<Chain, "getAccounts">,
  mints: readonly string[],
): Promise<Map<string, string | null>> {
  const places = mints.map((text) => ({ text, metadata: findMetadataAddress(new PublicKey(text)).toBase58() }));
  const { accounts } = await readAccounts(
    chain,
    places.map(({ metadata }) => metadata),
  );
  return new Map(places.map(({ text, metadata }) => [text, verifiedCollectionOf(metadataOf(accounts.get(metadata)))]));
}

/** The collection that has confirmed an NFT; null if none has. */
export function verifiedCollectionOf(metadata: NftMetadata | null): string | null {
  return metadata?.collection?.isVerified ? metadata.collection.mint.toBase58() : null;
}

type Accounts = Record<"mint" | "metadata" | "edition", ChainAccount | null | undefined>;

function nftOf({ mint, metadata: account, edition }: Accounts): ReadNft | RowProblem {
  if (!mint || mint.owner !== TOKEN_PROGRAM_ADDRESS.toBase58() || mint.data.length !== MINT_BYTES) return "notNft";
  const { supplyRaw, decimals } = readMint(mint);
  const metadata = metadataOf(account);
  if (supplyRaw !== 1n || decimals !== 0 || !metadata) return "notNft";
  if (metadata.tokenStandard !== "nft" && metadata.tokenStandard !== null) return "otherKind";
  if (edition?.owner !== PROGRAM || !MASTER_EDITIONS.includes(edition.data[0] ?? 0)) return "otherKind";
  return { metadata, prints: viewOf(edition.data).getBigUint64(1, true) };
}

function metadataOf(account: ChainAccount | null | undefined): NftMetadata | null {
  return account?.owner === PROGRAM ? readNftMetadata(account.data) : null;
}
