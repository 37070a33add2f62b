import { describe, expect, test } from "vitest";
import { findContent } from "~/content/contents.server";
import { files } from "~/content/files";
import { isOpenIn, PAGES } from "~/content/pages";
import { addresses, holdersOf, pages, shapeOf } from "./walk.ts";

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
