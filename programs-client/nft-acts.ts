import {
  type PublicKey,
  SYSVAR_INSTRUCTIONS_PUBKEY,
  SystemProgram,
  type TransactionInstruction,
} from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "./addresses.ts";
import type { NftCreator } from "./nft-metadata.ts";
import { DELEGATE_ROLES, type DelegateRole, findCollectionDelegateAddress } from "./token-metadata.ts";
import { bytes, instruction, joined, r, s, some, sw, text, u32, w } from "./token-metadata-codec.ts";

/**
 * What is asked of Token Metadata for an NFT that exists. The layouts are those of its interface (mpl-token-metadata 1.13), and
 * `tests/domain/jobs` and `tests/domain/authority` run them on the program itself.
 */

const UPDATE_METADATA_V2 = 15;
const BURN_NFT = 29;
const CREATE_METADATA_V3 = 33;
const REVOKE = 45;
/** The first byte of a change to an NFT of a collection. */
const UPDATE = 50;
const AS_DATA_DELEGATE = 4;
/** The first bytes of the marks of a creator and of a collection. */
export const VERIFY = 52;
export const UNVERIFY = 53;
const CREATOR_V1 = 0;
const COLLECTION_V1 = 1;

const ABSENT = r(TOKEN_METADATA_PROGRAM_ADDRESS);
const SYSTEM = [r(SystemProgram.programId), r(SYSVAR_INSTRUCTIONS_PUBKEY)];

/**
 * Burns an NFT in its owner's usual account, and closes that account, its metadata and its edition; their deposits go to the
 * owner. `collection`: of which it is a verified member, which then counts one less.
 */
export function burnNft({
  owner,
  mint,
  collection,
}: {
  owner: PublicKey;
  mint: PublicKey;
  collection: PublicKey | null;
}): TransactionInstruction {
  const token = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  const keys = [w(findMetadataAddress(mint)), sw(owner), w(mint), w(token), w(findEditionAddress(mint))];
  const counted = collection ? [w(findMetadataAddress(collection))] : [];
  return instruction([...keys, r(TOKEN_PROGRAM_ADDRESS), ...counted], [BURN_NFT]);
}

type CreatorMark = { mint: PublicKey; creator: PublicKey };

/** A creator of an NFT confirms that they are one. */
export function verifyCreator({ mint, creator }: CreatorMark): TransactionInstruction {
  const keys = [s(creator), ABSENT, w(findMetadataAddress(mint)), ABSENT, ABSENT, ABSENT, ...SYSTEM];
  return instruction(keys, [VERIFY, CREATOR_V1]);
}

/** A creator of an NFT takes that back. */
export function unverifyCreator({ mint, creator }: CreatorMark): TransactionInstruction {
  const keys = [s(creator), ABSENT, w(findMetadataAddress(mint)), ABSENT, ABSENT, ...SYSTEM];
  return instruction(keys, [UNVERIFY, CREATOR_V1]);
}

/** `authority`: of the collection, who lets `delegate` mark its members; only the delegate signs. */
type Mark = { mint: PublicKey; collection: PublicKey; authority: PublicKey; delegate: PublicKey };

/** Marks an NFT as a member of its collection. */
export function verifyMember({ mint, ...mark }: Mark): TransactionInstruction {
  const edition = r(findEditionAddress(mark.collection));
  return instruction([...markKeys(mint, mark), edition, ...SYSTEM], [VERIFY, COLLECTION_V1]);
}

/** Takes the mark of its collection from an NFT. */
export function unverifyMember({ mint, ...mark }: Mark): TransactionInstruction {
  return instruction([...markKeys(mint, mark), ...SYSTEM], [UNVERIFY, COLLECTION_V1]);
}

function markKeys(mint: PublicKey, { collection, authority, delegate }: Omit<Mark, "mint">) {
  const record = findCollectionDelegateAddress(collection, authority, delegate);
  return [s(delegate), r(record), w(findMetadataAddress(mint)), r(collection), w(findMetadataAddress(collection))];
}

/** Hands the power over an NFT to another wallet. */
export function setUpdateAuthority({
  mint,
  authority,
  newAuthority,
}: {
  mint: PublicKey;
  authority: PublicKey;
  newAuthority: PublicKey;
}): TransactionInstruction {
  const keys = [w(findMetadataAddress(mint)), s(authority)];
  // nothing but the authority changes
  return instruction(keys, [UPDATE_METADATA_V2], bytes(0), some(newAuthority.toBytes()), bytes(0, 0));
}

/** A delegate gives up what it may do for a collection; the deposit of its record comes to the delegate. */
export function revokeCollectionDelegate({
  collection,
  authority,
  delegate,
  role,
}: Omit<Mark, "mint"> & { role: DelegateRole }): TransactionInstruction {
  const record = findCollectionDelegateAddress(collection, authority, delegate, role);
  return instruction(
    [
      ...[w(record), r(delegate), w(findMetadataAddress(collection)), ABSENT, ABSENT, r(collection), ABSENT],
      ...[s(delegate), sw(delegate), ...SYSTEM, ABSENT, ABSENT, ABSENT],
    ],
    [REVOKE, DELEGATE_ROLES[role]],
  );
}

/** Says what a coin of SPL Token is called; the authority over its mint signs and pays, and may change it later. */
export function describeCoin({
  mint,
  authority,
  name,
  symbol,
  uri,
}: {
  mint: PublicKey;
  authority: PublicKey;
  name: string;
  symbol: string;
  uri: string;
}): TransactionInstruction {
  const keys = [w(findMetadataAddress(mint)), r(mint), s(authority), sw(authority), s(authority)];
  // no royalties, creators, collection and uses; it can be changed; no details of a collection
  const rest = bytes(0, 0, 0, 0, 0, 1, 0);
  return instruction(
    [...keys, r(SystemProgram.programId)],
    [CREATE_METADATA_V3],
    text(name),
    text(symbol),
    text(uri),
    rest,
  );
}

/**
 * Changes what an NFT of a collection says of itself, by a delegate for this of the collection's authority; only the delegate
 * signs. Symbol, royalties and creators have to be those that it has.
 */
export function updateTexts({
  mint,
  collection,
  authority,
  delegate,
  ...texts
}: Mark & { name: string; symbol: string; uri: string; royaltyBps: number; creators: readonly NftCreator[] }) {
  const record = findCollectionDelegateAddress(collection, authority, delegate, "data");
  const { name, symbol, uri, royaltyBps, creators } = texts;
  const written = creators.map(({ address, isVerified, share }) =>
    joined(address.toBytes(), bytes(isVerified ? 1 : 0, share)),
  );
  return instruction(
    [
      s(delegate),
      r(record),
      ABSENT,
      r(mint),
      w(findMetadataAddress(mint)),
      ABSENT,
      sw(delegate),
      ...SYSTEM,
      ABSENT,
      ABSENT,
    ],
    [UPDATE, AS_DATA_DELEGATE],
    some(
      ...[text(name), text(symbol), text(uri), bytes(royaltyBps & 0xff, royaltyBps >> 8)],
      creators.length > 0 ? some(u32(creators.length), ...written) : bytes(0),
    ),
    bytes(0),
  );
}
