import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import {
  buildDropTree,
  chunksOfProof,
  type DropRow,
  type DropTree,
  dropProof,
  dropRoot,
  MAX_RECIPIENTS,
  packDropTree,
  treeDepth,
  unpackDropProof,
  verifyDropProof,
} from "~programs/drop-tree.ts";
import { SeededRandom } from "../seeded-random.ts";
import { fillerRows } from "./fixtures.ts";

const key = { program: Buffer.alloc(32, 3), campaign: Buffer.alloc(32, 4) };
/** Around every power of two, and around the edges of chunks and pages. */
const SIZES = [1, 2, 3, 4, 5, 7, 8, 9, 127, 128, 129, 255, 257, 8_191, 8_192, 8_193, 16_385];

const sha256 = (...parts: Uint8Array[]) => createHash("sha256").update(Buffer.concat(parts)).digest();

/** The root as programs/drop/README.md describes it, computed differently: from the top, with node's own hashing. */
function rootOf(rows: readonly DropRow[], first = 0, width = 2 ** Math.ceil(Math.log2(rows.length))): Buffer {
  if (first >= rows.length && width === 1) return Buffer.alloc(32);
  if (width === 1) {
    const [index, amount] = [Buffer.alloc(4), Buffer.alloc(8)];
    index.writeUInt32LE(first);
    amount.writeBigUInt64LE(rows[first]?.amountRaw ?? 0n);
    return sha256(Buffer.of(0), key.program, key.campaign, index, rows[first]?.holder ?? Buffer.alloc(0), amount);
  }
  const half = width / 2;
  return sha256(Buffer.of(1), rootOf(rows, first, half), rootOf(rows, first + half, half));
}

const packed = (tree: DropTree) =>
  new Map([...packDropTree(tree)].map(({ layer, number, bytes }) => [`${layer}/${number}`, bytes]));

describe.each(SIZES)("a list of %i", (count) => {
  const rows = fillerRows(count, 9n);
  const tree = buildDropTree(key, rows);
  const places = [...new Set([0, 1, count >> 1, count - 2, count - 1])].filter((place) => place >= 0 && place < count);

  it("has the root that the interface describes", () => {
    expect(Buffer.from(dropRoot(tree)).toString("hex")).toBe(rootOf(rows).toString("hex"));
  });

  it("shows each place by its own proof, and nobody else at it", () => {
    const root = dropRoot(tree);
    for (const index of places) {
      const proof = dropProof(tree, index);
      const row = rows[index] as DropRow;
      const shown = { key, root, recipients: count, index, row, proof };
      expect(proof).toHaveLength(treeDepth(count));
      expect(verifyDropProof(shown)).toBe(true);
      const richer = { ...row, amountRaw: 10n };
      expect(verifyDropProof({ ...shown, row: richer })).toBe(false);
      expect(verifyDropProof({ ...shown, index: index + 1 })).toBe(false);
      expect(verifyDropProof({ ...shown, index: index + 2 ** proof.length })).toBe(false);
      expect(verifyDropProof({ ...shown, proof: [...proof, new Uint8Array(32)] })).toBe(false);
      expect(verifyDropProof({ ...shown, key: { ...key, campaign: Buffer.alloc(32, 5) } })).toBe(false);
    }
    expect(verifyDropProof({ key, root, recipients: count, index: -1, row: rows[0] as DropRow, proof: [] })).toBe(
      false,
    );
  });

  it("gives the same proofs from at most three of its chunks", () => {
    const chunks = packed(tree);
    for (const index of places) {
      const wanted = chunksOfProof(count, index);
      expect(wanted.length).toBeLessThanOrEqual(3);
      const bytes = wanted.map(({ layer, number }) => chunks.get(`${layer}/${number}`) as Uint8Array);
      expect(unpackDropProof(count, index, bytes)).toEqual(dropProof(tree, index));
    }
  });

  it("keeps no chunk that no proof reads, and none above 8 kB", () => {
    const chunks = packed(tree);
    const read = new Set<string>();
    for (let index = 0; index < count; index++) {
      for (const { layer, number } of chunksOfProof(count, index)) read.add(`${layer}/${number}`);
    }
    expect([...chunks.keys()].toSorted()).toEqual([...read].toSorted());
    expect(Math.max(0, ...[...chunks.values()].map((bytes) => bytes.length))).toBeLessThanOrEqual(8_192);
  });
});

it("any place of any list is shown by its proof, and a proof with any bit changed shows nothing", () => {
  const random = new SeededRandom(20_261_122);
  for (let run = 0; run < 200; run++) {
    const count = 2 + random.below(600);
    const rows = fillerRows(count, BigInt(1 + random.below(1_000)));
    const tree = buildDropTree(key, rows);
    const index = random.below(count);
    const proof = dropProof(tree, index);
    const shown = { key, root: dropRoot(tree), recipients: count, index, row: rows[index] as DropRow, proof };
    expect(verifyDropProof(shown)).toBe(true);
    const sibling = proof[random.below(proof.length)] as Uint8Array;
    sibling[random.below(32)] = (sibling[0] ?? 0) ^ (1 << random.below(8)) ^ 0xa5;
    const isSame = dropProof(tree, index).every((hash, i) => Buffer.from(hash).equals(proof[i] as Uint8Array));
    expect(verifyDropProof(shown)).toBe(isSame);
  }
});

it("refuses lists that are empty or too long, keys and holders of other lengths, and chunks that are not its own", () => {
  const [row] = fillerRows(1) as [DropRow];
  expect(() => buildDropTree(key, [])).toThrow(RangeError);
  expect(() => buildDropTree(key, { length: MAX_RECIPIENTS + 1 } as DropRow[])).toThrow(RangeError);
  expect(() => buildDropTree({ ...key, campaign: Buffer.alloc(31) }, [row])).toThrow(RangeError);
  expect(() => buildDropTree(key, [{ ...row, holder: Buffer.alloc(31) }])).toThrow(RangeError);
  const tree = buildDropTree(key, fillerRows(300));
  expect(() => dropProof(tree, 300)).toThrow(RangeError);
  expect(() => dropProof(tree, -1)).toThrow(RangeError);
  expect(() => unpackDropProof(300, 0, [])).toThrow(RangeError);
  expect(() => unpackDropProof(300, 0, [new Uint8Array(32), new Uint8Array(64)])).toThrow(RangeError);
});
