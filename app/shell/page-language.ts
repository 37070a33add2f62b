import { createContext, use } from "react";
import { useLocation } from "react-router";
import { DEFAULT_LOCALE, findLocaleByPath, type Locale, type LocaleCode, localeOfCode } from "~/locales/locales";

/** The language that the server found for this document. The browser reads it from the `lang` of the root element. */
export const DocumentLanguage = createContext<LocaleCode>(DEFAULT_LOCALE.code);

/** The language of the page by its address, or, if the address names none, the document's. For error pages and the root. */
export function usePageLanguage(): Locale {
  const { pathname } = useLocation();
  const ofDocument = use(DocumentLanguage);
  return findLocaleByPath(pathname.split("/")[1]) ?? localeOfCode(ofDocument);
}
