import { expect, it } from "vitest";
import { NO_OWN_SECTIONS } from "~/content/own-sections.server";
import { bandsOf } from "~/content/page-bands.server";
import type { PageFacts } from "~/content/page-facts.server";
import { findPageAtAddress } from "~/content/page-view.server";
import { findOpenPage } from "~/content/pages";
import { SAMPLE_COMPANY } from "~/domain/settings/sample-company";
import { LOCALES } from "~/locales/locales";

const POOL = {
  decimals: 9,
  ratesBps: [100, 200, 300, 400],
  termDays: [30, 90, 180, 365],
  totalPrincipalRaw: 5_000_000_000n,
  freeRewardRaw: 1_000_000_000n,
  openPositions: 3n,
  chainTs: 1_780_000_000n,
};
const PIECE = {
  id: "7",
  title: "A lamp",
  summary: "It shines.",
  publishedOn: "2026-11-02",
  isSample: false,
  href: "/eng/companyNewsView/7",
};
const FACTS: PageFacts = {
  company: SAMPLE_COMPANY,
  isSampleCompany: true,
  own: NO_OWN_SECTIONS,
  isStored: false,
  pool: POOL,
  price: null,
  news: [],
};

const draw = (slug: string, facts: PageFacts) => {
  const page = findOpenPage(slug, "en");
  const at = page && findPageAtAddress(page, { locale: LOCALES[1], tabId: undefined });
  if (!at) throw new Error(`no page ${slug}`);
  return bandsOf(at, LOCALES[1], facts);
};

it.each([
  ["an amount of the pool", "", { pool: { ...POOL, totalPrincipalRaw: 7_000_000_000n } }],
  ["no pool", "", { pool: null }],
  ["a piece of news", "", { news: [PIECE] }],
  [
    "an address of the company",
    "etcEmail",
    { company: { ...SAMPLE_COMPANY, emails: ["a@other.example", "b@other.example"] } },
  ],
  [
    "a section that the operator leaves out",
    "punkvismCoin",
    { own: { entries: { "scg-release": null }, undecided: [] } },
  ],
])("draws the bands of a page again for %s, and the earlier ones when it is undone", (_, slug, change) => {
  const before = draw(slug, FACTS);
  expect(draw(slug, FACTS)).toBe(before);
  const after = draw(slug, { ...FACTS, ...(change as Partial<PageFacts>) });
  expect(after).not.toBe(before);
  expect(draw(slug, FACTS)).toBe(before);
});
