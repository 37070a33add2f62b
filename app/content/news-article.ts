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
};

/** Describes a piece of news in schema.org's terms. */
export function newsArticleOf({ origin, language, url, title, summary, publishedAt, updatedAt }: ArticleFacts) {
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
    image: origin + sharePicturePath("companyNews", language),
    author: publisher,
    publisher,
  };
}
