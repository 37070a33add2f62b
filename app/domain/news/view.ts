import type { LocaleCode } from "~/locales/locales";
import type { NewsBlock } from "./input";

/** What a list shows of a piece of news. Plain data: public pages hand it to the browser as it is. */
export type NewsEntry = {
  /** The number in its address. */
  groupId: number;
  title: string;
  summary: string;
  cover: string | null;
  isSample: boolean;
  /** Moments as ISO 8601 in UTC. */
  publishedAt: string;
  updatedAt: string;
};

export type NewsPage = { entries: NewsEntry[]; nextCursor: string | null };

export type NewsNeighbour = { groupId: number; title: string };

/** What a language calls a piece of news. */
export type NewsVersion = { language: LocaleCode; title: string };

export type NewsArticle = NewsEntry & {
  body: NewsBlock[];
  /** Languages the same piece exists in. */
  languages: LocaleCode[];
  newer: NewsNeighbour | null;
  older: NewsNeighbour | null;
};
