/** A block as input.ts checks it; its lists may be constants. */
type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: readonly { term: string; value: string }[] };

/** The longest search; what is longer is cut. */
export const LONGEST_SEARCH = 80;

/** How many words of a search count. */
const MOST_WORDS = 8;

/** The longest beginning of a word that has an index of its own (db/news-search.sql); what a longer one ends in is let be. */
const LONGEST_BEGINNING = 8;

/** The words of a body, to be searched. */
export function wordsOf(body: readonly Block[]): string {
  return body
    .flatMap((block) => {
      if (typeof block === "string") return [block];
      if ("heading" in block) return [block.heading];
      if ("list" in block) return [...block.list];
      return block.facts.flatMap(({ term, value }) => [term, value]);
    })
    .join("\n");
}

/** The words that a visitor searches for: composed (a Mac may send Hangul in parts), in small letters, without signs. */
export function searchWords(query: string): string[] {
  const words =
    query
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/**
 * A search as FTS5 wants it: news of the language with a word that begins with each of these. Null where there is none.
 * Each word is letters and digits alone and stands in quotes, so that nothing in it is an operator.
 */
export function toMatch(language: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const parts = words.map((word) => `"${[...word].slice(0, LONGEST_BEGINNING).join("")}"*`);
  return `language : "${language}" AND {title summary words} : (${parts.join(" AND ")})`;
}
