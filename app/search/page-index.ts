import MiniSearch from "minisearch";
import type { SearchFacts } from "~/content/operator-documents.server";
import type { PageDocument } from "~/content/search-documents.server";
import type { SearchHit } from "./search-hit";

export type PageIndex = {
  find(query: string, most: number): SearchHit[];
  /**
   * Adds what no build knows; only the first call counts. The pages are not indexed again, because that takes a phone a
   * while.
   */
  learn(facts: SearchFacts): void;
};

/** The index of a language's pages. The browser and the server use the same one, so both find the same. */
export function createPageIndex(documents: readonly PageDocument[]): PageIndex {
  const index = new MiniSearch<PageDocument>({
    idField: "href",
    fields: ["title", "description", "words"],
    storeFields: ["title", "description", "words", "isSample"],
    tokenize: tokensOf,
    searchOptions: {
      combineWith: "AND",
      prefix: true,
      // longer Latin words may contain a typo; in Hangul every syllable carries meaning
      fuzzy: (term) => (/^[a-z]{4,}$/.test(term) ? 0.25 : false),
      boost: { title: 4, words: 2 },
    },
  });
  index.addAll(documents);
  return {
    learn({ documents: named, sections }) {
      for (const { href, words } of wordsByPage(sections)) {
        const page = documents.find((document) => document.href === href);
        if (page) index.replace({ ...page, words: `${page.words}\n${words}` });
      }
      index.addAll(named);
    },
    find: (query, most) =>
      index
        .search(query)
        .slice(0, most)
        .map(({ id, title, description, words, isSample, terms }) => ({
          href: id,
          title,
          excerpt: excerptOf({ title, description, words }, terms),
          isSample,
        })),
  };
}

/**
 * A page may have several sections written by the operator. Their words are joined, because each page is in the index once.
 */
function wordsByPage(sections: SearchFacts["sections"]): SearchFacts["sections"] {
  return [...new Set(sections.map(({ href }) => href))].map((href) => {
    const written = sections.filter((section) => section.href === href).map(({ words }) => words);
    return { href, words: written.join("\n") };
  });
}

/**
 * Words in lower case without accents. Korean attaches endings to words and compounds have no spaces, so a word in Hangul is
 * cut into pairs of syllables: "스테이킹" is found in "코인스테이킹은".
 */
export function tokensOf(text: string): string[] {
  const plain = text
    .toLowerCase()
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .normalize("NFC");
  const runs = plain.match(/\p{Script=Hangul}+|[\p{L}\p{N}]+?(?=\p{Script=Hangul}|[^\p{L}\p{N}]|$)/gu) ?? [];
  return runs.flatMap((run) => (/\p{Script=Hangul}/u.test(run) ? pairsOf(run) : [run]));
}

function pairsOf(run: string): string[] {
  if (run.length < 3) return [run];
  return Array.from({ length: run.length - 1 }, (_, start) => run.slice(start, start + 2));
}

type Shown = Pick<PageDocument, "title" | "description" | "words">;

/** The page's description, or the heading that has the searched words if only a heading has them. */
function excerptOf({ title, description, words }: Shown, terms: readonly string[]): string {
  const has = (text: string) => {
    const tokens = tokensOf(text);
    return terms.some((term) => tokens.includes(term));
  };
  if (has(description) || has(title)) return description;
  return words.split("\n").find(has) ?? description;
}
