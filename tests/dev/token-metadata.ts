import { PublicKey } from "@solana/web3.js";

export interface Metadata {
  mint: PublicKey;
  name: string;
  symbol: string;
  uri: string;
  collection: { verified: boolean; key: PublicKey } | null;
}

/** Reads a metadata account of Token Metadata by its lengths, as is necessary for older ones. */
export function decodeMetadata(data: Buffer): Metadata {
  let at = 0;
  const take = (length: number) => {
    at += length;
    return data.subarray(at - length, at);
  };
  const u8 = () => take(1).readUInt8();
  const u32 = () => take(4).readUInt32LE();
  const key = () => new PublicKey(take(32));
  const text = () => take(u32()).toString("utf8").replaceAll("\0", "");
  const skipOptional = (length: number) => void (u8() === 1 && take(length));
  if (u8() !== 4) throw new Error("no metadata account");
  key();
  const head = { mint: key(), name: text(), symbol: text(), uri: text() };
  take(2);
  if (u8() === 1) take(u32() * 34);
  take(2);
  // the edition's bump, the token standard
  skipOptional(1);
  skipOptional(1);
  const collection = u8() === 1 ? { verified: u8() === 1, key: key() } : null;
  return { ...head, collection };
}
