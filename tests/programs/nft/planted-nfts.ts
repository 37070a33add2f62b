import {
  AuthorityType,
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  createSetAuthorityInstruction,
  MINT_SIZE,
} from "@solana/spl-token";
import { type Keypair, PublicKey, SystemProgram } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { person, run } from "../fixtures.ts";
import type { Machine } from "../machine.ts";

/** Sizes of metadata accounts: since 2024, and before. */
export const METADATA_SIZES = [607, 679] as const;

export interface Nft {
  mint: PublicKey;
  tokenProgram: PublicKey;
  token: PublicKey;
}

/** As Token Metadata numbers them. */
export const STANDARD = { nft: 0, asset: 1, fungible: 2, edition: 3, programmable: 4, programmableEdition: 5 } as const;

export interface MetadataFields {
  /** bytes of the account; what is written is padded with zeros */
  size: number;
  key: number;
  mint: PublicKey;
  updateAuthority: PublicKey;
  /** names filled up with zeros to their longest, as Token Metadata does */
  isPadded: boolean;
  /** how many creators, the update authority first; null: not even an empty list */
  creators: number | null;
  tokenStandard: number | null;
  collection: PublicKey | null;
  isVerified: boolean;
}

export interface NftOptions extends Partial<Omit<MetadataFields, "mint">> {
  tokenProgram?: PublicKey;
  /** whether the mint's authorities go to its edition; otherwise there are none */
  hasEdition?: boolean;
  /** keeps the mint's authorities with a person */
  isOpen?: boolean;
  hasMetadata?: boolean;
  /** the mint's key, if its address matters */
  mintKey?: Keypair;
}

const DEFAULTS: Omit<MetadataFields, "mint"> = {
  size: METADATA_SIZES[0],
  key: 4,
  updateAuthority: PublicKey.default,
  isPadded: true,
  creators: 1,
  tokenStandard: STANDARD.nft,
  collection: null,
  isVerified: true,
};

/** An NFT of the owner's: mint and token account are made by the token program, metadata is planted in its real layout. */
export async function plantNft(machine: Machine, owner: PublicKey, options: NftOptions = {}): Promise<Nft> {
  const { tokenProgram = TOKEN_PROGRAM_ADDRESS, hasEdition = true, isOpen = false, hasMetadata = true } = options;
  const mint = options.mintKey ?? person("nft");
  const authority = person("nft authority");
  const token = findAssociatedTokenAddress(mint.publicKey, owner, tokenProgram);
  const payer = machine.payer.publicKey;
  const heir = hasEdition ? findEditionAddress(mint.publicKey) : null;
  const hand = (type: AuthorityType) =>
    createSetAuthorityInstruction(mint.publicKey, authority.publicKey, type, heir, [], tokenProgram);
  const instructions = [
    SystemProgram.createAccount({
      fromPubkey: payer,
      newAccountPubkey: mint.publicKey,
      lamports: Number(await machine.minimumRent(MINT_SIZE)),
      space: MINT_SIZE,
      programId: tokenProgram,
    }),
    createInitializeMint2Instruction(mint.publicKey, 0, authority.publicKey, authority.publicKey, tokenProgram),
    createAssociatedTokenAccountIdempotentInstruction(payer, token, owner, mint.publicKey, tokenProgram),
    createMintToInstruction(mint.publicKey, token, authority.publicKey, 1, [], tokenProgram),
    ...(isOpen ? [] : [hand(AuthorityType.MintTokens), hand(AuthorityType.FreezeAccount)]),
  ];
  await run(machine, instructions, [mint, authority]);
  if (hasMetadata) await plantMetadata(machine, { ...DEFAULTS, ...options, mint: mint.publicKey });
  return { mint: mint.publicKey, tokenProgram, token };
}

/** Puts metadata where Token Metadata would keep it. */
export async function plantMetadata(machine: Machine, fields: Partial<MetadataFields> & { mint: PublicKey }) {
  const data = encodeMetadata({ ...DEFAULTS, ...fields });
  const lamports = await machine.minimumRent(data.length);
  const owner = TOKEN_METADATA_PROGRAM_ADDRESS;
  await machine.setAccount(findMetadataAddress(fields.mint), { owner, lamports, data, executable: false });
}

/** The bytes of a metadata account. */
export function encodeMetadata(fields: MetadataFields): Buffer {
  const { size, mint, creators, updateAuthority, tokenStandard, collection, isVerified } = fields;
  const text = (value: string, longest: number) => {
    const bytes = Buffer.alloc(fields.isPadded ? longest : value.length);
    bytes.write(value);
    return Buffer.concat([u32(bytes.length), bytes]);
  };
  const some = (...parts: Uint8Array[]) => Buffer.concat([Buffer.from([1]), ...parts]);
  const none = Buffer.from([0]);
  const written = Buffer.concat([
    Buffer.from([fields.key]),
    updateAuthority.toBuffer(),
    mint.toBuffer(),
    text(NFT_NAMES.name, 32),
    text(NFT_NAMES.symbol, 10),
    text(NFT_NAMES.uri, 200),
    Buffer.from([0xf4, 0x01]),
    creators === null ? none : some(u32(creators), ...creatorsOf(updateAuthority, creators)),
    // not sold before, can be changed; the edition's bump
    Buffer.from([0, 1, 1, editionBump(mint)]),
    tokenStandard === null ? none : some(Buffer.from([tokenStandard])),
    collection ? some(Buffer.from([isVerified ? 1 : 0]), collection.toBuffer()) : none,
  ]);
  const data = Buffer.concat([written, Buffer.alloc(Math.max(size - written.length, 0))]);
  // since 2024, the last byte says that the creation fee was paid
  if (size === METADATA_SIZES[0] && written.length < size) data[size - 1] = 1;
  return data;
}

export const NFT_NAMES = { name: "Punky #1", symbol: "PUNKY", uri: "https://example.com/1.json" } as const;

/** The first has all of the royalties and has signed; others have none. */
function creatorsOf(first: PublicKey, count: number): Buffer[] {
  const others = Array.from({ length: Math.max(count - 1, 0) }, () => Buffer.alloc(34));
  return count === 0 ? [] : [Buffer.concat([first.toBuffer(), Buffer.from([1, 100])]), ...others];
}

function editionBump(mint: PublicKey): number {
  const program = TOKEN_METADATA_PROGRAM_ADDRESS;
  const seeds = [Buffer.from("metadata"), program.toBuffer(), mint.toBuffer(), Buffer.from("edition")];
  return PublicKey.findProgramAddressSync(seeds, program)[1];
}

function u32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
