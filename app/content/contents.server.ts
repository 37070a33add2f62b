import type { LocaleCode } from "~/locales/locales";
import { contents as english } from "./en";
import { contents as indonesian } from "./id";
import { contents as korean } from "./ko";
import type { ContentSlug, KoreanOnlySlug, TabIds } from "./pages";
import type { PageContent, TabContent } from "./sections";

/** A language's content pages: one module for each open row of the page table, with each of its tabs. */
export type LanguageContents = { readonly [Slug in ContentSlug]: ContentOf<Slug> };
export type KoreanContents = LanguageContents & { readonly [Slug in KoreanOnlySlug]: ContentOf<Slug> };

type ContentOf<Slug extends ContentSlug | KoreanOnlySlug> = [TabIds<Slug>] extends [never]
  ? PageContent
  : PageContent & { tabsLabel: string; tabs: { readonly [Id in TabIds<Slug>]: TabContent } };

const CONTENTS: Record<LocaleCode, Partial<Record<string, PageContent>>> = {
  ko: korean satisfies KoreanContents,
  en: english satisfies LanguageContents,
  id: indonesian satisfies LanguageContents,
};

/** The content of an open page, or null where it is none of these or does not exist in the language. */
export function findContent(locale: LocaleCode, slug: string): PageContent | null {
  return Object.hasOwn(CONTENTS[locale], slug) ? (CONTENTS[locale][slug] ?? null) : null;
}
