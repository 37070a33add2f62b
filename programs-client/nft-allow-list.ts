import { sha256 } from "@noble/hashes/sha2.js";
import type { PublicKey } from "@solana/web3.js";
import { STAKING_PROGRAM_ADDRESS } from "./addresses.ts";

/** An NFT's place on an allow-list. `proof`: siblings from the leaf up, 32 bytes each. */
export interface AllowListPlace {
  index: number;
  proof: Uint8Array[];
}

export interface AllowList {
  root: Uint8Array;
  leaves: number;
  /** null for a mint that is not on the list */
  findPlace(mint: PublicKey): AllowListPlace | null;
}

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);
const EMPTY = new Uint8Array(32);
const DOMAIN = new TextEncoder().encode("nft allow-list");

/**
 * The Merkle tree of a pool's allow-list, as the program reads it (programs/shared/src/merkle.rs): leaves and nodes are
 * hashed with different prefixes, and empty places fill it up to a power of two. Throws for an empty list.
 */
export function buildAllowList(pool: PublicKey, mints: PublicKey[]): AllowList {
  if (mints.length === 0) throw new RangeError("an allow-list without members");
  const bound = [DOMAIN, STAKING_PROGRAM_ADDRESS.toBytes(), pool.toBytes()];
  const leaves = mints.map((mint) => hash([LEAF, ...bound, mint.toBytes()]));
  const levels = levelsAbove([...leaves, ...Array(powerOfTwo(leaves.length) - leaves.length).fill(EMPTY)]);
  const places = new Map(mints.map((mint, index) => [mint.toBase58(), index]));
  return {
    root: levels.at(-1)?.[0] as Uint8Array,
    leaves: mints.length,
    findPlace(mint) {
      const index = places.get(mint.toBase58());
      if (index === undefined) return null;
      const below = levels.slice(0, -1);
      return { index, proof: below.map((level, height) => level[(index >> height) ^ 1] as Uint8Array) };
    },
  };
}

function levelsAbove(leaves: Uint8Array[]): Uint8Array[][] {
  const levels = [leaves];
  for (let level = leaves; level.length > 1; levels.push(level)) {
    const pairs = level.filter((_, place) => place % 2 === 0);
    level = pairs.map((left, pair) => hash([NODE, left, level[2 * pair + 1] as Uint8Array]));
  }
  return levels;
}

function powerOfTwo(count: number): number {
  return 2 ** Math.ceil(Math.log2(count));
}

function hash(parts: Uint8Array[]): Uint8Array {
  const hasher = sha256.create();
  for (const part of parts) hasher.update(part);
  return hasher.digest();
}
