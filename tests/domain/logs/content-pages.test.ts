import { expect, test } from "vitest";
import { renderBands } from "~/content/bands/render-bands.server";
import { MENU_ROWS, menusIn, policiesIn } from "~/content/menus";
import { findPageAtAddress, viewOfPage } from "~/content/page-view.server";
import { isOpenIn, PAGES } from "~/content/pages";
import { actionCode, logKeys, SCREENS } from "~/domain/logs/catalogue";
import { CONTENT_PAGES, findLogEntry } from "~/domain/logs/content-pages";
import { isPublicLogKey, PUBLIC_CONTROLS, type PublicLogKey, publicActionCode } from "~/domain/logs/public-controls";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { drawShellParts } from "~/shell/shell-parts.server";
import { factsFor } from "../content/facts";

const [korean, english, indonesian] = LOCALES;
const contentPages = PAGES.filter(({ kind }) => kind === "content");
const keys = Object.keys(PUBLIC_CONTROLS) as PublicLogKey[];

test("a code of the specification's benefit page names its menus, its page and its kind of control", () => {
  expect(publicActionCode(english, "page.button", "020_030_100")).toBe("200_020_030_100_010");
  expect(findLogEntry("200_020_030_100_010")).toMatchObject({
    meneu1_cd: "020",
    menu1: "Benefit",
    meneu2_cd: "030",
    menu2: "Membership",
    page_name_cd: "100",
    page_path: "/eng/benefitMembership",
    button_name: "Button",
    trigger_type: "click",
  });
  expect(findLogEntry("100_020_030_100_900")).toMatchObject({ menu1: "혜택", trigger_type: "landing", log_level: 1 });
  expect(findLogEntry("300_020_030_100_060")).toMatchObject({ lang_cd: "300", button_name: "Unduh" });
});

test("no name of a content page in the logs is unfinished", () => {
  const unfinished = Object.values(CONTENT_PAGES).filter(({ name }) =>
    Object.values(name).some((it) => it.includes("REPLACE ME")),
  );
  expect(unfinished).toEqual([]);
});

test.each(["", "200", "200_020_030_100_999", "900_020_030_100_010", "200_020_030_101_010", "200_000_690_900", "x_y"])(
  "there is no entry of %j",
  (code) => {
    expect(findLogEntry(code)).toBeNull();
  },
);

test("every content page is logged under a code of its own that leads back to it", () => {
  const codes = contentPages.map(({ slug, log }) => {
    expect(log && CONTENT_PAGES[log].path, slug).toBe(slug);
    return log;
  });
  expect(new Set(codes).size).toBe(codes.length);
  expect(codes.sort()).toEqual(Object.keys(CONTENT_PAGES).sort());
});

test("a page of the header is logged under its menu", () => {
  for (const [group, { entries }] of MENU_ROWS.entries()) {
    for (const [place, { slug }] of entries.entries()) {
      const log = contentPages.find((page) => page.slug === slug)?.log;
      // Punky Forge is left out: in the catalogue of screens its code belongs to Punky Drop
      if (log && slug !== "powerzonePunkyForge")
        expect(log.slice(0, 8), slug ?? "").toBe(`0${group + 1}0_0${place + 1}0_`);
    }
  }
});

test("no code belongs to two controls or two pages, screens included", () => {
  const pages = [...Object.keys(CONTENT_PAGES)];
  const ours = LOCALES.flatMap((locale) =>
    keys.flatMap((key) =>
      (key.startsWith("page.") ? pages : [""]).map((page) => publicActionCode(locale, key, page) ?? ""),
    ),
  );
  for (const code of ours) expect(findLogEntry(code)?.action_cd).toBe(code);
  const all = [...ours, ...LOCALES.flatMap((locale) => logKeys().map((key) => actionCode(locale, key)))];
  expect(new Set(all).size).toBe(all.length);
  const pageCodes = [...pages.map((code) => code.slice(-3)), "690", "695"];
  expect(new Set(pageCodes).size).toBe(pageCodes.length);
  for (const { cd } of Object.values(SCREENS)) expect(pageCodes).not.toContain(cd);
});

