import { PublicKey } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "../../../programs-client/addresses.ts";
import { developmentKeypair } from "../../../programs-client/development-keys.ts";
import { callRpc } from "./local-node.ts";

// No local node has Token Metadata, so the accounts that it would own are written in its layout. Imports have file
// extensions, so that Node can run this file as it is.

const METADATA_SIZE = 607;
const METADATA_V1 = 4;
const MASTER_EDITION_V2 = 6;
const NON_FUNGIBLE = 0;
const YES = 1;
const NO = 0;
const INITIALIZED = 1;
const ROYALTY_BPS = 500;
const NOBODY = Buffer.alloc(32);
/** As many NFTs as a sample collection says it has. */
const COLLECTION_SIZE = 4;
// rent only falls, so what was enough in 2026 stays rent-exempt
const lamportsFor = (size: number) => (128 + size) * 6_960;

/** An NFT of a sample collection, or the collection's own. */
export interface SampleNft {
  mint: PublicKey;
  owner: PublicKey;
  name: string;
  symbol: string;
  /** A picture of the site as a path from its root, so that it works at every port. */
  uri: string;
  /** null: this is the collection's own NFT. */
  collection: PublicKey | null;
}

/**
 * Plants NFTs, unless the last of them exists already. Only surfpool can do this; with another node it throws the node's
 * message.
 */
export async function plantNfts(rpcUrl: string, nfts: readonly SampleNft[]): Promise<void> {
  const last = nfts.at(-1);
  if (!last || (await exists(rpcUrl, last.mint))) return;
  const plant = ({ address, owner, data }: PlantedAccount) =>
    callRpc(rpcUrl, "surfnet_setAccount", [
      address.toBase58(),
      { owner: owner.toBase58(), data: data.toString("hex"), lamports: lamportsFor(data.length), executable: false },
    ]);
  const others = nfts.slice(0, -1).flatMap(accountsOf);
  await Promise.all(others.map(plant));
  // the mint comes last, because its presence means that everything is there
  for (const account of accountsOf(last)) await plant(account);
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
  const token = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  const metadata = findMetadataAddress(mint);
  const edition = findEditionAddress(mint);
  return [
    { address: token, owner: TOKEN_PROGRAM_ADDRESS, data: encodeHolding(mint, owner) },
    { address: edition, owner: TOKEN_METADATA_PROGRAM_ADDRESS, data: encodeEdition() },
    { address: metadata, owner: TOKEN_METADATA_PROGRAM_ADDRESS, data: encodeMetadata(nft) },
    { address: mint, owner: TOKEN_PROGRAM_ADDRESS, data: encodeMint(edition) },
  ];
}

/** 82 bytes: who may mint (the edition, so nobody), a supply of one, no decimals, who may freeze (the edition). */
function encodeMint(edition: PublicKey): Buffer {
  const authority = Buffer.concat([u32(YES), edition.toBuffer()]);
  return Buffer.concat([authority, u64(1), bytes(0, INITIALIZED), authority]);
}

/** 165 bytes: one unit of the mint, no delegate, not wrapped SOL, and only the owner may close it. */
function encodeHolding(mint: PublicKey, owner: PublicKey): Buffer {
  const nobody = Buffer.concat([u32(NO), NOBODY]);
  const isNative = Buffer.concat([u32(NO), u64(0)]);
  const head = Buffer.concat([mint.toBuffer(), owner.toBuffer(), u64(1), nobody, bytes(INITIALIZED)]);
  return Buffer.concat([head, isNative, u64(0), nobody]);
}

/** An edition without prints; there can never be any. */
function encodeEdition(): Buffer {
  return padded(Buffer.concat([bytes(MASTER_EDITION_V2), u64(0), bytes(YES), u64(0)]), 20);
}

function encodeMetadata({ mint, name, symbol, uri, collection }: SampleNft): Buffer {
  const operator = developmentKeypair("operator").publicKey;
  const creator = Buffer.concat([operator.toBuffer(), bytes(YES, 100)]);
  const membership = collection
    ? Buffer.concat([bytes(YES, YES), collection.toBuffer(), bytes(NO, NO)])
    : Buffer.concat([bytes(NO, NO, YES, 0), u64(COLLECTION_SIZE)]);
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
    // not sold yet; mutable; the edition's bump; the token standard
    bytes(NO, YES, YES, editionBumpOf(mint), YES, NON_FUNGIBLE),
    membership,
  ]);
  const account = padded(data, METADATA_SIZE);
  // the program's mark that its fee was paid
  account.writeUInt8(YES, METADATA_SIZE - 1);
  return account;
}

function editionBumpOf(mint: PublicKey): number {
  const seeds = [Buffer.from("metadata"), TOKEN_METADATA_PROGRAM_ADDRESS.toBuffer(), mint.toBuffer()];
  return PublicKey.findProgramAddressSync([...seeds, Buffer.from("edition")], TOKEN_METADATA_PROGRAM_ADDRESS)[1];
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
