import type { Mutation } from "../mutation.ts";

const PUBLISH = "app/domain/news/publish.server.ts";
const QUERIES = "app/domain/news/queries.server.ts";
const RULES = "app/domain/news/rules.ts";

const OF_NEWS = ["tests/domain/news/news.test.ts"];
const OF_EDITING = ["tests/domain/news/editing.test.ts"];

export const newsMutations: Mutation[] = [
  {
    name: "a piece of news is shown on two pages of the list",
    file: QUERIES,
    before: "return sql`(${news.publishedAt}, ${news.id}) < (${publishedAt}, ${id})`;",
    after: "return sql`(${news.publishedAt}, ${news.id}) <= (${publishedAt}, ${id})`;",
    tests: OF_NEWS,
  },
  {
    name: "the last page leads to an empty one",
    file: QUERIES,
    before: "nextCursor: found.length > size && last ?",
    after: "nextCursor: found.length >= 0 && last ?",
    tests: OF_NEWS,
  },
  {
    name: "a piece of news is shown on two pages of a search",
    file: QUERIES,
    before: "AND rowid < CAST(",
    after: "AND rowid <= CAST(",
    tests: OF_NEWS,
  },
  {
    name: "a search finds other languages",
    file: RULES,
    before: 'return `language : "${language}" AND {title summary words}',
    after: "return `{title summary words}",
    tests: OF_NEWS,
  },
  {
    name: "a search in Hangul finds nothing if a Mac sends its letters separately",
    file: RULES,
    before: '      .normalize("NFC")\n',
    after: "",
    tests: OF_NEWS,
  },
  {
    name: "a scheduled piece of news is published a moment before its time",
    file: PUBLISH,
    before: "lte(newsPiece.scheduledFor, now)",
    after: "lte(newsPiece.scheduledFor, new Date(now.getTime() + 1_000))",
    tests: OF_EDITING,
  },
];
