import { describe, expect, test } from "vitest";
import { findContent } from "~/content/contents.server";
import { files } from "~/content/files";
import { isOpenIn, PAGES } from "~/content/pages";
import type { PageContent } from "~/content/sections";
import { findMenuName } from "~/content/views/opening.server";
import { LOCALES } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { addresses, holdersOf, pages, shapeOf } from "./walk.ts";

/** Pages whose opening leads to several forms, because the forms are what the page is for. */
const HAS_FORMS = ["reservation2"];
const KEBAB = /^[a-z0-9]+(-[a-z0-9]+)*$/;

describe.each(pages)("$name", ({ row, content, locale }) => {
  test("has in each language the same sections, pictures, figures and links", () => {
    const model = findContent("en", row.slug);
    // a page that exists only in Korean has no other language to be compared with
    if (model) expect(shapeOf(content)).toEqual(shapeOf(model));
  });

  test("has exactly one opening, as its first section", () => {
    const [first, ...others] = content.sections;
    const tabSections = Object.values(content.tabs ?? {}).flatMap(({ sections }) => [...sections]);
    expect(first?.kind).toBe(row.slug === "" ? "hero" : "opening");
    expect([...others, ...tabSections].filter(({ kind }) => kind === "hero" || kind === "opening")).toEqual([]);
  });

  test("names itself in its opening as the menu does", () => {
    const { name = "" } = openingOf(content);
    const inMenu = findMenuName(row.slug, textsOf(locale));
    expect(name || inMenu).toBeTruthy();
    if (name && inMenu) expect(name.toLowerCase()).toContain(inMenu.toLowerCase());
  });

  test("has one loud action at most, and leads away from its opening once at most", () => {
    const { actions = [] } = openingOf(content);
    expect(actions.filter(({ isPrimary }) => isPrimary).length).toBeLessThanOrEqual(1);
    const away = actions.filter((action) => "own" in action || ("page" in action && action.page !== row.slug));
    if (!HAS_FORMS.includes(row.slug)) expect(away.length).toBeLessThanOrEqual(1);
    expect(actions.filter((action) => "page" in action && action.page === row.slug && !action.tab)).toEqual([]);
  });

  test("shows the rates that its opening names, because the pool is read only for a page that shows them", () => {
    if (!openingOf(content).leadWithRates) return;
    expect(content.sections.map(({ kind }) => kind)).toContain("rates");
  });

  test("has what the actions of its opening lead to", () => {
    const { actions = [] } = openingOf(content);
    const [, ...below] = content.sections;
    for (const action of actions) {
      if ("below" in action) expect(below.map(({ kind }) => kind)).toContain(action.below);
      if ("codex" in action) expect(below.some((section) => section.kind === "codex" && section.book)).toBe(true);
      if ("file" in action) expect(files).toHaveProperty([action.file]);
    }
  });

  test("has the tabs that the table of pages names", () => {
    expect(Object.keys(content.tabs ?? {})).toEqual([...(row.tabs ?? [])]);
    expect(Boolean(content.tabsLabel)).toBe(row.tabs !== undefined);
  });

  test("links only to pages and tabs of the table, and leaves out those that this language does not have", () => {
    const lost = holdersOf(content, "page").filter(({ page, tab }) => {
      const target = PAGES.find(({ slug }) => slug === page);
      if (!target || (!isOpenIn(target, locale.code) && target.elsewhere !== row.slug)) return true;
      return tab !== undefined && !target.tabs?.includes(String(tab));
    });
    expect(lost).toEqual([]);
  });

  test("offers only files that exist", () => {
    const names = holdersOf(content, "files").flatMap(({ files }) => files as string[]);
    expect(names.filter((name) => !Object.hasOwn(files, name))).toEqual([]);
  });
});

describe.each(addresses)("$name", ({ sections, dialogs }) => {
  test("has a heading of its own in every section", () => {
    const titles = sections.map(({ title }) => title);
    expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  });

  test("shows no kind twice in a row on the same ground", () => {
    const looks = sections.map((section) => `${section.kind} ${"ground" in section ? section.ground : ""}`);
    expect(looks.filter((look, index) => look === looks[index + 1])).toEqual([]);
  });

  test("opens the dialogs of this address, each with an id of its own", () => {
    const ids = dialogs.map(({ id }) => id);
    for (const id of ids) expect(id).toMatch(KEBAB);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
    const opened = holdersOf([sections, dialogs], "dialog").map(({ dialog }) => dialog);
    expect(opened.filter((id) => !ids.includes(String(id)))).toEqual([]);
    expect(ids.filter((id) => !opened.includes(id))).toEqual([]);
  });

  test("gives each clause an address of its own", () => {
    const ids = sections.flatMap((section) => (section.kind === "document" ? section.clauses.map(({ id }) => id) : []));
    for (const id of ids) expect(id).toMatch(KEBAB);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  test("draws arrows only between boxes that are there", () => {
    const diagrams = sections.filter((section) => section.kind === "diagram");
    for (const { nodes, edges } of diagrams) {
      const ids = nodes.map(({ id }) => id);
      expect(edges.filter(({ from, to }) => !ids.includes(from) || !ids.includes(to))).toEqual([]);
    }
  });
});

test("a page is open only in languages that have a module for it", () => {
  const missing = PAGES.filter((row) => row.kind === "content").flatMap((row) =>
    (["ko", "en", "id"] as const).filter((code) => isOpenIn(row, code) && !findContent(code, row.slug)),
  );
  expect(missing).toEqual([]);
});

test("no two pages of a language have the same name", () => {
  for (const { code } of LOCALES) {
    const names = pages
      .filter(({ locale }) => locale.code === code)
      .map(({ row, content, locale }) => openingOf(content).name ?? findMenuName(row.slug, textsOf(locale)));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  }
});

function openingOf({ sections: [opening] }: PageContent) {
  if (opening?.kind !== "hero" && opening?.kind !== "opening") throw new Error("The page has no opening");
  return opening;
}
