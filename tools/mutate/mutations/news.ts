import type { Mutation } from "../mutation.ts";

const COMMANDS = "app/domain/news/commands.server.ts";
const QUERIES = "app/domain/news/queries.server.ts";
const RULES = "app/domain/news/rules.ts";

const OF_NEWS = ["tests/domain/news/news.test.ts"];

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
    name: "a translation is added to a piece of news that does not exist",
    file: COMMANDS,
    before: 'if (versions.length === 0) throw new AppError("NotFound");',
    after: "",
    tests: OF_NEWS,
  },
  {
    name: "a piece of news that was deleted stays in cached pages",
    file: COMMANDS,
    before: `    db.delete(news).where(isPiece(key)).returning({ id: news.id }),
    contentVersionRaised(db, now),
`,
    after: "    db.delete(news).where(isPiece(key)).returning({ id: news.id }),\n",
    tests: OF_NEWS,
  },
  {
    name: "deleting one language of a piece of news deletes the others too",
    file: COMMANDS,
    before: "and(eq(news.groupId, groupId), eq(news.language, language));",
    after: "and(eq(news.groupId, groupId), eq(news.groupId, groupId), language ? undefined : undefined);",
    tests: OF_NEWS,
  },
];
