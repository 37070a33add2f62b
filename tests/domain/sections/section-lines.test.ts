import { describe, expect, it } from "vitest";
import { sectionFormSchema } from "~/admin/sections/input.server";
import { fieldsOfSections } from "~/admin/sections/places.server";
import { checkOwnSections, sampleFile } from "~/content/own-sections.server";
import { SAMPLE_SECTION_IDS } from "~/content/sample-sections";
import { linesOfSection, sectionOfLines } from "~/content/section-lines";
import type { LocaleCode } from "~/locales/locales";

type Words = Record<LocaleCode, Record<string, unknown>>;
const samples = sampleFile() as Record<string, Words>;
const CODES = ["ko", "en", "id"] as const;

/** What the form of a section sends if nothing is changed. */
function formOf(id: string, changed: Record<string, string> = {}) {
  const words = samples[id] as Words;
  const form: Record<string, unknown> = { version: "0", section: id, base: JSON.stringify(words) };
  for (const code of CODES) {
    for (const [name, text] of Object.entries(linesOfSection(words[code]))) {
      form[name] = { ...(form[name] as object), [code]: changed[`${name}.${code}`] ?? text };
    }
  }
  return form;
}
const problemsOf = (id: string, changed: Record<string, string>) =>
  (sectionFormSchema.safeParse(formOf(id, changed)).error?.issues ?? []).map(
    ({ path, message }) => `${path.join(".")} ${message}`,
  );

describe.each(SAMPLE_SECTION_IDS)("the section %s", (id) => {
  it("is the same again from the lines that are typed for it, and fits its form", () => {
    for (const code of CODES) {
      const section = (samples[id] as Words)[code];
      expect(sectionOfLines(section, linesOfSection(section))).toEqual(section);
      expect(fieldsOfSections()[id]?.map(({ name }) => name)).toEqual(Object.keys(linesOfSection(section)));
    }
    const { words } = sectionFormSchema.parse(formOf(id));
    expect(words).toEqual(samples[id]);
    expect(checkOwnSections(JSON.stringify({ [id]: words })).problems).toEqual([]);
  });
});

describe("a line", () => {
  const table = {
    kind: "table",
    title: "A",
    caption: "C",
    columns: [{ label: "a" }, { label: "b", align: "end" }],
    rows: [],
  };

  it("keeps bars and strokes that are part of a text", () => {
    const rows = [
      ["a | b", "c \\ d"],
      ["\\|", "e"],
    ];
    expect(sectionOfLines(table, linesOfSection({ ...table, rows }))).toEqual({ ...table, rows });
  });

  it("that is new takes nothing from another, and one that is gone leaves nothing", () => {
    const typed = (columns: string) => sectionOfLines(table, { ...linesOfSection(table), columns }).columns;
    expect(typed("a\nb\nc")).toEqual([{ label: "a" }, { label: "b", align: "end" }, { label: "c" }]);
    expect(typed("a")).toEqual([{ label: "a" }]);
  });
});

describe("a mistake", () => {
  it("is said at its field, in its language, with its line", () => {
    const { points } = linesOfSection((samples["scg-allocation"] as Words).en) as { points: string };
    const [first = "", second = "", ...rest] = points.split("\n");
    const name = second.split(" | ")[0];
    expect(problemsOf("scg-allocation", { "title.ko": "" })).toEqual(["title.ko missing"]);
    const wrong = [first, `${name} | many`, ...rest].join("\n");
    expect(problemsOf("scg-allocation", { "points.en": wrong })).toEqual(["points.en 2: invalid"]);
    const tooMuch = [first, `${second} | more`, ...rest].join("\n");
    expect(problemsOf("scg-allocation", { "points.en": tooMuch })).toEqual(["points.en 2: invalid"]);
    const twice = [first, first, ...rest].join("\n");
    expect(problemsOf("scg-allocation", { "points.en": twice })).toEqual(["points.en taken"]);
  });

  it("is a figure that differs between the languages, or a line too many", () => {
    const { points } = linesOfSection((samples["scg-allocation"] as Words).en) as { points: string };
    expect(problemsOf("scg-allocation", { "points.en": points.replace(/\d+$/, "1") })).toEqual([" sectionsDiffer"]);
    expect(problemsOf("scg-allocation", { "points.en": `${points}\nMore | 1` })).toEqual([" sectionsDiffer"]);
  });
});
