import type { NewsTeaser } from "~/content/views/news-teaser";
import { koreanDay } from "~/domain/korean-day";
import type { NewsPicture } from "~/domain/news/picture";
import type { NewsArticle, NewsEntry, NewsNeighbour, NewsVersion } from "~/domain/news/view";
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
  cover: CoverView | null;
  isSample: boolean;
};

/** Converts a piece of news to the form for lists. */
export function viewOfNewsEntry(locale: Locale, entry: NewsEntry): NewsView {
  const { groupId, title, summary, isSample, publishedAt } = entry;
  const { day, date } = dayOf(locale, publishedAt);
  return {
    href: newsPath(locale, groupId),
    title,
    summary,
    day,
    date,
    cover: coverOf(entry, PUBLIC_PICTURES),
    isSample,
  };
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
function dayOf(locale: Locale, moment: string): { day: string; date: string } {
  const day = koreanDay(new Date(moment));
  // noon in Korea falls on the same day in the time zone of each language
  return { day, date: formatDate(locale, new Date(`${day}T12:00:00+09:00`)) };
}

/** The picture of a piece of news: a drawing of the site, or an uploaded photograph. */
export type CoverView =
  | { kind: "art"; picture: Picture }
  | { kind: "photo"; src: string; srcSet: string; width: number; height: number; alt: string };

/** The address of the files of pictures, for visitors. */
export const PUBLIC_PICTURES = "/api/pictures";

/** The picture, or null if there is none or if its drawing is no longer in the manifest. */
function coverOf({ cover, picture }: Pick<NewsEntry, "cover" | "picture">, base: string): CoverView | null {
  if (picture) return photoOf(picture, base);
  const isDrawn = cover !== null && Object.hasOwn(pictures, cover);
  return isDrawn ? { kind: "art", picture: pictures[cover as PictureId] } : null;
}

/** An uploaded photograph as a page shows it. `base` is where its files are. */
export function photoOf({ id, sizes, alt }: NewsPicture, base: string): CoverView | null {
  const files = sizes.map(({ width, height }) => ({ src: `${base}/${id}/${width}.webp`, width, height }));
  const shown = files.find(({ width }) => width >= 960) ?? files.at(-1);
  return shown
    ? { kind: "photo", ...shown, srcSet: files.map(({ src, width }) => `${src} ${width}w`).join(", "), alt }
    : null;
}

/** A piece of news in the form for its page. `files` is where the files of its picture are. */
export function viewOfPiece(locale: Locale, origin: string, article: NewsArticle, files = PUBLIC_PICTURES) {
  const published = dayOf(locale, article.publishedAt);
  const updated = dayOf(locale, article.updatedAt);
  return {
    article,
    url: origin + newsPath(locale, article.groupId),
    published,
    updated: updated.day === published.day ? null : updated,
    cover: coverOf(article, files),
    newer: neighbourOf(locale, article.newer),
    older: neighbourOf(locale, article.older),
  };
}

function neighbourOf(locale: Locale, piece: NewsNeighbour | null) {
  return piece && { href: newsPath(locale, piece.groupId), title: piece.title };
}
