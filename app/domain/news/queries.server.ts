import { and, asc, desc, eq, type SQL, sql } from "drizzle-orm";
import type { LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";
import { news } from "~db/schema";
import { bodySchema, foundCursorSchema, newestCursorSchema } from "./input";
import { newsPictureSchema } from "./picture";
import { LONGEST_SEARCH, searchWords, toMatch } from "./rules";
import type { NewsArticle, NewsEntry, NewsNeighbour, NewsPage, NewsVersion } from "./view";

export type NewsDeps = { db: Database };

const NEWS_PAGE_SIZE = 20;
const FEED_SIZE = 30;
/** How many pieces the sitemap names, newest first; older ones are reached through the list. */
const SITEMAP_SIZE = 3_000;

const ENTRY = {
  id: news.id,
  groupId: news.groupId,
  title: news.title,
  summary: news.summary,
  cover: news.cover,
  picture: news.picture,
  isSample: news.isSample,
  publishedAt: news.publishedAt,
  updatedAt: news.updatedAt,
};
type EntryRow = Omit<NewsEntry, "picture" | "publishedAt" | "updatedAt"> & {
  id: number;
  picture: string | null;
  publishedAt: Date;
  updatedAt: Date;
};

export type NewsQuery = { language: LocaleCode; cursor?: string | null; size?: number };

/**
 * A page of a language's news, newest first. `cursor` is the `nextCursor` of the page before; a bad one gives the first
 * page.
 */
export async function listNews({ db }: NewsDeps, query: NewsQuery): Promise<NewsPage> {
  const { language, cursor, size = NEWS_PAGE_SIZE } = query;
  const found: EntryRow[] = await db
    .select(ENTRY)
    .from(news)
    .where(and(eq(news.language, language), olderThan(cursor)))
    .orderBy(desc(news.publishedAt), desc(news.id))
    .limit(size + 1);
  return toPage(found, size, ({ publishedAt, id }) => `${publishedAt.getTime()}.${id}`);
}

/**
 * A page of what a search finds in a language, the piece entered last first. Every word of the search must begin a word of
 * the title, the summary or the body. Without a word to search for it finds nothing.
 */
export async function searchNews({ db }: NewsDeps, query: NewsQuery & { text: string }): Promise<NewsPage> {
  const { language, cursor, text, size = NEWS_PAGE_SIZE } = query;
  const match = toMatch(language, searchWords(text.slice(0, LONGEST_SEARCH)));
  if (!match) return { entries: [], nextCursor: null };
  // D1 sends a number as a float; comparing with a float, the word index would be scanned instead of searched
  const isCursor = cursor && foundCursorSchema.safeParse(cursor).success;
  const before = isCursor ? sql`AND rowid < CAST(${Number(cursor)} AS INTEGER)` : sql``;
  // in the order of rows, which is that of the index; ordering by relevance would read everything that is found
  const rows = sql`SELECT rowid FROM news_search WHERE news_search MATCH ${match} ${before}
    ORDER BY rowid DESC LIMIT ${size + 1}`;
  const found: EntryRow[] = await db
    .select(ENTRY)
    .from(news)
    .where(sql`${news.id} IN (${rows})`)
    .orderBy(desc(news.id));
  return toPage(found, size, ({ id }) => String(id));
}

/** A piece of news in a language, with the pieces before and after it; null if there is none. */
export async function findNews(
  { db }: NewsDeps,
  { language, groupId }: { language: LocaleCode; groupId: number },
): Promise<NewsArticle | null> {
  const [row] = await db
    .select({ ...ENTRY, body: news.body })
    .from(news)
    .where(and(eq(news.groupId, groupId), eq(news.language, language)));
  if (!row) return null;
  const { id, body, ...entry } = row;
  const place = { id, publishedAt: row.publishedAt.getTime() };
  const [newer, older, versions] = await db.batch([
    neighbourOf(db, language, sql`(${news.publishedAt}, ${news.id}) > (${place.publishedAt}, ${place.id})`, asc),
    neighbourOf(db, language, sql`(${news.publishedAt}, ${news.id}) < (${place.publishedAt}, ${place.id})`, desc),
    db.select({ language: news.language }).from(news).where(eq(news.groupId, groupId)),
  ]);
  return {
    ...toEntry({ id, ...entry }),
    // a text that does not fit the schema was not written by us, so it is not shown
    body: bodySchema.catch([row.summary]).parse(parseJson(body)),
    languages: versions.map(({ language }) => language),
    newer: newer[0] ?? null,
    older: older[0] ?? null,
  };
}

/** The languages that a piece of news was written in, each with its title; empty if there is no such piece. */
export async function listNewsVersions({ db }: NewsDeps, groupId: number): Promise<NewsVersion[]> {
  return await db
    .select({ language: news.language, title: news.title })
    .from(news)
    .where(eq(news.groupId, groupId))
    .orderBy(asc(news.language));
}

/** The newest pieces in a language, for the feed. */
export async function listFeedNews(deps: NewsDeps, language: LocaleCode): Promise<NewsEntry[]> {
  return (await listNews(deps, { language, size: FEED_SIZE })).entries;
}

export type NewsAddress = { groupId: number; language: LocaleCode; updatedAt: Date };

/** The addresses of the newest news in all languages, with the languages of one piece together. */
export async function listNewsAddresses({ db }: NewsDeps): Promise<NewsAddress[]> {
  return await db
    .select({ groupId: news.groupId, language: news.language, updatedAt: news.updatedAt })
    .from(news)
    .orderBy(desc(news.groupId), asc(news.language))
    .limit(SITEMAP_SIZE);
}

function neighbourOf(db: Database, language: LocaleCode, side: SQL, order: typeof asc) {
  return db
    .select({ groupId: news.groupId, title: news.title } satisfies Record<keyof NewsNeighbour, unknown>)
    .from(news)
    .where(and(eq(news.language, language), side))
    .orderBy(order(news.publishedAt), order(news.id))
    .limit(1);
}

function olderThan(cursor: string | null | undefined) {
  if (!cursor || !newestCursorSchema.safeParse(cursor).success) return undefined;
  const [publishedAt, id] = cursor.split(".").map(Number);
  return sql`(${news.publishedAt}, ${news.id}) < (${publishedAt}, ${id})`;
}

function toPage(found: EntryRow[], size: number, cursorOf: (row: EntryRow) => string): NewsPage {
  const rows = found.slice(0, size);
  const last = rows.at(-1);
  return { entries: rows.map(toEntry), nextCursor: found.length > size && last ? cursorOf(last) : null };
}

function toEntry({ id: _, picture, publishedAt, updatedAt, ...entry }: EntryRow): NewsEntry {
  return {
    ...entry,
    picture: picture === null ? null : (newsPictureSchema.safeParse(parseJson(picture)).data ?? null),
    publishedAt: publishedAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // what is no JSON was not written by us, and is not shown
    return null;
  }
}
