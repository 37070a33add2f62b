import { sha256 } from "@noble/hashes/sha2.js";
import bs58 from "bs58";

const WORD_BYTES = 4;
const WORDS = 2 ** 32;

/**
 * The entrants of a draw as they are hashed and published: each address once, in ascending order of its characters, so that
 * neither the order of a list nor an address that is on it twice changes anything.
 */
export function sortedEntrants(addresses: readonly string[]): string[] {
  // addresses are ASCII, of which the order of code units is that of the bytes
  return [...new Set(addresses)].sort((one, other) => (one < other ? -1 : 1));
}

/** SHA-256 (hex) of the sorted entrants, one on each line, without a line break at the end. */
export function hashEntrants(sorted: readonly string[]): string {
  return hexOf(sha256(new TextEncoder().encode(sorted.join("\n"))));
}

/** What is published before a draw: SHA-256 (hex) of its seed. */
export function commitmentOf(seed: Uint8Array): string {
  return hexOf(sha256(seed));
}

/**
 * The winners of a draw, in the order in which they were drawn. The key is SHA-256 of the seed (32 bytes), the block's hash
 * (32 bytes) and the hash of the entrants (32 bytes). Random numbers are the words of four bytes, high byte first, of SHA-256
 * of the key and a counter of four bytes that begins at 0; a word that would favour some remainders is left out. They choose
 * the first places of a Fisher-Yates shuffle. tools/draw/verify-draw.mjs does the same without this code. Throws RangeError
 * for more winners than entrants.
 */
export function drawWinners(input: {
  sorted: readonly string[];
  winnerCount: number;
  seed: Uint8Array;
  blockhash: string;
}): string[] {
  const { sorted, winnerCount, seed, blockhash } = input;
  if (winnerCount > sorted.length) throw new RangeError(`${winnerCount} winners of ${sorted.length} entrants`);
  const entrantsHash = Buffer.from(hashEntrants(sorted), "hex");
  const below = randomOf(sha256(Buffer.concat([seed, bs58.decode(blockhash), entrantsHash])));
  const places = [...sorted];
  for (let place = 0; place < winnerCount; place++) {
    const chosen = place + below(places.length - place);
    [places[place], places[chosen]] = [places[chosen] ?? "", places[place] ?? ""];
  }
  return places.slice(0, winnerCount);
}

/** Whole numbers below a limit of at most 2^32, each equally likely, the same ones for the same key. */
export function randomOf(key: Uint8Array): (limit: number) => number {
  let counter = 0;
  let words: number[] = [];
  const nextWord = () => {
    if (words.length === 0) words = wordsOf(key, counter++);
    return words.shift() ?? 0;
  };
  return (limit) => {
    const fair = WORDS - (WORDS % limit);
    for (;;) {
      const word = nextWord();
      if (word < fair) return word % limit;
    }
  };
}

function wordsOf(key: Uint8Array, counter: number): number[] {
  const block = Buffer.alloc(key.length + WORD_BYTES);
  block.set(key, 0);
  block.writeUInt32BE(counter, key.length);
  const digest = Buffer.from(sha256(block));
  return Array.from({ length: digest.length / WORD_BYTES }, (_, at) => digest.readUInt32BE(at * WORD_BYTES));
}

function hexOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString("hex");
}
