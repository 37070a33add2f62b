import { describe, expect, test } from "vitest";
import { MENU_ROWS, menusIn, POLICY_ROWS } from "~/content/menus";
import { findPageAtAddress, viewOfPage } from "~/content/page-view.server";
import { findOpenPage, isCachedPage, isOpenIn, PAGES } from "~/content/pages";
import { searchDocuments } from "~/content/search-documents.server";
import { formatNumber } from "~/locales/format";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { factsFor } from "./facts";

test("no address is listed twice", () => {
  expect(new Set(PAGES.map(({ slug }) => slug)).size).toBe(PAGES.length);
});

describe("menus", () => {
  test("every entry with an address is a page of the table", () => {
    const slugs = PAGES.map(({ slug }) => slug);
    const entries = [...MENU_ROWS.flatMap(({ entries }) => [...entries]), ...POLICY_ROWS];
    for (const { slug } of entries) if (slug !== null) expect(slugs).toContain(slug);
  });

  test("only an open page is a link", () => {
    for (const locale of LOCALES) {
      const entries = menusIn(locale, textsOf(locale).shell).flatMap(({ entries }) => entries);
      const find = (key: string) => entries.find((entry) => entry.key === key);
      expect(find("coinStaking")?.to).toBe(`/${locale.path}/powerzoneCoinStaking`);
      const closed = entries.filter(({ to }) => to === null).map(({ key }) => key);
      expect(closed).toEqual(["punkyForge", "chaosCube", "dashBoard", "gameStructure"]);
      expect(find("punkyBoost")?.to).toBe(`/${locale.path}/powerzoneNftStaking`);
    }
  });
});

test("Punky Forge, which its menu keeps closed, has its page at its address, and the search finds it", () => {
  for (const locale of LOCALES) {
    expect(findOpenPage("powerzonePunkyForge", locale.code)?.slug).toBe("powerzonePunkyForge");
    const found = searchDocuments(locale).map(({ href }) => href);
    expect(found).toContain(`/${locale.path}/powerzonePunkyForge`);
  }
});

describe("what may be cached", () => {
  test.each(["/kor", "/eng", "/idn", "/kor/"])("an open content page: %s", (path) => {
    expect(isCachedPage(path)).toBe(true);
  });

  test.each(["/", "/xyz", "/kor/powerzoneCoinStaking", "/kor/mypage", "/kor/a/b", "/kor//", "/KOR"])(
    "nothing else: %s",
    (path) => {
      expect(isCachedPage(path)).toBe(false);
    },
  );
});

test("a page that exists in one language names an open page for the others, and that page links to it in its own language alone", () => {
  const [korean, ...others] = LOCALES;
  const single = PAGES.filter(({ locales }) => locales);
  expect(single.map(({ slug }) => slug)).toEqual(["soccergo", "reservation2"]);
  for (const { slug, elsewhere = "none" } of single) {
    for (const { code } of others) expect(findOpenPage(elsewhere, code)?.slug).toBe(elsewhere);
    const leadsThere = (code: LocaleCode) => JSON.stringify(drawnAt(elsewhere, code)).includes(`/${slug}"`);
    expect(leadsThere(korean.code), slug).toBe(true);
    for (const { code } of others) expect(leadsThere(code), `${slug} in ${code}`).toBe(false);
  }
});

/** The second document of the specification, section 9. */
const SUPPLIES = { PunkyKongz: 5_000, Grilla: 19_999, Supergrilla: 4_999 };

test("the supplies that the specification names are on their pages, as each language writes numbers", () => {
  for (const locale of LOCALES) {
    const list = JSON.stringify(drawnAt("nftProject", locale.code));
    for (const [name, supply] of Object.entries(SUPPLIES)) {
      expect(list, name).toContain(`"value":"${formatNumber(locale, supply)}","label":"${name}"`);
    }
    const kongz = JSON.stringify(drawnAt("nftPunkykongz", locale.code));
    expect(kongz).toContain(`"value":"${formatNumber(locale, SUPPLIES.PunkyKongz)}"`);
  }
});

test("every page of a collection leads back to the list of collections", () => {
  const pages = ["nftProject", "nftGenesis", "nftPunkykongz", "nftPunkyhag", "nftAlya", "nftFitri", "nftPunkyCrafter"];
  for (const { code, path } of LOCALES) {
    for (const slug of pages) {
      expect(JSON.stringify(drawnAt(slug, code)), `${code} ${slug}`).toContain(`"/${path}/nftProject"`);
    }
  }
});

function drawnAt(slug: string, code: LocaleCode) {
  const facts = factsFor(code);
  const at = findPageAtAddress(findOpenPage(slug, code)!, { locale: facts.locale, tabId: undefined });
  return viewOfPage(at!, facts);
}

test("a page that exists in Korean only is open in no other language", () => {
  const page = { slug: "soccergo", kind: "content", state: "open", locales: ["ko"] } as const;
  expect(isOpenIn(page, "ko")).toBe(true);
  expect(isOpenIn(page, "en")).toBe(false);
  expect(findOpenPage("soccergo", "ko")?.slug).toBe("soccergo");
  expect(findOpenPage("soccergo", "id")).toBeNull();
});
