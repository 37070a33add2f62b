import type { KnownCompany } from "~/domain/settings/company.server";
import type { Locale } from "~/locales/locales";
import type { OwnSections } from "./own-sections.server";
import type { ContentSlug } from "./pages";
import { listSamplePlaces } from "./sample-places.server";
import { type PageDocument, tellingIn } from "./search-documents.server";
import { memberAnchor, partnerAnchor } from "./views/company.server";

/** What the search finds in addition to what a build knows. */
export type SearchFacts = {
  /** Board members and partners, each with its place on its page. */
  documents: PageDocument[];
  /** What the operator wrote in place of samples: more words for the page at an address, not results of their own. */
  sections: { href: string; words: string }[];
};

/** The operator's facts in a language. The sample set is found too, marked as such, as on its pages. */
export function searchFacts(locale: Locale, { company, isSampleCompany }: KnownCompany, own: OwnSections): SearchFacts {
  const at = (slug: ContentSlug, anchor: string) => `/${locale.path}/${slug}#${anchor}`;
  const mark = isSampleCompany ? { isSample: true as const } : {};
  return {
    documents: [
      ...company.board.map(({ id, name, role }) => ({
        href: at("companyBoardmember", memberAnchor(id)),
        ...named(name, locale),
        description: role[locale.code],
        ...mark,
      })),
      ...company.partners.map(({ id, name, what }) => ({
        href: at("companyPartners", partnerAnchor(id)),
        ...named(name, locale),
        description: what[locale.code],
        ...mark,
      })),
    ],
    sections: listSamplePlaces().flatMap(({ id, address }) => {
      const section = own.entries[id]?.[locale.code];
      return section ? [{ href: `/${locale.path}${address && `/${address}`}`, words: tellingIn(section) }] : [];
    }),
  };
}

/**
 * A name can also be searched in another language's spelling, because a person whom one met abroad may be known by no other.
 */
function named(name: KnownCompany["company"]["name"], { code }: Locale) {
  const title = name[code];
  const spellings = new Set(Object.values(name).filter((spelling) => spelling !== title));
  return { title, words: [...spellings].join("\n") };
}
