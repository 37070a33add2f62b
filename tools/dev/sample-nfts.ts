import {
  ACCOUNT_SIZE,
  AccountLayout,
  AccountState,
  getAssociatedTokenAddressSync,
  MINT_SIZE,
  MintLayout,
  TOKEN_PROGRAM_ID,
} from "@solana/spl-token";
import { PublicKey } from "@solana/web3.js";
import { callRpc } from "../../app/domain/development/local-node.ts";
import {
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
} from "../../programs-client/addresses.ts";
import { DEVELOPMENT_COLLECTIONS, developmentKeypair } from "../../programs-client/development-keys.ts";
import type { LocalChain } from "./chain.ts";

// No local node has Token Metadata, so what it would own is planted in its own layout.

const METADATA_SIZE = 607;
const METADATA_V1 = 4;
const MASTER_EDITION_V2 = 6;
const NON_FUNGIBLE = 0;
const YES = 1;
const NO = 0;
const ROYALTY_BPS = 500;
const NUMBERS = [1, 2, 3, 4] as const;
const COLLECTION_PICTURE = 8;
// rent only falls, so what paid it in 2026 stays rent-exempt
const lamportsFor = (size: number) => (128 + size) * 6_960;

const operator = developmentKeypair("operator").publicKey;
const firstWallet = developmentKeypair("wallet-1").publicKey;
const secondWallet = developmentKeypair("wallet-2").publicKey;

/** An NFT of a sample collection, or the collection's own. */
export interface SampleNft {
  mint: PublicKey;
  owner: PublicKey;
  name: string;
  symbol: string;
  /** A picture of the site, from its root: the same at every port. */
  uri: string;
  /** null: it is the collection's own. */
  collection: PublicKey | null;
}

/** Two more of the last collection, with the funder, for a drop to give. */
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
 * Plants the sample NFTs and the gifts, unless they were planted before: what became of them since stays. A node that
 * is not surfpool cannot, and goes without.
 */
export async function plantSampleNfts({ rpcUrl, canTravel }: Pick<LocalChain, "rpcUrl" | "canTravel">): Promise<void> {
  if (!canTravel) return;
  await plantNfts(rpcUrl, SAMPLE_NFTS);
  await plantNfts(rpcUrl, GIFT_NFTS);
}

/** Plants NFTs, unless the last of them is there. */
export async function plantNfts(rpcUrl: string, nfts: SampleNft[]): Promise<void> {
  const last = nfts.at(-1);
  if (!last || (await exists(rpcUrl, last.mint))) return;
  const plant = ({ address, owner, data }: PlantedAccount) =>
    callRpc(rpcUrl, "surfnet_setAccount", [
      address.toBase58(),
      { owner: owner.toBase58(), data: data.toString("hex"), lamports: lamportsFor(data.length), executable: false },
    ]);
  const others = nfts.slice(0, -1).flatMap(accountsOf);
  await Promise.all(others.map(plant));
  // its mint comes last, since its presence says that all is there
  for (const account of accountsOf(last)) await plant(account);
}

function editionBumpOf(mint: PublicKey): number {
  const seeds = [Buffer.from("metadata"), TOKEN_METADATA_PROGRAM_ADDRESS.toBuffer(), mint.toBuffer()];
  return PublicKey.findProgramAddressSync([...seeds, Buffer.from("edition")], TOKEN_METADATA_PROGRAM_ADDRESS)[1];
}

async function exists(rpcUrl: string, address: PublicKey): Promise<boolean> {
  const params = [address.toBase58(), { encoding: "base64", commitment: "confirmed" }];
  return (await callRpc<{ value: object | null }>(rpcUrl, "getAccountInfo", params)).value !== null;
}

interface PlantedAccount {
  address: PublicKey;
  owner: PublicKey;
  data: Buffer;
}

function accountsOf(nft: SampleNft): PlantedAccount[] {
  const { mint, owner } = nft;
  const token = getAssociatedTokenAddressSync(mint, owner);
  const metadata = findMetadataAddress(mint);
  const edition = findEditionAddress(mint);
  return [
    { address: token, owner: TOKEN_PROGRAM_ID, data: encodeHolding(mint, owner) },
    { address: edition, owner: TOKEN_METADATA_PROGRAM_ADDRESS, data: encodeEdition() },
    { address: metadata, owner: TOKEN_METADATA_PROGRAM_ADDRESS, data: encodeMetadata(nft) },
    { address: mint, owner: TOKEN_PROGRAM_ID, data: encodeMint(edition) },
  ];
}

function encodeMint(edition: PublicKey): Buffer {
  const data = Buffer.alloc(MINT_SIZE);
  const authorities = {
    mintAuthorityOption: YES,
    mintAuthority: edition,
    freezeAuthorityOption: YES,
    freezeAuthority: edition,
  } as const;
  MintLayout.encode({ ...authorities, supply: 1n, decimals: 0, isInitialized: true }, data);
  return data;
}

function encodeHolding(mint: PublicKey, owner: PublicKey): Buffer {
  const data = Buffer.alloc(ACCOUNT_SIZE);
  const nobody = { delegateOption: NO, delegate: PublicKey.default, delegatedAmount: 0n } as const;
  const plain = {
    isNativeOption: NO,
    isNative: 0n,
    closeAuthorityOption: NO,
    closeAuthority: PublicKey.default,
  } as const;
  AccountLayout.encode({ mint, owner, amount: 1n, state: AccountState.Initialized, ...nobody, ...plain }, data);
  return data;
}

/** No prints of it exist or ever can. */
function encodeEdition(): Buffer {
  return padded(Buffer.concat([bytes(MASTER_EDITION_V2), u64(0), bytes(YES), u64(0)]), 20);
}

function encodeMetadata({ mint, name, symbol, uri, collection }: SampleNft): Buffer {
  const editionBump = editionBumpOf(mint);
  const creator = Buffer.concat([operator.toBuffer(), bytes(YES, 100)]);
  const membership = collection
    ? Buffer.concat([bytes(YES, YES), collection.toBuffer(), bytes(NO, NO)])
    : Buffer.concat([bytes(NO, NO, YES, 0), u64(NUMBERS.length)]);
  const data = Buffer.concat([
    bytes(METADATA_V1),
    operator.toBuffer(),
    mint.toBuffer(),
    text(name, 32),
    text(symbol, 10),
    text(uri, 200),
    u16(ROYALTY_BPS),
    bytes(YES),
    u32(1),
    creator,
    // not sold yet; can be changed; the edition's bump; what kind of token it is
    bytes(NO, YES, YES, editionBump, YES, NON_FUNGIBLE),
    membership,
  ]);
  const account = padded(data, METADATA_SIZE);
  // the program's mark that its fee was paid
  account.writeUInt8(YES, METADATA_SIZE - 1);
  return account;
}

const bytes = (...values: number[]) => Buffer.from(values);
const padded = (data: Buffer, size: number) => Buffer.concat([data, Buffer.alloc(size - data.length)]);
const text = (value: string, size: number) => Buffer.concat([u32(size), padded(Buffer.from(value), size)]);

function u16(value: number): Buffer {
  const data = Buffer.alloc(2);
  data.writeUInt16LE(value);
  return data;
}

function u32(value: number): Buffer {
  const data = Buffer.alloc(4);
  data.writeUInt32LE(value);
  return data;
}

function u64(value: number): Buffer {
  const data = Buffer.alloc(8);
  data.writeBigUInt64LE(BigInt(value));
  return data;
}
