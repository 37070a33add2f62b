import { describe, expect, test } from "vitest";
import { LOCALES } from "~/locales/locales";
import { faultOfLanguage, withoutNames } from "./language.ts";
import { addresses, pages, textsIn } from "./walk.ts";

/** Lengths that search engines show whole; a Korean syllable is as wide as two letters. */
const LENGTHS = {
  ko: { title: [4, 35], description: [40, 90] },
  en: { title: [8, 60], description: [70, 155] },
  id: { title: [8, 60], description: [70, 155] },
} as const;

/** A sentence with this many letters may be on one page only. */
const SENTENCE = { ko: 26, en: 48, id: 48 } as const;

describe.each(pages)("$name", ({ content, locale }) => {
  const texts = textsIn(content);

  test("says something in every field, without stray spaces", () => {
    // a unit follows its figure with a space of its own
    const written = texts.filter(({ where }) => !where.endsWith(".unit"));
    expect(written.filter(({ text }) => text === "" || text !== text.trim() || /\s{2}/.test(text))).toEqual([]);
  });

  test("contains no placeholder for a text that is still to be written", () => {
    expect(texts.filter(({ text }) => /TODO|FIXME|lorem ipsum|REPLACE ME/i.test(text))).toEqual([]);
  });

  test("is written in its language", () => {
    const faults = texts.flatMap(({ where, text }) => {
      const fault = faultOfLanguage(locale.code, text);
      return fault ? [`${where}: ${fault}: ${text}`] : [];
    });
    expect(faults).toEqual([]);
  });

  test("describes each picture, no two in the same words", () => {
    const alts = texts.filter(({ where }) => /(^|\.)(alt|sceneAlt|pictureAlt)$/.test(where)).map(({ text }) => text);
    expect(repeatedIn(alts)).toEqual([]);
  });
});

describe.each(addresses)("$name", ({ locale, title, description }) => {
  test("has a title and a description of the length that search engines show", () => {
    const limits = LENGTHS[locale.code];
    expect(title.length, title).toBeGreaterThanOrEqual(limits.title[0]);
    expect(title.length, title).toBeLessThanOrEqual(limits.title[1]);
    expect(description.length, description).toBeGreaterThanOrEqual(limits.description[0]);
    expect(description.length, description).toBeLessThanOrEqual(limits.description[1]);
  });
});

describe.each(LOCALES)("all pages in $label", ({ code }) => {
  const own = pages.filter(({ locale }) => locale.code === code);

  test("have titles and descriptions of their own", () => {
    const shown = addresses.filter(({ locale }) => locale.code === code);
    expect(repeatedIn(shown.map(({ title }) => title))).toEqual([]);
    expect(repeatedIn(shown.map(({ description }) => description))).toEqual([]);
  });

  test("have scenes of their own", () => {
    const alts = own.flatMap(({ content }) => content.sections.flatMap((section) => sceneAltOf(section) ?? []));
    expect(repeatedIn(alts)).toEqual([]);
  });

  test("share no paragraph", () => {
    const paragraphs = own.flatMap(({ content }) => textsIn(content).map(({ text }) => text));
    expect(repeatedIn(paragraphs.filter((text) => /[.!?]$/.test(text) && text.length >= SENTENCE[code]))).toEqual([]);
  });
});

test("no text of more than four words was left untranslated", () => {
  const english = new Map(pages.filter(({ locale }) => locale.code === "en").map((page) => [page.row.slug, page]));
  const left = pages
    .filter(({ locale }) => locale.code !== "en")
    .flatMap(({ name, row, content }) => {
      const model = english.get(row.slug);
      const originals = new Set(model ? textsIn(model.content).map(({ text }) => text) : []);
      return textsIn(content)
        .filter(({ text }) => originals.has(text) && wordCount(withoutNames(text)) > 4)
        .map(({ where }) => `${name} ${where}`);
    });
  expect(left).toEqual([]);
});

test("the language test finds a foreign sentence and ignores names", () => {
  expect(faultOfLanguage("en", "Kamu bisa staking SCG di sini.")).not.toBeNull();
  expect(faultOfLanguage("id", "Stake it for the whole term.")).not.toBeNull();
  expect(faultOfLanguage("id", "여기에서 staking")).not.toBeNull();
  expect(faultOfLanguage("ko", "Stake SCG here.")).not.toBeNull();
  expect(faultOfLanguage("ko", "Punky Boost, SCG")).toBeNull();
  expect(faultOfLanguage("ko", "SCG를 30일 동안 맡겨요.")).toBeNull();
  expect(faultOfLanguage("en", "Fearless Fitri, ringside")).toBeNull();
});

function sceneAltOf(section: object): string | null {
  return "sceneAlt" in section && typeof section.sceneAlt === "string" ? section.sceneAlt : null;
}

function wordCount(text: string): number {
  return text.match(/\p{L}{2,}/gu)?.length ?? 0;
}

function repeatedIn(texts: readonly string[]): string[] {
  return texts.filter((text, index) => texts.indexOf(text) !== index);
}
