import { menusIn } from "~/content/menus";
import { NO_OWN_SECTIONS } from "~/content/own-sections.server";
import type { SectionFacts } from "~/content/views/facts.server";
import { SAMPLE_COMPANY } from "~/domain/settings/company";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";

/** What a section needs beside its words, as it is before an operator has stored anything. */
export function factsFor(code: LocaleCode, facts: Partial<SectionFacts> = {}): SectionFacts {
  const locale = LOCALES.find((candidate) => candidate.code === code)!;
  const texts = textsOf(locale);
  return {
    locale,
    texts,
    menus: menusIn(locale, texts.shell),
    slug: "",
    district: "punktopia",
    company: SAMPLE_COMPANY,
    isSampleCompany: true,
    own: NO_OWN_SECTIONS,
    pool: null,
    price: null,
    news: [],
    ...facts,
  };
}
