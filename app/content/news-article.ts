import type { LocaleCode } from "~/locales/locales";
import { sharePicturePath } from "./share-picture";

export type ArticleFacts = {
  origin: string;
  language: LocaleCode;
  url: string;
  title: string;
  summary: string;
  /** ISO 8601. */
  publishedAt: string;
  updatedAt: string;
  /** The path of its own picture, if it has one. */
  picture?: string | undefined;
};

/** Describes a piece of news in schema.org's terms. */
export function newsArticleOf(facts: ArticleFacts) {
  const { origin, language, url, title, summary, publishedAt, updatedAt, picture } = facts;
  const publisher = { "@type": "Organization", name: "Punkvism", url: `${origin}/`, logo: `${origin}/art/logo.svg` };
  return {
    "@context": "https://schema.org",
    "@type": "NewsArticle",
    headline: title,
    description: summary,
    inLanguage: language,
    mainEntityOfPage: url,
    datePublished: publishedAt,
    dateModified: updatedAt,
    image: origin + (picture ?? sharePicturePath("companyNews", language)),
    author: publisher,
    publisher,
  };
}
