import { describe, expect, test } from "vitest";
import { searchDocuments } from "~/content/search-documents.server";
import { LOCALES, type Locale } from "~/locales/locales";
import { createPageIndex, tokensOf } from "~/search/page-index";

const [KO, EN, ID] = LOCALES;
const indexes = new Map(LOCALES.map((locale) => [locale.code, createPageIndex(searchDocuments(locale))]));
const hrefs = (locale: Locale, query: string) =>
  indexes
    .get(locale.code)
    ?.find(query, 5)
    .map(({ href }) => href);

/** What the browser loads for a language at its first search. */
const MOST_BYTES = 40_000;

describe("words", () => {
  test.each([
    ["Stake SCG, now!", ["stake", "scg", "now"]],
    ["스테이킹", ["스테", "테이", "이킹"]],
    ["금고", ["금고"]],
    ["SCG를", ["scg", "를"]],
    ["Café", ["cafe"]],
    ["", []],
    ["—·!?", []],
  ])("of %j are %j", (text, tokens) => {
    expect(tokensOf(text)).toEqual(tokens);
  });
});

describe("a search of the pages", () => {
  test.each([
    ["coin staking", EN, "/eng/powerzoneCoinStaking"],
    ["staknig", EN, "/eng/powerzoneCoinStaking"],
    ["privacy", EN, "/eng/etcPrivacy"],
    ["kongz", EN, "/eng/nftPunkykongz"],
    ["lotus fund", EN, "/eng/rwaProject/lotus-fund"],
    ["hotel", EN, "/eng/reservation/hotel"],
    ["eye clinic", EN, "/eng/reservation/eyeClinic"],
    ["custodian", EN, "/eng/rwaConsortium"],
    ["호텔", KO, "/kor/reservation/hotel"],
    ["성형외과", KO, "/kor/reservation/plasticSurgery"],
    ["klinik mata", ID, "/idn/reservation/eyeClinic"],
    ["스테이킹", KO, "/kor/powerzoneCoinStaking"],
    ["개인정보", KO, "/kor/etcPrivacy"],
    ["뉴스", KO, "/kor/companyNews"],
    ["privasi", ID, "/idn/etcPrivacy"],
    ["berita", ID, "/idn/companyNews"],
  ] as const)("finds what %j is for", (query, locale, href) => {
    expect(hrefs(locale, query)).toContain(href);
  });

  test("finds the pages of its own language alone", () => {
    for (const locale of LOCALES) {
      const found = hrefs(locale, "nft") ?? [];
      expect(found.length).toBeGreaterThan(0);
      expect(found.every((href) => href.startsWith(`/${locale.path}/`))).toBe(true);
    }
  });

  test.each(["", " ", "\u0000", "*", "constructor", "__proto__", "qqqqzzzz", "(", "스ㅌ"])(
    "accepts %j without an error",
    (query) => {
      for (const { code } of LOCALES) expect(Array.isArray(indexes.get(code)?.find(query, 5))).toBe(true);
    },
  );

  test("finds nothing where no page has every word", () => {
    expect(hrefs(EN, "privacy qqqqzzzz")).toEqual([]);
  });
});

test.each(LOCALES)("the pages in $label weigh little when they are loaded to be searched", async (locale) => {
  const json = new Response(JSON.stringify(searchDocuments(locale))).body?.pipeThrough(new CompressionStream("gzip"));
  const { byteLength } = await new Response(json).arrayBuffer();
  expect(byteLength).toBeLessThan(MOST_BYTES);
});

test("no page is in the index twice", () => {
  for (const locale of LOCALES) {
    const all = searchDocuments(locale).map(({ href }) => href);
    expect(new Set(all).size).toBe(all.length);
  }
});
