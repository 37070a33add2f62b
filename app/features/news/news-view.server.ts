import type { NewsTeaser } from "~/content/views/news-teaser";
import { koreanDay } from "~/domain/korean-day";
import type { NewsEntry, NewsVersion } from "~/domain/news/view";
import { formatDate } from "~/locales/format";
import { LOCALES, type Locale } from "~/locales/locales";
import { type Picture, type PictureId, pictures } from "~/ui/art-manifest";

/** A piece of news in the form for lists: `day` as `2026-11-21`, `date` in words. */
export type NewsView = {
  href: string;
  title: string;
  summary: string;
  day: string;
  date: string;
  cover: Picture | null;
  isSample: boolean;
};

/** Converts a piece of news to the form for lists. */
export function viewOfNewsEntry(locale: Locale, entry: NewsEntry): NewsView {
  const { groupId, title, summary, isSample, publishedAt } = entry;
  const { day, date } = dayOf(locale, publishedAt);
  return { href: newsPath(locale, groupId), title, summary, day, date, cover: coverOf(entry), isSample };
}

/** Converts a piece of news to the form for the band of the latest news. */
export function teaserOf(locale: Locale, { groupId, title, summary, isSample, publishedAt }: NewsEntry): NewsTeaser {
  const publishedOn = koreanDay(new Date(publishedAt));
  return { id: String(groupId), title, summary, publishedOn, isSample, href: newsPath(locale, groupId) };
}

/** Links to the languages in which a piece of news exists, in the order of the languages. */
export function versionsOf(groupId: number, versions: readonly NewsVersion[]) {
  return LOCALES.flatMap((locale) => {
    const version = versions.find(({ language }) => language === locale.code);
    if (!version) return [];
    const { code, label } = locale;
    return [{ language: code, label, title: version.title, href: newsPath(locale, groupId) }];
  });
}

/** The path of a piece of news. */
export function newsPath({ path }: Locale, groupId: number): string {
  return `/${path}/companyNewsView/${groupId}`;
}

/** The Korean day of a moment, as ISO date and in the words of a language. */
export function dayOf(locale: Locale, moment: string): { day: string; date: string } {
  const day = koreanDay(new Date(moment));
  // noon in Korea falls on the same day in the time zone of each language
  return { day, date: formatDate(locale, new Date(`${day}T12:00:00+09:00`)) };
}

/** The cover picture, or null if there is none or if it is no longer in the manifest. */
export function coverOf({ cover }: Pick<NewsEntry, "cover">): Picture | null {
  return cover !== null && Object.hasOwn(pictures, cover) ? pictures[cover as PictureId] : null;
}
