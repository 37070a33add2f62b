import { PublicKey } from "@solana/web3.js";

export type TokenStandard =
  | "nft"
  | "fungible-asset"
  | "fungible"
  | "edition"
  | "programmable"
  | "programmable-edition"
  | null;

/** What Token Metadata knows about a mint. */
export interface NftMetadata {
  updateAuthority: PublicKey;
  mint: PublicKey;
  name: string;
  symbol: string;
  uri: string;
  /** null in accounts from before there were standards */
  tokenStandard: TokenStandard;
  /** null if it names none; only a verified collection was confirmed by the collection itself */
  collection: { mint: PublicKey; isVerified: boolean } | null;
}

const METADATA_V1 = 4;
const CREATOR_BYTES = 34;
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
  const sellerFeeBytes = 2;
  bytes.take(sellerFeeBytes);
  if (bytes.isSome()) bytes.take(bytes.u32() * CREATOR_BYTES);
  const soldAndMutableBytes = 2;
  bytes.take(soldAndMutableBytes);
  return { updateAuthority, mint, name, symbol, uri, ...readEnd(bytes) };
}

function readEnd(bytes: Reader): Pick<NftMetadata, "tokenStandard" | "collection"> {
  try {
    if (bytes.isSome()) bytes.byte();
    const tokenStandard = bytes.isSome() ? (STANDARDS[bytes.byte()] ?? null) : null;
    if (!bytes.isSome()) return { tokenStandard, collection: null };
    const isVerified = bytes.byte() === 1;
    return { tokenStandard, collection: { mint: bytes.key(), isVerified } };
  } catch (error) {
    if (error instanceof EndOfBytes) return { tokenStandard: null, collection: null };
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
