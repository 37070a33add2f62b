import { PublicKey, SYSVAR_INSTRUCTIONS_PUBKEY, SystemProgram, TransactionInstruction } from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "./addresses.ts";
import { openSeededMint } from "./seeded-mint.ts";
import { bytes, instruction, joined, r, s, some, sw, text, u32, u64, w } from "./token-metadata-codec.ts";

/**
 * What the minter asks of Metaplex Token Metadata. The layouts are those of its interface (mpl-token-metadata 1.13), and
 * `tests/programs/nft/minted-nft.test.ts` runs them on the program itself.
 */

/** The most bytes that Token Metadata takes of each text. */
export const MOST_NAME_BYTES = 32;
export const MOST_URI_BYTES = 200;
/** What Token Metadata asks for the creation of an NFT, besides rent. */
export const CREATION_FEE_LAMPORTS = 10_000_000n;
const MINT_BYTES = 82;
/** The sizes of the accounts of a new NFT: mint, token account, metadata, master edition. Their rent is paid by the minter. */
export const NFT_ACCOUNT_BYTES = [MINT_BYTES, 165, 607, 20] as const;

/** The first bytes of the instructions that make an NFT's metadata and its token. The latter names the token account first. */
export const CREATE = 42;
export const MINT = 43;

const DELEGATE = 44;
const UPDATE_METADATA_V2 = 15;
const VERIFY = 52;
const V1 = 0;
const COLLECTION_V1 = 1;
const NON_FUNGIBLE = 0;
const INITIALIZE_MINT_2 = 20;

export interface NewNft {
  /** It has to sign, and so has the mint, unless that is a mint of the minter's with a number. */
  minter: PublicKey;
  mint: PublicKey;
  /** Of a mint whose address follows from the minter (seeded-mint.ts), which is opened in the same transaction. */
  number?: number;
  /** The wallet that gets the NFT. */
  target: PublicKey;
  name: string;
  symbol: string;
  uri: string;
  royaltyBps: number;
  collection: PublicKey;
  /** The authority of the collection: it becomes that of the NFT too, and royalties are for it. */
  collectionAuthority: PublicKey;
  /** Of the mint's address, to which anybody may have sent some; 0n if nobody has. */
  lamportsBefore: bigint;
  /** What keeps a mint's account alive. */
  mintRent: bigint;
}

/**
 * The instructions that make an NFT, in one transaction: the mint, its metadata and master edition, the one token in the
 * target's usual account, the mark of the collection, and at last the power over it for the collection's authority. The
 * minter has to be that authority, or its delegate for the collection.
 */
export function createNft(nft: NewNft): TransactionInstruction[] {
  const { minter, mint, target, collection, collectionAuthority } = nft;
  const [metadata, edition] = [findMetadataAddress(mint), findEditionAddress(mint)];
  const token = findAssociatedTokenAddress(mint, target, TOKEN_PROGRAM_ADDRESS);
  const absent = r(TOKEN_METADATA_PROGRAM_ADDRESS);
  const isOwn = minter.equals(collectionAuthority);
  const system = [r(SystemProgram.programId), r(SYSVAR_INSTRUCTIONS_PUBKEY)];
  const create = instruction(
    [
      w(metadata),
      w(edition),
      nft.number === undefined ? sw(mint) : w(mint),
      s(minter),
      sw(minter),
      s(minter),
      ...system,
      r(TOKEN_PROGRAM_ADDRESS),
    ],
    [CREATE, V1],
    ...names(nft),
    // its maker is not asked to sign, so the mark of a creator stays unverified
    some(u32(1), collectionAuthority.toBytes(), bytes(isOwn ? 1 : 0, 100)),
    // sold before, as the old NFT was; can be changed
    bytes(1, 1, NON_FUNGIBLE),
    some(bytes(0), collection.toBytes()),
    // no uses, no details of a collection, no rules; no decimals; no prints
    bytes(0, 0, 0, 1, 0, 1, 0),
  );
  const mintOne = instruction(
    [
      ...[w(token), r(target), r(metadata), w(edition), absent, w(mint), s(minter), absent, sw(minter)],
      ...[...system, r(TOKEN_PROGRAM_ADDRESS), r(ASSOCIATED_TOKEN_PROGRAM_ADDRESS), absent, absent],
    ],
    [MINT, V1],
    u64(1n),
    bytes(0),
  );
  const verify = instruction(
    [
      ...[s(minter), isOwn ? absent : r(findCollectionDelegateAddress(collection, collectionAuthority, minter))],
      ...[w(metadata), r(collection), w(findMetadataAddress(collection)), r(findEditionAddress(collection))],
      ...system,
    ],
    [VERIFY, COLLECTION_V1],
  );
  const handOver = instruction(
    [w(metadata), s(minter)],
    [UPDATE_METADATA_V2],
    // nothing but the authority changes
    bytes(0),
    some(collectionAuthority.toBytes()),
    bytes(0, 0),
  );
  return [...openMint(nft), create, mintOne, verify, ...(isOwn ? [] : [handOver])];
}

