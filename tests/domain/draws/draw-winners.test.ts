import fc from "fast-check";
import { expect, test } from "vitest";
import { commitmentOf, drawWinners, hashEntrants, randomOf, sortedEntrants } from "~/domain/draws/draw-winners";
import { checkProof, type DrawProof } from "../../../tools/draw/verify-draw.mjs";
import { addressOf } from "../jobs/job-world";

const BLOCKHASH = addressOf(77);
const seedOf = (number: number) => new Uint8Array(32).fill(number);
const entrantsOf = (count: number) => sortedEntrants(Array.from({ length: count }, (_, at) => addressOf(at + 1)));
const TWENTY = entrantsOf(20);

/** The chi-square of counts that should all be the same. */
function chiSquare(counts: readonly number[]): number {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
}

const draws = fc.record({
  chosen: fc.uniqueArray(fc.integer({ min: 0, max: 19 }), { minLength: 1, maxLength: 20 }),
  repeated: fc.array(fc.nat({ max: 19 }), { maxLength: 10 }),
  seed: fc.uint8Array({ minLength: 32, maxLength: 32 }),
  share: fc.integer({ min: 1, max: 20 }),
});

test("neither the order of the entrants nor a second entry changes who wins", () => {
  fc.assert(
    fc.property(draws, ({ chosen, repeated, seed, share }) => {
      const listed = chosen.map((at) => TWENTY[at] ?? "");
      const twice = [...listed, ...repeated.map((at) => listed[at % listed.length] ?? "")].reverse();
      const winnerCount = Math.min(share, listed.length);
      const drawn = (list: string[]) =>
        drawWinners({ sorted: sortedEntrants(list), winnerCount, seed, blockhash: BLOCKHASH });
      expect(drawn(twice)).toEqual(drawn(listed));
      expect(new Set(drawn(listed)).size).toBe(winnerCount);
      expect(listed).toEqual(expect.arrayContaining(drawn(listed)));
    }),
  );
});

test("another seed, block or entrant draws others", () => {
  const asked = { sorted: TWENTY, winnerCount: 10, seed: seedOf(1), blockhash: BLOCKHASH };
  const winners = drawWinners(asked);
  expect(drawWinners(asked)).toEqual(winners);
  expect(drawWinners({ ...asked, seed: seedOf(2) })).not.toEqual(winners);
  expect(drawWinners({ ...asked, blockhash: addressOf(78) })).not.toEqual(winners);
  expect(drawWinners({ ...asked, sorted: TWENTY.slice(0, 19) })).not.toEqual(winners);
  expect(() => drawWinners({ ...asked, winnerCount: 21 })).toThrow(RangeError);
});

test("every order of four entrants comes up as often as any other", () => {
  const sorted = entrantsOf(4);
  const counts = new Map<string, number>();
  for (let at = 0; at < 2_400; at++) {
    const seed = new Uint8Array(32);
    new DataView(seed.buffer).setUint32(0, at);
    const order = drawWinners({ sorted, winnerCount: 4, seed, blockhash: BLOCKHASH }).join();
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  // 23 degrees of freedom: above 49.7 once in a thousand fair generators, and these seeds are fixed
  expect(chiSquare([...counts.values()])).toBeLessThan(49.7);
});

test("a limit that does not divide 2^32 favours no remainder", () => {
  // three quarters of 2^32: without the words that are left out, the lower third would come up twice as often
  const limit = 3 * 2 ** 30;
  const counts = [0, 0, 0];
  const below = randomOf(seedOf(5));
  for (let at = 0; at < 3_000; at++) {
    const third = Math.floor(below(limit) / 2 ** 30);
    counts[third] = (counts[third] ?? 0) + 1;
  }
  // 2 degrees of freedom: above 13.8 once in a thousand
  expect(chiSquare(counts)).toBeLessThan(13.8);
});

/** A proof as the site publishes it. */
function proofOf(change: Partial<DrawProof> = {}): DrawProof {
  const seed = seedOf(9);
  return {
    entrants: TWENTY,
    entrantsHash: hashEntrants(TWENTY),
    winnerCount: 5,
    commitment: commitmentOf(seed),
    slot: 100,
    blockSlot: 102,
    blockhash: BLOCKHASH,
    seed: Buffer.from(seed).toString("hex"),
    winners: drawWinners({ sorted: TWENTY, winnerCount: 5, seed, blockhash: BLOCKHASH }),
    ...change,
  };
}
const BLOCK = { slot: 102, blockhash: BLOCKHASH };
const wrongIn = (proof: DrawProof, block: typeof BLOCK | null = BLOCK) =>
  checkProof(proof, block).filter(({ found }) => found !== null).length;

test("the verifier, which shares no code with the site, comes to the same winners", () => {
  expect(wrongIn(proofOf())).toBe(0);
  expect(wrongIn(proofOf(), null)).toBe(0);
});

test.each<[string, Partial<DrawProof>]>([
  ["an entrant was added", { entrants: sortedEntrants([...TWENTY, addressOf(50)]) }],
  ["an entrant was left out", { entrants: TWENTY.slice(1) }],
  ["an entrant is there twice", { entrants: [TWENTY[0] ?? "", ...TWENTY] }],
  [
    "the entrants and their hash were replaced",
    { entrants: entrantsOf(21), entrantsHash: hashEntrants(entrantsOf(21)) },
  ],
  ["another seed", { seed: "22".repeat(32) }],
  ["another commitment", { commitment: commitmentOf(seedOf(3)) }],
  ["another block", { blockhash: addressOf(78) }],
  ["a later block", { blockSlot: 103 }],
  ["another winner", { winners: TWENTY.slice(0, 5) }],
  ["more winners", { winnerCount: 6 }],
])("the verifier finds that %s", (_, change) => {
  expect(wrongIn(proofOf(change))).toBeGreaterThan(0);
});
