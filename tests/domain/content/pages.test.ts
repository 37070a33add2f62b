import { describe, expect, test } from "vitest";
import { MENU_ROWS, menusIn, POLICY_ROWS } from "~/content/menus";
import { findPageAtAddress, viewOfPage } from "~/content/page-view.server";
import { findOpenPage, isCachedPage, isOpenIn, PAGES } from "~/content/pages";
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
      expect(find("punkyForge")?.to).toBe(`/${locale.path}/powerzonePunkyForge`);
      const closed = entries.filter(({ to }) => to === null).map(({ key }) => key);
      expect(closed).toEqual(["chaosCube", "dashBoard", "gameStructure"]);
      expect(find("punkyBoost")?.to).toBe(`/${locale.path}/powerzoneNftStaking`);
    }
  });
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

test("a page of one language names an open page of the others, and a page of its own language leads to it", () => {
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
