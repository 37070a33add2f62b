import { findLocaleByPath, type Locale, localeOfUrl } from "~/locales/locales";
import { useShell } from "~/shell/use-shell";

/** The language of the page, with its formats and time zone. */
export function useLocale(): Locale {
  const { localePath } = useShell();
  return findLocaleByPath(localePath) ?? localeOfUrl("/");
}
