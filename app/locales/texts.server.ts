import { bindTexts } from "./bind-texts";
import * as en from "./en";
import * as id from "./id";
import { INDONESIAN_BINDS } from "./indonesian-breaks";
import * as ko from "./ko";
import { KOREAN_BINDS } from "./korean-breaks";
import type { Locale, LocaleCode } from "./locales";
import type { TextShape } from "./text-shape";

/** All interface texts of one language, by namespace. */
export type Texts = TextShape<typeof en>;

/** The resources as i18next takes them. If a language lacks a key, the type check fails here. */
export const RESOURCES: Record<LocaleCode, Texts> = {
  en,
  ko: bindTexts(ko, KOREAN_BINDS),
  id: bindTexts(id, INDONESIAN_BINDS),
};

/** The texts stay on the server: a loader picks the namespaces, or parts of them, that its page shows. */
export function textsOf(locale: Locale): Texts {
  return RESOURCES[locale.code];
}
