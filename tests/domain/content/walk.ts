import { findContent } from "~/content/contents.server";
import { FIXED_KEYS } from "~/content/in-language";
import { hasTabAddress, isOpenIn, PAGES, type PageRow } from "~/content/pages";
import type { PageContent, PageModal, Section } from "~/content/sections";
import { LOCALES, type Locale } from "~/locales/locales";

/** An open content page in one language. */
export type WalkedPage = { name: string; locale: Locale; row: PageRow; content: PageContent };

/** What a visitor sees at one address: a page, with one of its tabs if it has any. */
export type WalkedAddress = {
  name: string;
  /** Path on the site. */
  path: string;
  locale: Locale;
  slug: string;
  title: string;
  description: string;
  sections: readonly Section[];
  dialogs: readonly PageModal[];
};

/** Every open content page in every language, from the manifest, so that a new row is included without a change here. */
export const pages: readonly WalkedPage[] = LOCALES.flatMap((locale) =>
  PAGES.filter((row) => row.kind === "content" && isOpenIn(row, locale.code)).map((row) => {
    const content = findContent(locale.code, row.slug);
    if (!content) throw new Error(`${row.slug} has no content in ${locale.code}`);
    return { name: `/${locale.path}/${row.slug}`, locale, row, content };
  }),
);

export const addresses: readonly WalkedAddress[] = pages.flatMap(addressesOf);

function addressesOf({ name, locale, row, content }: WalkedPage): WalkedAddress[] {
  const { title, description, sections, dialogs = [], tabs } = content;
  const page = { name, path: name.replace(/\/$/, ""), locale, slug: row.slug, title, description, sections, dialogs };
  if (!row.tabs) return [page];
  return row.tabs.map((id) => {
    const tab = tabs?.[id];
    if (!tab) throw new Error(`${name} has no tab ${id}`);
    const own = hasTabAddress(row, id)
      ? { name: `${name}/${id}`, path: `${name}/${id}`, title: tab.title, description: tab.description }
      : {};
    return {
      ...page,
      ...own,
      sections: [...sections, ...tab.sections],
      dialogs: [...dialogs, ...(tab.dialogs ?? [])],
    };
  });
}

/** Keys whose values are the same in every language and so are not texts. */
const FIXED = new Set<string>([...FIXED_KEYS, "files"]);

export type WalkedText = { where: string; text: string };

/** Every text that a visitor reads, with its place. */
export function textsIn(value: unknown, where = ""): WalkedText[] {
  if (typeof value === "string") return [{ where, text: value }];
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !FIXED.has(key))
    .flatMap(([key, part]) => textsIn(part, where ? `${where}.${key}` : key));
}

/**
 * The same value with each text replaced by a mark, which must be equal in all languages. A file may belong to one language.
 */
export function shapeOf(value: unknown, isFixed = false): unknown {
  if (typeof value === "string") return isFixed ? value.replace(/-(ko|en|id)(?=\.\w+$)/, "") : "text";
  if (Array.isArray(value)) return value.map((part) => shapeOf(part, isFixed));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, part]) => [key, shapeOf(part, FIXED.has(key))]));
}

/** Every object with a key of this name, at any depth. */
export function holdersOf(value: unknown, key: string): Record<string, unknown>[] {
  if (typeof value !== "object" || value === null) return [];
  const own = Object.hasOwn(value, key) ? [value as Record<string, unknown>] : [];
  return [...own, ...Object.values(value).flatMap((part) => holdersOf(part, key))];
}
