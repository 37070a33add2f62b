import {
  createAssociatedTokenAccountIdempotentInstruction,
  createInitializeMint2Instruction,
  createMintToInstruction,
  MINT_SIZE,
} from "@solana/spl-token";
import {
  type AccountMeta,
  type Keypair,
  PublicKey,
  SYSVAR_INSTRUCTIONS_PUBKEY,
  SystemProgram,
  TransactionInstruction,
} from "@solana/web3.js";
import {
  ASSOCIATED_TOKEN_PROGRAM_ADDRESS,
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_METADATA_PROGRAM_ADDRESS,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses.ts";
import { obtainTokenMetadata } from "../../../tools/dev/token-metadata-program.ts";
import { person, run } from "../fixtures.ts";
import type { ForeignProgram, Machine } from "../machine.ts";
import { NFT_NAMES, type Nft, STANDARD } from "./planted-nfts.ts";

/** The real Token Metadata program; null where no way leads to it (tools/dev/token-metadata-program.ts). Throws in CI then. */
export async function findTokenMetadata(): Promise<ForeignProgram | null> {
  const found = await obtainTokenMetadata();
  if (!found && process.env.CI) throw new Error("the Token Metadata program is missing");
  return found && { address: TOKEN_METADATA_PROGRAM_ADDRESS, file: found.file };
}

/** An ordinary NFT, or a collection's own, made as its makers do; `creator` holds it and has every authority. */
export async function makeNft(
  machine: Machine,
  creator: Keypair,
  collection: PublicKey | null,
  { isPrintable = false } = {},
): Promise<Nft> {
  const mint = person("real nft");
  const me = creator.publicKey;
  const nft = nftOf(mint.publicKey, me);
  await run(machine, await mintingOf(machine, mint.publicKey, me, nft.token), [mint, creator]);
  const metadata = findMetadataAddress(nft.mint);
  const edition = findEditionAddress(nft.mint);
  const created = instruction(
    [w(metadata), r(nft.mint), s(me), sw(me), r(me), r(SystemProgram.programId)],
    Buffer.concat([
      Buffer.from([33]),
      names(),
      creatorOf(me),
      collection ? some(Buffer.from([0]), collection.toBuffer()) : none(),
      // no uses; can be changed; a collection's own counts its members
      Buffer.from([0, 1]),
      collection ? none() : some(Buffer.alloc(9)),
    ]),
  );
  const keys = [w(edition), w(nft.mint), s(me), s(me), sw(me), w(metadata)];
  const programs = [r(TOKEN_PROGRAM_ADDRESS), r(SystemProgram.programId)];
  const maxPrints = isPrintable ? none() : some(Buffer.alloc(8));
  const finished = instruction([...keys, ...programs], Buffer.concat([Buffer.from([17]), maxPrints]));
  await run(machine, [created, finished], [creator]);
  return nft;
}

/** Lets the collection's authority confirm that the NFT belongs to it. */
export function verifyMember(nft: Nft, collection: Nft, authority: PublicKey): TransactionInstruction {
  const collectionKeys = [
    r(collection.mint),
    w(findMetadataAddress(collection.mint)),
    r(findEditionAddress(collection.mint)),
  ];
  const rest = [r(SystemProgram.programId), r(SYSVAR_INSTRUCTIONS_PUBKEY)];
  const keys = [s(authority), r(TOKEN_METADATA_PROGRAM_ADDRESS), w(findMetadataAddress(nft.mint)), ...collectionKeys];
  return instruction([...keys, ...rest], Buffer.from([52, 1]));
}

/** The first print of an NFT that `holder` holds; nobody else is asked. */
export async function printNft(machine: Machine, holder: Keypair, original: Nft): Promise<Nft> {
  const mint = person("print");
  const me = holder.publicKey;
  const print = nftOf(mint.publicKey, me);
  await run(machine, await mintingOf(machine, mint.publicKey, me, print.token), [mint, holder]);
  const program = TOKEN_METADATA_PROGRAM_ADDRESS;
  const seeds = ["metadata", program.toBuffer(), original.mint.toBuffer(), "edition", "0"].map((seed) =>
    Buffer.from(seed),
  );
  const marker = PublicKey.findProgramAddressSync(seeds, program)[0];
  const keys = [
    w(findMetadataAddress(print.mint)),
    w(findEditionAddress(print.mint)),
    w(findEditionAddress(original.mint)),
    w(print.mint),
    w(marker),
    s(me),
    sw(me),
    s(me),
    r(original.token),
    r(me),
    r(findMetadataAddress(original.mint)),
    r(TOKEN_PROGRAM_ADDRESS),
    r(SystemProgram.programId),
  ];
  await run(machine, instruction(keys, Buffer.concat([Buffer.from([11]), u64(1n)])), [holder]);
  return print;
}

/** A programmable NFT of the creator's. */
export async function makeProgrammableNft(machine: Machine, creator: Keypair, collection: PublicKey): Promise<Nft> {
  const mint = person("programmable nft");
  const me = creator.publicKey;
  const nft = nftOf(mint.publicKey, me);
  const [metadata, edition] = [findMetadataAddress(nft.mint), findEditionAddress(nft.mint)];
  const system = [r(SystemProgram.programId), r(SYSVAR_INSTRUCTIONS_PUBKEY), r(TOKEN_PROGRAM_ADDRESS)];
  const created = instruction(
    [w(metadata), w(edition), sw(nft.mint), s(me), sw(me), r(me), ...system],
    Buffer.concat([
      Buffer.from([42, 0]),
      names(),
      creatorOf(me),
      Buffer.from([0, 1, STANDARD.programmable]),
      some(Buffer.from([0]), collection.toBuffer()),
      // no uses, details or rules; no decimals; not to be printed
      Buffer.from([0, 0, 0, 1, 0, 1, 0]),
    ]),
  );
  const none = r(TOKEN_METADATA_PROGRAM_ADDRESS);
  const record = w(tokenRecord(nft));
  const keys = [w(nft.token), r(me), r(metadata), w(edition), record, w(nft.mint), s(me), none, sw(me)];
  const minted = instruction(
    [...keys, ...system, r(ASSOCIATED_TOKEN_PROGRAM_ADDRESS), none, none],
    Buffer.concat([Buffer.from([43, 0]), u64(1n), Buffer.from([0])]),
  );
  await run(machine, [created], [creator, mint]);
  await run(machine, [minted], [creator]);
  return nft;
}

function nftOf(mint: PublicKey, owner: PublicKey): Nft {
  const token = findAssociatedTokenAddress(mint, owner, TOKEN_PROGRAM_ADDRESS);
  return { mint, tokenProgram: TOKEN_PROGRAM_ADDRESS, token };
}

async function mintingOf(machine: Machine, mint: PublicKey, owner: PublicKey, token: PublicKey) {
  const payer = machine.payer.publicKey;
  return [
    SystemProgram.createAccount({
      fromPubkey: payer,
      newAccountPubkey: mint,
      lamports: Number(await machine.minimumRent(MINT_SIZE)),
      space: MINT_SIZE,
      programId: TOKEN_PROGRAM_ADDRESS,
    }),
    createInitializeMint2Instruction(mint, 0, owner, owner),
    createAssociatedTokenAccountIdempotentInstruction(payer, token, owner, mint),
    createMintToInstruction(mint, token, owner, 1),
  ];
}

function tokenRecord({ mint, token }: Nft): PublicKey {
  const program = TOKEN_METADATA_PROGRAM_ADDRESS;
  const seeds = [Buffer.from("metadata"), program.toBuffer(), mint.toBuffer(), Buffer.from("token_record")];
  return PublicKey.findProgramAddressSync([...seeds, token.toBuffer()], program)[0];
}

function instruction(keys: AccountMeta[], data: Buffer): TransactionInstruction {
  return new TransactionInstruction({ programId: TOKEN_METADATA_PROGRAM_ADDRESS, keys, data });
}

const r = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: false });
const w = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: false, isWritable: true });
const s = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: true, isWritable: false });
const sw = (pubkey: PublicKey): AccountMeta => ({ pubkey, isSigner: true, isWritable: true });

const none = () => Buffer.from([0]);
const some = (...parts: Uint8Array[]) => Buffer.concat([Buffer.from([1]), ...parts]);

/** Name, symbol and address, and royalties of 500 basis points. */
function names(): Buffer {
  const texts = [NFT_NAMES.name, NFT_NAMES.symbol, NFT_NAMES.uri].map((value) => {
    const length = Buffer.alloc(4);
    length.writeUInt32LE(value.length);
    return Buffer.concat([length, Buffer.from(value)]);
  });
  return Buffer.concat([...texts, Buffer.from([0xf4, 0x01])]);
}

function creatorOf(address: PublicKey): Buffer {
  return some(Buffer.from([1, 0, 0, 0]), address.toBuffer(), Buffer.from([1, 100]));
}

function u64(value: bigint): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(value);
  return bytes;
}
