import { CATALOGUE_CODES, type CatalogueCode } from "~/domain/catalogue-codes";
import { statusWordsOf } from "~/domain/status-words.server";
import { STATUSES, type StatusEntity } from "~/domain/statuses";
import { LOCALES, type Locale, type LocaleCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

export type CodeTable = {
  name: string;
  title: string;
  rows: { code: string; words: Record<LocaleCode, string> }[];
};

/** Every table of statuses and the numeric codes of failures, with the words of each language; titles in one of them. */
export function listCodeTables(locale: Locale): CodeTable[] {
  const { titles, page } = textsOf(locale).statuses;
  const statuses = (Object.keys(STATUSES) as StatusEntity[]).map((entity) => ({
    name: entity,
    title: titles[entity],
    rows: inOrder(Object.values(STATUSES[entity])).map((code) => ({
      code,
      words: inEach((each) => wordsOfEntity(each, entity)[code] ?? ""),
    })),
  }));
  const rows = inOrder(Object.values(CATALOGUE_CODES).map((code): `${CatalogueCode}` => `${code}`)).map((code) => ({
    code,
    words: inEach((each) => textsOf(each).catalogueCodes.sentences[code]),
  }));
  return [...statuses, { name: "catalogue", title: page.numericCodes, rows }];
}

function wordsOfEntity(locale: Locale, entity: StatusEntity): Readonly<Record<string, string>> {
  return statusWordsOf(locale)[entity];
}

function inOrder<Code extends string>(codes: readonly Code[]): Code[] {
  return codes.toSorted((a, b) => Number(a) - Number(b));
}

function inEach(wordIn: (locale: Locale) => string): Record<LocaleCode, string> {
  return Object.fromEntries(LOCALES.map((locale) => [locale.code, wordIn(locale)])) as Record<LocaleCode, string>;
}
