import type { LocaleCode } from "~/locales/locales";
import { contents as english } from "./en";
import { contents as indonesian } from "./id";
import { contents as korean } from "./ko";
import type { KoreanContents, LanguageContents } from "./language-contents";
import type { PageContent } from "./sections";

const CONTENTS: Record<LocaleCode, Partial<Record<string, PageContent>>> = {
  ko: korean satisfies KoreanContents,
  en: english satisfies LanguageContents,
  id: indonesian satisfies LanguageContents,
};

/** The content of an open page; null if there is none or it does not exist in the language. */
export function findContent(locale: LocaleCode, slug: string): PageContent | null {
  return Object.hasOwn(CONTENTS[locale], slug) ? (CONTENTS[locale][slug] ?? null) : null;
}
