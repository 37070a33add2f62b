import { describe, expect, it } from "vitest";
import type { ResourceForm, ShownKind } from "~/admin/define-resource";
import { textsOfBoard, textsOfNoun } from "~/admin/noun-texts.server";
import { ADMIN_PATHS, type NounPaths } from "~/admin/paths";
import { BOARDS, formsOf, RESOURCES } from "~/admin/resources.server";
import { sharedWordsOf } from "~/admin/shared-words.server";
import { LOCALES } from "~/locales/locales";

const inEachLanguage = RESOURCES.flatMap((resource) => LOCALES.map((locale) => ({ resource, locale })));

describe.each(inEachLanguage)("$resource.noun in $locale.code", ({ resource, locale }) => {
  const words = textsOfNoun(locale, resource.noun);
  const shared = sharedWordsOf(locale);
  const group = (name: string) =>
    ["actions", "forms", "nouns"].includes(name) ? {} : (words.values?.[name] ?? shared[name]);
  const groupOf = (kind: ShownKind) => (kind.kind === "choice" || kind.kind === "words" ? group(kind.words) : {});

  it("has a word for every column, filter and value", () => {
    const { columns, filters } = resource.list;
    for (const column of columns) {
      expect(words.columns, column.name).toHaveProperty(column.name);
      expect(groupOf(column), column.name).toBeDefined();
    }
    for (const filter of filters) {
      expect(words.columns, filter.name).toHaveProperty(filter.name);
      // a choice among nouns shows the titles of their lists
      const options = filter.kind === "choice" && filter.words !== "nouns" ? filter.options : [];
      for (const option of options)
        expect(group(filter.kind === "choice" ? filter.words : "")).toHaveProperty([option]);
    }
  });

  it("has a word for every fact and table of a row", () => {
    for (const fact of resource.detail?.facts ?? []) {
      expect({ ...words.columns, ...words.facts }, fact.name).toHaveProperty(fact.name);
      expect(groupOf(fact), fact.name).toBeDefined();
    }
    for (const { name, columns } of resource.detail?.tables ?? []) {
      for (const column of columns) expect(words.tables?.[name]?.columns, name).toHaveProperty(column.name);
    }
  });

  it("has a word for every link of its list", () => {
    for (const { name } of resource.list.links ?? []) expect(words.links).toHaveProperty(name);
  });

  it("has a word for every form, field and option", () => {
    for (const { name, form } of formsOf(resource)) {
      const facts = resource.detail?.facts.map((fact) => fact.name) ?? [];
      expect(facts, `what ${name} is about`).toEqual(expect.arrayContaining([...(form.about ?? [])]));
      expect(words.forms, name).toHaveProperty(name);
      expect(words.forms?.[name]?.confirm !== undefined, `${name}: confirm`).toBe(form.preview !== undefined);
      for (const field of shownFields(form)) {
        expect({ ...words.columns, ...words.forms?.[name]?.fields }, name).toHaveProperty(field.name);
        if (field.hint) expect(group(field.hint.words), field.name).toHaveProperty([field.hint.value]);
        for (const option of field.options ?? []) expect(group(field.words ?? ""), field.name).toHaveProperty([option]);
      }
    }
  });
});

const shownFields = ({ fields, fieldsByKey = {} }: ResourceForm) =>
  [...fields, ...Object.values(fieldsByKey).flat()].filter(({ kind }) => kind !== "hidden");

it.each(RESOURCES)("$noun declares a form for each of its addresses, and a page of a row", (resource) => {
  const paths: NounPaths = ADMIN_PATHS[resource.noun];
  const addresses = ["create" as const, "import" as const, "edit" as const].filter((name) => paths[name]);
  expect(formsOf(resource).map(({ name }) => name)).toEqual([...addresses, ...(paths.deeds ?? [])]);
  expect(Object.keys(resource.deeds ?? {}).sort()).toEqual([...(paths.deeds ?? [])].sort());
  expect(resource.detail !== undefined).toBe(paths.detail !== undefined);
});

it.each(BOARDS)("$board has a word for every column of its tables", ({ board, tables = [] }) => {
  for (const locale of LOCALES) {
    const words = textsOfBoard(locale, board);
    for (const { name, columns } of tables) {
      for (const column of columns) expect(words.tables?.[name]?.columns, name).toHaveProperty(column.name);
    }
  }
});
