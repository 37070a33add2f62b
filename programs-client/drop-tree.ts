import { sha256 } from "@noble/hashes/sha2.js";

/**
 * The Merkle tree of a drop's list, as programs/drop and programs/shared/src/merkle.rs read it. Pure: pages, the Worker
 * and tools use the same code.
 *
 * leaf = sha256(0x00 | program | campaign | index u32 le | holder | amount u64 le)
 * node = sha256(0x01 | left | right); places up to the next power of two hold 32 zero bytes
 */

/** A place of the list: the holder, and base units of the coin (1 for an NFT). */
export interface DropRow {
  /** 32 bytes */
  holder: Uint8Array;
  amountRaw: bigint;
}

/** The program and campaign of a list, 32 bytes each. Its leaves prove nothing to any other. */
export interface DropTreeKey {
  program: Uint8Array;
  campaign: Uint8Array;
}

export interface DropTree {
  recipients: number;
  /** hashes of 32 bytes, one after the other, from the leaves (filled up to a power of two) to the root */
  levels: Uint8Array[];
}

/** The hashes of the nodes below one node of the tree. With chunks, a proof needs only one per layer. */
export interface TreeChunk {
  /** layer 0 has the leaves */
  layer: number;
  number: number;
  bytes: Uint8Array;
}

export const MAX_RECIPIENTS = 2 ** 20;
const HASH_BYTES = 32;

/** Levels in a chunk, which has 254 hashes: a proof from a list of a million reads three chunks of 8 kB. */
const CHUNK_LEVELS = 7;

/** The number of siblings of a proof in a tree with this many places. */
export function treeDepth(recipients: number): number {
  return 32 - Math.clz32(Math.max(recipients - 1, 0));
}

/** Throws a RangeError if the list is empty or longer than MAX_RECIPIENTS. A million rows take a few seconds. */
export function buildDropTree(key: DropTreeKey, rows: readonly DropRow[]): DropTree {
  if (rows.length === 0 || rows.length > MAX_RECIPIENTS) throw new RangeError(`${rows.length} recipients`);
  const leaves = new Uint8Array(2 ** treeDepth(rows.length) * HASH_BYTES);
  const hashLeaf = leafHasher(key);
  rows.forEach((row, index) => {
    leaves.set(hashLeaf(index, row), index * HASH_BYTES);
  });
  const levels: Uint8Array[] = [leaves];
  for (let level: Uint8Array = leaves; level.length > HASH_BYTES; levels.push(level)) level = levelAbove(level);
  return { recipients: rows.length, levels };
}

/** 32 bytes. */
export function dropRoot(tree: DropTree): Uint8Array {
  return tree.levels.at(-1) as Uint8Array;
}

/** Siblings from the leaf up, 32 bytes each. */
export function dropProof(tree: DropTree, index: number): Uint8Array[] {
  if (!Number.isInteger(index) || index < 0 || index >= tree.recipients) throw new RangeError(`place ${index}`);
  return tree.levels.slice(0, -1).map((level, height) => hashAt(level, (index >> height) ^ 1));
}

/** Whether the list under `root` has this row at this place, by the program's rules. */
export function verifyDropProof(input: {
  key: DropTreeKey;
  root: Uint8Array;
  recipients: number;
  index: number;
  row: DropRow;
  proof: readonly Uint8Array[];
}): boolean {
  const { key, root, recipients, index, row, proof } = input;
  if (index < 0 || index >= recipients || proof.length !== treeDepth(recipients)) return false;
  let hash = leafHasher(key)(index, row);
  for (const [height, sibling] of proof.entries()) {
    hash = (index >> height) & 1 ? nodeHash(sibling, hash) : nodeHash(hash, sibling);
  }
  return hash.every((byte, i) => byte === root[i]);
}

