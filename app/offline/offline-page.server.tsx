import { renderToStaticMarkup } from "react-dom/server";
import { LOCALES, type Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { PLAIN_DOCUMENT_FILES, PlainDocument } from "~/shell/plain-document";

/** A file of the build that is shown in place of a page that cannot be fetched. */
export type OfflinePage = { fileName: string; html: string; path: string };

/** The offline page of each language. It has no scripts, because the service worker shows it at the address of any page. */
export function offlinePages(): OfflinePage[] {
  return LOCALES.map((locale) => ({
    path: `/${locale.path}`,
    fileName: `offline/${locale.code}.html`,
    html: `<!DOCTYPE html>${renderToStaticMarkup(offlinePage(locale))}`,
  }));
}

function offlinePage(locale: Locale) {
  const { offline, ...ways } = textsOf(locale).errorPage;
  return <PlainDocument locale={locale} words={offline} ways={ways} />;
}

/** Other files that the offline pages show. */
export function offlineFiles(): string[] {
  return PLAIN_DOCUMENT_FILES;
}