/** What a wallet may do for a collection's authority: mark its members, or change what these say of themselves. */
export type DelegateRole = "collection" | "data";
/** As Token Metadata numbers them. */
export const DELEGATE_ROLES = { collection: 0, data: 3 } as const satisfies Record<DelegateRole, number>;

/** Where Token Metadata notes that a wallet may act for the authority of a collection. */
export function findCollectionDelegateAddress(
  collection: PublicKey,
  authority: PublicKey,
  delegate: PublicKey,
  role: DelegateRole = "collection",
): PublicKey {
  const text = (value: string) => new TextEncoder().encode(value);
  const seeds = [text("metadata"), TOKEN_METADATA_PROGRAM_ADDRESS.toBytes(), collection.toBytes()];
  return PublicKey.findProgramAddressSync(
    [...seeds, text(`${role}_delegate`), authority.toBytes(), delegate.toBytes()],
    TOKEN_METADATA_PROGRAM_ADDRESS,
  )[0];
}

/** Lets a wallet act for a collection; signed by the collection's authority, who pays. */
export function delegateCollection({
  collection,
  authority,
  delegate,
  role = "collection",
}: {
  collection: PublicKey;
  authority: PublicKey;
  delegate: PublicKey;
  role?: DelegateRole;
}): TransactionInstruction {
  const absent = r(TOKEN_METADATA_PROGRAM_ADDRESS);
  const record = findCollectionDelegateAddress(collection, authority, delegate, role);
  return instruction(
    [
      ...[w(record), r(delegate), w(findMetadataAddress(collection)), absent, absent, r(collection), absent],
      ...[s(authority), sw(authority), r(SystemProgram.programId), r(SYSVAR_INSTRUCTIONS_PUBKEY)],
      ...[absent, absent, absent],
    ],
    [DELEGATE, DELEGATE_ROLES[role], 0],
  );
}

/**
 * Token Metadata makes the mint's account, but not at an address that has lamports already, which anybody can send. There
 * the account is made before.
 */
function openMint({ minter, mint, number, lamportsBefore, mintRent }: NewNft): TransactionInstruction[] {
  if (number !== undefined) return openSeededMint({ owner: minter, number, decimals: 0, rent: mintRent });
  if (lamportsBefore === 0n) return [];
  const lamports = mintRent > lamportsBefore ? mintRent - lamportsBefore : 0n;
  return [
    ...(lamports > 0n ? [SystemProgram.transfer({ fromPubkey: minter, toPubkey: mint, lamports })] : []),
    SystemProgram.allocate({ accountPubkey: mint, space: MINT_BYTES }),
    SystemProgram.assign({ accountPubkey: mint, programId: TOKEN_PROGRAM_ADDRESS }),
    new TransactionInstruction({
      programId: TOKEN_PROGRAM_ADDRESS,
      keys: [w(mint)],
      data: Buffer.from(joined(bytes(INITIALIZE_MINT_2, 0), minter.toBytes(), some(minter.toBytes()))),
    }),
  ];
}

function names({ name, symbol, uri, royaltyBps }: NewNft): Uint8Array[] {
  return [...[name, symbol, uri].map(text), bytes(royaltyBps & 0xff, royaltyBps >> 8)];
}
