import { searchDocuments } from "~/content/search-documents.server";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

/** Throws for a language that is not one of ours. */
export function searchPagesOf(code: string) {
  const locale = LOCALES.find((candidate) => candidate.code === code);
  if (!locale) throw new Error(`There is no language ${code}`);
  return { texts: textsOf(locale).search, documents: searchDocuments(locale) };
}

export type SearchPages = ReturnType<typeof searchPagesOf>;
