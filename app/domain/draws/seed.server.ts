import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";

/** The secret seed of a draw: HKDF-SHA256 of the seed of job wallets and the draw's id. It is stored only once it was drawn. */
export function drawSeed(seed: Uint8Array, drawId: string): Uint8Array {
  const encoder = new TextEncoder();
  return hkdf(sha256, seed, encoder.encode("punkvism draw seed"), encoder.encode(drawId), 32);
}
