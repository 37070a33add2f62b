/** A block as input.ts checks it; its lists may be constants. */
type Block =
  | string
  | { heading: string }
  | { list: readonly string[] }
  | { facts: readonly { term: string; value: string }[] };

/** The longest search text; a longer one is cut. */
export const LONGEST_SEARCH = 80;

/** How many words of a search are used. */
const MOST_WORDS = 8;

/**
 * The longest beginning of a word that has an index of its own (db/news-search.sql); the rest of a longer word is ignored.
 */
const LONGEST_BEGINNING = 8;

/** The words of a body, for the search. */
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

/** The words that a visitor searches for: composed (a Mac may send Hangul in parts), in lower case, without punctuation. */
export function searchWords(query: string): string[] {
  const words =
    query
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return [...new Set(words)].slice(0, MOST_WORDS);
}

/**
 * A search in FTS5's syntax: news of the language with words that begin with each of these. Null if there are none. Each
 * word has only letters and digits and is quoted, so that nothing in it is an operator.
 */
export function toMatch(language: string, words: readonly string[]): string | null {
  if (words.length === 0) return null;
  const parts = words.map((word) => `"${[...word].slice(0, LONGEST_BEGINNING).join("")}"*`);
  return `language : "${language}" AND {title summary words} : (${parts.join(" AND ")})`;
}
