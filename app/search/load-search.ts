import type { SearchFacts } from "~/content/operator-documents.server";
import type { LocaleCode } from "~/locales/locales";
import { fetchFound } from "./fetch-found";
import { createPageIndex } from "./page-index";
import { SearchDialog, type SearchDialogProps } from "./search-dialog";

export type LoadedSearch = SearchDialogProps & { locale: LocaleCode; SearchDialog: typeof SearchDialog };

const PAGES = {
  ko: () => import("virtual:search-pages/ko"),
  en: () => import("virtual:search-pages/en"),
  id: () => import("virtual:search-pages/id"),
} satisfies Record<LocaleCode, unknown>;

/** The dialog with the pages of a language, which it indexes here. */
export async function loadSearch(locale: LocaleCode): Promise<LoadedSearch> {
  const asking = fetchFound<SearchFacts>(`/api/search/facts/${locale}`);
  const { texts, documents } = (await PAGES[locale]()).default;
  const index = createPageIndex(documents);
  const learning = asking.then((facts) => {
    if (facts) index.learn(facts);
    return facts !== null;
  });
  return { locale, texts, index, learning, SearchDialog };
}
