import { hkdf } from "@noble/hashes/hkdf.js";
import { sha256 } from "@noble/hashes/sha2.js";

/**
 * The secret seed of a Korean day: HKDF-SHA256 of the seed of job wallets and the day. It is stored only once the day is over,
 * so that D1 and its backups never hold a seed that still decides anything.
 */
export function gearSeed(seed: Uint8Array, day: string): Uint8Array {
  const encoder = new TextEncoder();
  return hkdf(sha256, seed, encoder.encode("punkvism gear seed"), encoder.encode(day), 32);
}
