import type { MetaDescriptor } from "react-router";
import { SHARE_HEIGHT, SHARE_WIDTH, sharePicturePath } from "~/content/share-picture";
import { DEFAULT_LOCALE, findLocaleByPath, LOCALES, type LocaleCode, type LocalePath } from "~/locales/locales";

export type PageMeta = {
  /** Scheme and host of the site, such as https://example.org; it comes with the shell. */
  origin: string;
  localePath: LocalePath;
  /** What follows the language in the address; "" for the home page. */
  slug: string;
  title: string;
  description: string;
  /** Languages that the page exists in; all of them if absent. */
  locales?: readonly LocaleCode[];
  /** Slug of the page whose picture a shared link shows; the page's own if absent. */
  share?: string;
  /** What the picture shows beside the title. */
  scene?: string;
  type?: "website" | "article";
  /** True for a holder's pages and for pages of one moment, which search engines must not list. */
  isPrivate?: boolean;
};

/** What a page's head says to search engines and to sites where it is shared. */
export function pageMeta({
  origin,
  localePath,
  slug,
  title,
  description,
  locales,
  share = slug,
  scene,
  type = "website",
  isPrivate,
}: PageMeta): MetaDescriptor[] {
  const urlIn = (path: string) => `${origin}/${path}${slug && `/${slug}`}`;
  const url = urlIn(localePath);
  const locale = findLocaleByPath(localePath) ?? DEFAULT_LOCALE;
  if (isPrivate) return noindexMeta(title, description);
  const alternates = LOCALES.filter(({ code }) => locales?.includes(code) ?? true);
  const usual = alternates[0] ?? locale;
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...alternates.map(({ code, path }) => ({ tagName: "link", rel: "alternate", hrefLang: code, href: urlIn(path) })),
    { tagName: "link", rel: "alternate", hrefLang: "x-default", href: slug ? urlIn(usual.path) : `${origin}/` },
    { tagName: "link", rel: "alternate", type: "application/atom+xml", href: `${origin}/${localePath}/news.atom` },
    { property: "og:type", content: type },
    { property: "og:site_name", content: "Punkvism" },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:locale", content: locale.intl.replace("-", "_") },
    { property: "og:image", content: origin + sharePicturePath(share, locale.code) },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: String(SHARE_WIDTH) },
    { property: "og:image:height", content: String(SHARE_HEIGHT) },
    { property: "og:image:alt", content: scene ? `${title}. ${scene}` : title },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/**
 * The head of a holder's own page. `names` are the page's own name and that of its parent page, because a public page may
 * have the same name.
 */
export function privateMeta(names: readonly string[], description: string): MetaDescriptor[] {
  return noindexMeta([...names, "Punkvism"].join(" | "), description);
}

function noindexMeta(title: string, description: string): MetaDescriptor[] {
  return [{ title }, { name: "description", content: description }, { name: "robots", content: "noindex" }];
}
