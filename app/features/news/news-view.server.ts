import type { NewsTeaser } from "~/content/views/news-teaser";
import { koreanDay } from "~/domain/korean-day";
import type { NewsEntry, NewsVersion } from "~/domain/news/view";
import { formatDate } from "~/locales/format";
import { LOCALES, type Locale } from "~/locales/locales";
import { type Picture, type PictureId, pictures } from "~/ui/art-manifest";

/** A piece of news as lists show it: `day` as `2026-11-21`, `date` in words. */
export type NewsView = {
  href: string;
  title: string;
  summary: string;
  day: string;
  date: string;
  cover: Picture | null;
  isSample: boolean;
};

/** A piece of news as lists show it. */
export function viewOfNewsEntry(locale: Locale, entry: NewsEntry): NewsView {
  const { groupId, title, summary, isSample, publishedAt } = entry;
  const { day, date } = dayOf(locale, publishedAt);
  return { href: newsPath(locale, groupId), title, summary, day, date, cover: coverOf(entry), isSample };
}

/** For the band of the latest news on any page. */
export function teaserOf(locale: Locale, { groupId, title, summary, isSample, publishedAt }: NewsEntry): NewsTeaser {
  const publishedOn = koreanDay(new Date(publishedAt));
  return { id: String(groupId), title, summary, publishedOn, isSample, href: newsPath(locale, groupId) };
}

/** Where a piece of news that a language lacks is to be read, in the order of the languages. */
export function versionsOf(groupId: number, versions: readonly NewsVersion[]) {
  return LOCALES.flatMap((locale) => {
    const version = versions.find(({ language }) => language === locale.code);
    if (!version) return [];
    const { code, label } = locale;
    return [{ language: code, label, title: version.title, href: newsPath(locale, groupId) }];
  });
}

/** Its address on the site, without the origin. */
export function newsPath({ path }: Locale, groupId: number): string {
  return `/${path}/companyNewsView/${groupId}`;
}

/** The day of a moment in Korea, in the words of a language. */
export function dayOf(locale: Locale, moment: string): { day: string; date: string } {
  const day = koreanDay(new Date(moment));
  // noon in Korea is the same day in each language's zone
  return { day, date: formatDate(locale, new Date(`${day}T12:00:00+09:00`)) };
}

/** A picture that was since taken out of the manifest is none. */
export function coverOf({ cover }: Pick<NewsEntry, "cover">): Picture | null {
  return cover !== null && Object.hasOwn(pictures, cover) ? pictures[cover as PictureId] : null;
}
