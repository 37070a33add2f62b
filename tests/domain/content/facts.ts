import type { SectionFacts } from "~/content/views/facts.server";
import { sampleFacts } from "~/content/views/sample-facts.server";
import { LOCALES, type LocaleCode } from "~/locales/locales";

/** The sample facts of a language by its code. */
export function factsFor(code: LocaleCode, facts: Partial<SectionFacts> = {}): SectionFacts {
  return sampleFacts(LOCALES.find((candidate) => candidate.code === code)!, facts);
}
