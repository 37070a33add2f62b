import type { LocaleCode } from "~/locales/locales";
import type { NewsBlock } from "./input";
import type { NewsPicture } from "./picture";

/** What a list shows of a piece of news. Plain data, because public pages send it to the browser as it is. */
export type NewsEntry = {
  /** The number in its address. */
  groupId: number;
  title: string;
  summary: string;
  cover: string | null;
  /** The uploaded picture, which is shown in place of the cover. */
  picture: NewsPicture | null;
  isSample: boolean;
  /** Times as ISO 8601 in UTC. */
  publishedAt: string;
  updatedAt: string;
};

export type NewsPage = { entries: NewsEntry[]; nextCursor: string | null };

export type NewsNeighbour = { groupId: number; title: string };

/** The title of a piece of news in one language. */
export type NewsVersion = { language: LocaleCode; title: string };

export type NewsArticle = NewsEntry & {
  body: NewsBlock[];
  /** The languages in which the same piece exists. */
  languages: LocaleCode[];
  newer: NewsNeighbour | null;
  older: NewsNeighbour | null;
};
