import { renderToStaticMarkup } from "react-dom/server";
import { LOCALES, type Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { PLAIN_DOCUMENT_FILES, PlainDocument } from "~/shell/plain-document";

/** A file of the build that is shown where a page cannot be fetched. */
export type OfflinePage = { fileName: string; html: string; path: string };

/** The offline page of each language, without scripts: it is shown at the address of any page, by the service worker. */
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

/** What the offline pages show, beside themselves. */
export function offlineFiles(): string[] {
  return PLAIN_DOCUMENT_FILES;
}
