import { describe, expect, test } from "vitest";
import { renderBands } from "~/content/bands/render-bands.server";
import { type SearchFacts, searchFacts } from "~/content/operator-documents.server";
import { NO_OWN_SECTIONS, parseOwnSections, sampleFile } from "~/content/own-sections.server";
import { findPageAtAddress, viewOfPage } from "~/content/page-view.server";
import { findOpenPage } from "~/content/pages";
import { searchDocuments } from "~/content/search-documents.server";
import { type CompanyFacts, identityOf, parseCompanyFacts } from "~/domain/settings/company";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { LOCALES, type Locale } from "~/locales/locales";
import { createPageIndex, type PageIndex } from "~/search/page-index";
import { factsFor } from "../content/facts.ts";

const [KO, EN] = LOCALES;
const known = (company: CompanyFacts) => ({ company, isSampleCompany: false, isStored: true });
const sample = { company: SAMPLE_COMPANY, isSampleCompany: true, isStored: false };
const nobody = known(parseCompanyFacts(JSON.stringify(identityOf(SAMPLE_COMPANY)))!);

function indexOf(locale: Locale, facts: SearchFacts): PageIndex {
  const index = createPageIndex(searchDocuments(locale));
  index.learn(facts);
  return index;
}

/** Making an index takes a while, so tests that use the sample set share one per language. */
const ofSample = new Map(
  LOCALES.map((locale) => [locale, indexOf(locale, searchFacts(locale, sample, NO_OWN_SECTIONS))]),
);
const find = (locale: Locale, query: string) => ofSample.get(locale)?.find(query, 6) ?? [];

describe.each(LOCALES)("in $label", (locale) => {
  const { code, path } = locale;

  test("every member of the board is found by name, and leads to the dialog that their page has", () => {
    const html = bandsOf("companyBoardmember", locale);
    for (const { id, name, role } of SAMPLE_COMPANY.board) {
      const [hit] = find(locale, name[code]);
      expect(hit).toMatchObject({ title: name[code], excerpt: role[code], isSample: true });
      expect(hit?.href).toBe(`/${path}/companyBoardmember#modal-board-${id}`);
      expect(html).toContain(`<dialog id="modal-board-${id}"`);
    }
  });

  test("every partner is found by name, and leads to its plate", () => {
    const html = bandsOf("companyPartners", locale);
    for (const { id, name } of SAMPLE_COMPANY.partners) {
      const [hit] = find(locale, name[code]);
      expect(hit).toMatchObject({ title: name[code], href: `/${path}/companyPartners#partner-${id}` });
      expect(html).toContain(`id="partner-${id}"`);
    }
  });

  test("a member is found by role, and by the name that another language has", () => {
    const [chair] = SAMPLE_COMPANY.board;
    for (const words of [chair?.role[code], ...Object.values(chair?.name ?? {})]) {
      expect(find(locale, words ?? "").map(({ title }) => title)).toContain(chair?.name[code]);
    }
  });

  test("every page is found by its title, even if somebody's role has the same words", () => {
    for (const { href, title } of searchDocuments(locale)) {
      expect(
        find(locale, title).map((hit) => hit.href),
        title,
      ).toContain(href);
    }
  });

  test("an operator's own sections are found under their page, even two of one page, and sections that were left out are not found", () => {
    const words = { ko: "등대지기수당", en: "lighthousekeeping", id: "penjagamercusuar" };
    const release = { ko: "호박마차", en: "pumpkincoach", id: "keretalabu" };
    const titled = (id: string, titles: Record<string, string>) =>
      Object.fromEntries(
        Object.entries(sampleFile()[id] ?? {}).map(([language, section]) => [
          language,
          { ...(section as object), title: titles[language] },
        ]),
      );
    const own = parseOwnSections(
      JSON.stringify({
        "scg-allocation": titled("scg-allocation", words),
        "scg-release": titled("scg-release", release),
        "check-in-month": null,
      }),
    );
    expect(Object.keys(own.entries)).toHaveLength(3);
    const index = indexOf(locale, searchFacts(locale, nobody, own));
    for (const query of [words[code], release[code]]) {
      expect(index.find(query, 6)).toMatchObject([{ href: `/${path}/punkvismCoin`, excerpt: query }]);
    }
    expect(find(locale, words[code])).toEqual([]);
  });
});

test("what an operator stored is not marked as a sample, and if nobody is named, nobody is found", () => {
  const { documents } = searchFacts(EN, known(SAMPLE_COMPANY), NO_OWN_SECTIONS);
  expect(documents.length).toBe(SAMPLE_COMPANY.board.length + SAMPLE_COMPANY.partners.length);
  expect(documents.filter(({ isSample }) => isSample)).toEqual([]);
  expect(searchFacts(KO, nobody, NO_OWN_SECTIONS)).toEqual({ documents: [], sections: [] });
});

function bandsOf(slug: string, locale: Locale): string {
  const page = findOpenPage(slug, locale.code)!;
  const at = findPageAtAddress(page, { locale, tabId: undefined })!;
  return renderBands(viewOfPage(at, factsFor(locale.code, { slug })));
}
