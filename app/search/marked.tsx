import { searchWords } from "~/domain/news/rules";

/** A text in which the searched words are marked: Hangul anywhere in a word, other words from their beginning. */
export function Marked({ text, query }: { text: string; query: string }) {
  const words = searchWords(query);
  if (words.length === 0) return text;
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  const pattern = new RegExp(`(${longestFirst.map(patternOf).join("|")})`, "giu");
  return text.split(pattern).map((part, index) =>
    // every second piece is one of the separators
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text are told apart only by their place
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}

// the words have only letters and digits, so nothing needs escaping
function patternOf(word: string): string {
  return /\p{Script=Hangul}/u.test(word) ? word : `(?<![\\p{L}\\p{N}])${word}`;
}
