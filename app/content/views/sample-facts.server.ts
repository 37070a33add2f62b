import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { menusIn } from "../menus";
import { NO_OWN_SECTIONS } from "../own-sections.server";
import type { SectionFacts } from "./facts.server";

/** What a section needs besides its words before an operator has stored anything; `facts` replaces parts of it. */
export function sampleFacts(locale: Locale, facts: Partial<SectionFacts> = {}): SectionFacts {
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
