import { type SearchFacts, searchFacts } from "~/content/operator-documents.server";
import type { OwnSections } from "~/content/own-sections.server";
import { getOwnSections } from "~/content/site-set-up.server";
import { getCompanyFacts, type KnownCompany } from "~/domain/settings/company.server";
import type { Locale, LocaleCode } from "~/locales/locales";
import type { Database } from "~db/client";

type Kept = { company: KnownCompany; own: OwnSections; facts: SearchFacts };

const kept = new Map<LocaleCode, Kept>();

/**
 * What the search finds in addition to what a build knows. Returns the same object until the operator's facts or sections
 * change; both are read again for each content version. `now` is in milliseconds.
 */
export async function getSearchFacts(db: Database, locale: Locale, now: number): Promise<SearchFacts> {
  const [company, own] = await Promise.all([getCompanyFacts(db, now), getOwnSections(db, now)]);
  const last = kept.get(locale.code);
  if (last?.company === company && last.own === own) return last.facts;
  const facts = searchFacts(locale, company, own);
  kept.set(locale.code, { company, own, facts });
  return facts;
}
