import { statusWordsOf } from "~/domain/status-words.server";
import { LOCALES, type Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

type Words = Readonly<Record<string, Readonly<Record<string, string>>>>;

const SHARED = new Map(
  LOCALES.map((locale) => [locale.code, { ...textsOf(locale).admin.values, ...statusGroups(locale) }]),
);

/** The groups of words that every noun and board can use: those of `admin.json`, and one for each table of statuses. */
export function sharedWordsOf(locale: Locale): Words {
  return SHARED.get(locale.code) ?? {};
}

/** A group for each table of statuses: "gearStatus". Staff read the code after the word: "Completed 20". */
function statusGroups(locale: Locale): Words {
  return Object.fromEntries(
    Object.entries(statusWordsOf(locale)).map(([entity, words]) => [
      `${entity}Status`,
      Object.fromEntries(Object.entries(words).map(([code, word]) => [code, `${word} ${code}`])),
    ]),
  );
}