/** The chunks of a tree to be stored, lowest layer first; those beyond the last recipient are left out. */
export function* packDropTree(tree: DropTree): Generator<TreeChunk> {
  const depth = treeDepth(tree.recipients);
  for (let layer = 0; layer < layersOf(depth); layer++) {
    const { lowest, above } = levelsOf(layer, depth);
    for (let number = 0; number <= (tree.recipients - 1) >> above; number++) {
      const parts = tree.levels.slice(lowest, above).map((level, i) => {
        const length = HASH_BYTES << (above - lowest - i);
        return level.subarray(number * length, (number + 1) * length);
      });
      yield { layer, number, bytes: joined(parts) };
    }
  }
}

/** The chunks that a proof reads, lowest layer first: three at most. */
export function chunksOfProof(recipients: number, index: number): Pick<TreeChunk, "layer" | "number">[] {
  const depth = treeDepth(recipients);
  return Array.from({ length: layersOf(depth) }, (_, layer) => ({
    layer,
    number: index >> levelsOf(layer, depth).above,
  }));
}

/** The proof of a place from the bytes of `chunksOfProof`, in that order. Throws a RangeError if one has another length. */
export function unpackDropProof(recipients: number, index: number, chunks: readonly Uint8Array[]): Uint8Array[] {
  const depth = treeDepth(recipients);
  if (chunks.length !== layersOf(depth)) throw new RangeError(`${chunks.length} chunks`);
  return chunks.flatMap((bytes, layer) => {
    const { lowest, above } = levelsOf(layer, depth);
    if (bytes.length !== HASH_BYTES * (2 ** (above - lowest + 1) - 2)) throw new RangeError(`chunk of layer ${layer}`);
    const hashes = new Array<Uint8Array>(above - lowest);
    let before = 0;
    for (let height = lowest; height < above; height++) {
      const width = 2 ** (above - height);
      hashes[height - lowest] = hashAt(bytes, before + (((index >> height) ^ 1) & (width - 1)));
      before += width;
    }
    return hashes;
  });
}

function layersOf(depth: number): number {
  return Math.ceil(depth / CHUNK_LEVELS);
}

/** The levels of a layer, from `lowest` up to the one below `above`. */
function levelsOf(layer: number, depth: number): { lowest: number; above: number } {
  const lowest = layer * CHUNK_LEVELS;
  return { lowest, above: Math.min(lowest + CHUNK_LEVELS, depth) };
}

function levelAbove(level: Uint8Array): Uint8Array {
  const above = new Uint8Array(level.length / 2);
  const node = new Uint8Array(1 + 2 * HASH_BYTES);
  node[0] = NODE;
  for (let at = 0; at < above.length; at += HASH_BYTES) {
    node.set(level.subarray(2 * at, 2 * (at + HASH_BYTES)), 1);
    above.set(sha256(node), at);
  }
  return above;
}

const LEAF = 0;
const NODE = 1;

function nodeHash(left: Uint8Array, right: Uint8Array): Uint8Array {
  return sha256(joined([Uint8Array.of(NODE), left, right]));
}

/** Hashes leaves in one reused buffer, so that a million of them leave no garbage. */
function leafHasher({ program, campaign }: DropTreeKey): (index: number, row: DropRow) => Uint8Array {
  const bytes = joined([Uint8Array.of(LEAF), program, campaign, new Uint8Array(4 + 32 + 8)]);
  if (bytes.length !== 109) throw new RangeError("program and campaign have 32 bytes each");
  const view = new DataView(bytes.buffer);
  return (index, { holder, amountRaw }) => {
    if (holder.length !== 32) throw new RangeError(`a holder of ${holder.length} bytes`);
    view.setUint32(65, index, true);
    bytes.set(holder, 69);
    view.setBigUint64(101, amountRaw, true);
    return sha256(bytes);
  };
}

function hashAt(hashes: Uint8Array, place: number): Uint8Array {
  return hashes.slice(place * HASH_BYTES, (place + 1) * HASH_BYTES);
}

function joined(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
