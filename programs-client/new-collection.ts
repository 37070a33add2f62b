import {
  type PublicKey,
  SYSVAR_INSTRUCTIONS_PUBKEY,
  SystemProgram,
  type TransactionInstruction,
} from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "./addresses.ts";
import { findSeededMint, openSeededMint } from "./seeded-mint.ts";
import { CREATE, MINT } from "./token-metadata.ts";
import { bytes, instruction, r, s, some, sw, text, u32, u64, w } from "./token-metadata-codec.ts";

const V1 = 0;
const NON_FUNGIBLE = 0;

export interface NewCollection {
  /** Holds the collection's NFT, has every authority over it, and pays. */
  authority: PublicKey;
  /** The number of its mint among those of the authority (seeded-mint.ts). */
  number: number;
  name: string;
  symbol: string;
  uri: string;
  royaltyBps: number;
  /** What keeps a mint's account alive. */
  mintRent: bigint;
}

/** The instructions that make a collection: an NFT that counts its verified members, in its authority's usual account. */
export function createCollection(collection: NewCollection): TransactionInstruction[] {
  const { authority, number, name, symbol, uri, royaltyBps, mintRent } = collection;
  const mint = findSeededMint(authority, number);
  const [metadata, edition] = [findMetadataAddress(mint), findEditionAddress(mint)];
  const token = findAssociatedTokenAddress(mint, authority, TOKEN_PROGRAM_ADDRESS);
  const absent = r(TOKEN_METADATA_PROGRAM_ADDRESS);
  const system = [r(SystemProgram.programId), r(SYSVAR_INSTRUCTIONS_PUBKEY)];
  const create = instruction(
    [
      ...[w(metadata), w(edition), w(mint), s(authority), sw(authority), s(authority)],
      ...[...system, r(TOKEN_PROGRAM_ADDRESS)],
    ],
    [CREATE, V1],
    ...[text(name), text(symbol), text(uri), bytes(royaltyBps & 0xff, royaltyBps >> 8)],
    some(u32(1), authority.toBytes(), bytes(1, 100)),
    // not sold before, can be changed
    bytes(0, 1, NON_FUNGIBLE),
    // in no collection, no uses; it counts its members, none yet; no rules; no decimals; no prints
    bytes(0, 0),
    some(bytes(0), u64(0n)),
    bytes(0, 1, 0, 1, 0),
  );
  const mintOne = instruction(
    [
      ...[w(token), r(authority), r(metadata), w(edition), absent, w(mint), s(authority), absent, sw(authority)],
      ...[...system, r(TOKEN_PROGRAM_ADDRESS), r(ASSOCIATED_TOKEN_PROGRAM_ADDRESS), absent, absent],
    ],
    [MINT, V1],
    u64(1n),
    bytes(0),
  );
  return [...openSeededMint({ owner: authority, number, decimals: 0, rent: mintRent }), create, mintOne];
}
