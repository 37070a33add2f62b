import { PublicKey } from "@solana/web3.js";

export type TokenStandard =
  | "nft"
  | "fungible-asset"
  | "fungible"
  | "edition"
  | "programmable"
  | "programmable-edition"
  | null;

/** Somebody who made an NFT, with their part of the royalties in percent. A verified one has signed that they did. */
export interface NftCreator {
  address: PublicKey;
  isVerified: boolean;
  share: number;
}

/** What Token Metadata knows about a mint. */
export interface NftMetadata {
  updateAuthority: PublicKey;
  mint: PublicKey;
  name: string;
  symbol: string;
  uri: string;
  royaltyBps: number;
  creators: NftCreator[];
  /** null in accounts from before there were standards */
  tokenStandard: TokenStandard;
  /** null if it names none; only a verified collection was confirmed by the collection itself */
  collection: { mint: PublicKey; isVerified: boolean } | null;
  /** of a collection's own NFT: how many verified members it counts; null for any other */
  collectionSize: number | null;
}

const METADATA_V1 = 4;
/** A collection that counts its members. */
const SIZED = 0;
const STANDARDS = ["nft", "fungible-asset", "fungible", "edition", "programmable", "programmable-edition"] as const;

/**
 * Decodes a metadata account as the staking program does: by lengths, ignoring padding and whatever comes at the end. Null
 * if the bytes are not a metadata account. What cannot be read after the names counts as absent. The caller checks who owns
 * the account.
 */
export function readNftMetadata(data: Uint8Array): NftMetadata | null {
  try {
    return read(new Reader(data));
  } catch (error) {
    if (error instanceof EndOfBytes) return null;
    throw error;
  }
}

function read(bytes: Reader): NftMetadata | null {
  if (bytes.byte() !== METADATA_V1) return null;
  const updateAuthority = bytes.key();
  const mint = bytes.key();
  const [name, symbol, uri] = [bytes.text(), bytes.text(), bytes.text()];
  const royaltyBps = bytes.u16();
  const creators = bytes.isSome() ? readCreators(bytes) : [];
  const soldAndMutableBytes = 2;
  bytes.take(soldAndMutableBytes);
  return { updateAuthority, mint, name, symbol, uri, royaltyBps, creators, ...readEnd(bytes) };
}

function readCreators(bytes: Reader): NftCreator[] {
  const creators: NftCreator[] = [];
  for (let left = bytes.u32(); left > 0; left--) {
    creators.push({ address: bytes.key(), isVerified: bytes.byte() === 1, share: bytes.byte() });
  }
  return creators;
}

function readEnd(bytes: Reader): Pick<NftMetadata, "tokenStandard" | "collection" | "collectionSize"> {
  try {
    if (bytes.isSome()) bytes.byte();
    const tokenStandard = bytes.isSome() ? (STANDARDS[bytes.byte()] ?? null) : null;
    const collection = bytes.isSome() ? { isVerified: bytes.byte() === 1, mint: bytes.key() } : null;
    return { tokenStandard, collection, collectionSize: readSize(bytes) };
  } catch (error) {
    if (error instanceof EndOfBytes) return { tokenStandard: null, collection: null, collectionSize: null };
    throw error;
  }
}

/** What follows is younger than most NFTs; where it cannot be read, nothing before it is in doubt. */
function readSize(bytes: Reader): number | null {
  const usesBytes = 17;
  try {
    if (bytes.isSome()) bytes.take(usesBytes);
    if (!bytes.isSome() || bytes.byte() !== SIZED) return null;
    const size = bytes.take(8);
    return Number(new DataView(size.buffer, size.byteOffset, 8).getBigUint64(0, true));
  } catch (error) {
    if (error instanceof EndOfBytes) return null;
    throw error;
  }
}

class EndOfBytes extends Error {}

class Reader {
  private offset = 0;

  constructor(private readonly data: Uint8Array) {}

  take(length: number): Uint8Array {
    if (length > this.data.length - this.offset) throw new EndOfBytes();
    this.offset += length;
    return this.data.subarray(this.offset - length, this.offset);
  }

  byte(): number {
    return this.take(1)[0] as number;
  }

  u16(): number {
    const bytes = this.take(2);
    return new DataView(bytes.buffer, bytes.byteOffset, 2).getUint16(0, true);
  }

  u32(): number {
    const bytes = this.take(4);
    return new DataView(bytes.buffer, bytes.byteOffset, 4).getUint32(0, true);
  }

  key(): PublicKey {
    return new PublicKey(this.take(32));
  }

  /** Padded with zero bytes in older accounts. */
  text(): string {
    return new TextDecoder().decode(this.take(this.u32())).replace(/\0+$/, "");
  }

  isSome(): boolean {
    const flag = this.byte();
    if (flag > 1) throw new EndOfBytes();
    return flag === 1;
  }
}