test("on a screen nothing is logged as if it belonged to a content page", () => {
  expect(publicActionCode(korean, "page.button", "")).toBeNull();
  expect(publicActionCode(korean, "shell.menu", "")).toBe("100_000_690_020");
});

/** Controls that are not logged, or whose key is not in the catalogue. */
function unloggedIn(html: string): string[] {
  const controls = html.match(/<(a|button|summary|input)\b[^>]*>/g) ?? [];
  return controls.filter((control) => !isPublicLogKey(/data-log="([^"]*)"/.exec(control)?.[1] ?? ""));
}

test.each(LOCALES)("every control of every content page in $label is logged", (locale) => {
  let controls = 0;
  for (const page of contentPages.filter((page) => isOpenIn(page, locale.code))) {
    for (const tabId of [undefined, ...(page.tabs?.slice(1) ?? [])]) {
      const at = findPageAtAddress(page, { locale, tabId });
      const html = at ? renderBands(viewOfPage(at, factsFor(locale.code))) : "";
      controls += html.split("data-log=").length - 1;
      expect(unloggedIn(html), `${page.slug} ${tabId}`).toEqual([]);
    }
  }
  expect(controls).toBeGreaterThan(500);
});

test("every link and button of the header and the footer is logged", () => {
  const { shell } = textsOf(indonesian);
  const { company } = factsFor("id");
  const parts = drawShellParts({
    locale: "id",
    texts: shell,
    menus: menusIn(indonesian, shell),
    policies: policiesIn(indonesian, shell),
    company,
    isSampleCompany: true,
  });
  const html = Object.values(parts).join("");
  const ways = unloggedIn(html).filter((control) => /^<a|type="button"/.test(control));
  expect(ways).toEqual([]);
  expect(html).toContain('data-log="shell.closed"');
});

/** Every screen that is not a content page in the catalogue, at an address of its own. */
const SCREEN_ADDRESSES = [
  ...Object.values(SCREENS).flatMap(({ path }) => (path ? [path] : [])),
  "reservation/hotel",
  "reservation/hotel/complete",
  "powerzoneNftStaking/wise-alya",
  "mypage/reservationDetail/12",
  "companyNewsView/12",
];

test.each(LOCALES)(
  "a control that is on many pages has the menus and the name of the page it was on, in $label",
  (locale) => {
    const addresses = [...contentPages.map(({ slug }) => slug), ...SCREEN_ADDRESSES];
    for (const key of ["shell.menu", "part.crumb", "part.refused"] as const) {
      const code = publicActionCode(locale, key, "") ?? "";
      for (const address of addresses) {
        const path = `/${[locale.path, address].filter(Boolean).join("/")}`;
        const entry = findLogEntry(code, path);
        expect(entry?.action_cd).toBe(code);
        for (const name of [entry?.menu1, entry?.title, entry?.page_name]) expect(name, path).toBeTruthy();
        expect(entry?.page_name, path).not.toBe(findLogEntry(code)?.page_name);
        expect(path.startsWith(entry?.page_path ?? "?"), path).toBe(true);
      }
    }
  },
);

test("an address without a page gives an entry no page, and none of the address's words", () => {
  const code = publicActionCode(english, "shell.menu", "") ?? "";
  for (const path of [
    "",
    "/",
    "/eng/nowhere",
    "/xyz/companyNews",
    "companyNews",
    "//eng/companyNews",
    "/eng/__proto__",
  ]) {
    expect(findLogEntry(code, path), path).toMatchObject({ page_name: "Header and Footer", page_path: "" });
  }
});

test("an entry of a screen or a content page keeps its own page whatever its address", () => {
  for (const code of [actionCode(english, "coinStaking.stake90"), "200_020_030_100_010"])
    expect(findLogEntry(code, "/eng/companyNews")).toEqual(findLogEntry(code));
});

test("a link to coin staking from a content page is logged under its own name", () => {
  const home = contentPages.find(({ slug }) => slug === "");
  const at = home && findPageAtAddress(home, { locale: english, tabId: undefined });
  const html = at ? renderBands(viewOfPage(at, factsFor("en"))) : "";
  const start = html.match(/<a [^>]*>(?:(?!<\/a>).)*Start staking/)?.[0] ?? "";
  expect(start).toContain('data-log="page.toStaking"');
});
