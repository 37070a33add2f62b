import * as en from "./en";
import * as id from "./id";
import * as ko from "./ko";
import type { Locale } from "./locales";
import type { TextShape } from "./text-shape";

/** Every interface text of one language, by namespace. */
export type Texts = TextShape<typeof en>;

const TEXTS: Record<Locale["code"], Texts> = { en, ko, id };

/** The words live on the server: a loader picks the namespaces its page shows, and the browser downloads no others. */
export function textsOf(locale: Locale): Texts {
  return TEXTS[locale.code];
}
