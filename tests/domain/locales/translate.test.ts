import fc from "fast-check";
import { createInstance } from "i18next";
import { describe, expect, test } from "vitest";
import { FORMAT_NAMES } from "~/locales/format-names";
import { siteFormats, tIn } from "~/locales/i18next.server";
import { DEFAULT_LOCALE, LOCALES, type Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { runsIn, translateIn } from "~/locales/translate";

type Part = Record<string, unknown>;
type TextValues = Readonly<Record<string, string | number>>;
type Place = { part: Part; stem: string; path: string };

/** Every key of a language without its plural ending, beside the part of a namespace that holds it. */
function placesIn(locale: Locale): Place[] {
  const within = (part: Part, path: string, separator: string): Place[] =>
    Object.entries(part).flatMap(([key, value]): Place[] => {
      const stem = key.replace(/_(one|other)$/, "");
      if (typeof value === "string") return [{ part, stem, path: `${path}${separator}${stem}` }];
      return within(value as Part, `${path}${separator}${key}`, ".");
    });
  return Object.entries(textsOf(locale)).flatMap(([name, texts]) => within(texts as Part, name, ":"));
}

const loose = (locale: Locale) => ({
  ours: translateIn(locale) as (part: object, key: string, values: TextValues) => string,
  i18next: (path: string, values: TextValues) => {
    const [namespace, key] = path.split(":") as ["errors", string];
    return (tIn(locale, namespace) as (key: string, values: TextValues) => string)(key, values);
  },
});

/** Texts that a visitor or a coin may contribute: what looks like a placeholder or a nesting must stay text. */
const values = fc.record({
  text: fc.oneof(fc.string(), fc.constantFrom("{{name}}", "$t(errors:NotFound)", "$&", "<b>", "&")),
  count: fc.integer({ min: 0, max: 2_000_000 }),
});

describe.each(LOCALES)("in $code", (locale) => {
  const places = placesIn(locale);
  const { ours, i18next } = loose(locale);

  test("the browser's reader gives the same text as i18next for every key", () => {
    fc.assert(
      fc.property(values, ({ text, count }) => {
        for (const { part, stem, path } of places) {
          const given = new Proxy<TextValues>({ count }, { get: (own, name) => (name === "count" ? own.count : text) });
          const named = namesIn(part, stem);
          const filled = Object.fromEntries(named.map((name) => [name, given[name] ?? ""]));
          const counted = `${stem}_other` in part ? { ...filled, count } : filled;
          expect(ours(part, stem, counted), path).toBe(i18next(path, counted));
        }
      }),
      { numRuns: 20 },
    );
  });

  test("a name without a value stays visible in both", () => {
    for (const { part, stem, path } of places) {
      if (`${stem}_other` in part) continue;
      expect(ours(part, stem, {}), path).toBe(part[stem]);
      expect(i18next(path, {}), path).toBe(part[stem]);
    }
  });
});

function namesIn(part: Part, stem: string): string[] {
  const text = [part[stem], part[`${stem}_one`], part[`${stem}_other`]].join(" ");
  return [...text.matchAll(/\{\{(\w+)/g)].map(([, name]) => name!);
}

const FORMATTED = {
  number: [1234.5, "1,234.5"],
  percent: [1250, "12.5%"],
  date: [new Date("2026-11-24T12:00:00Z"), "24\u00a0Nov\u00a02026"],
  dateTime: [new Date("2026-11-24T12:34:00Z"), "24\u00a0Nov\u00a02026, 12:34\u00a0UTC"],
  chainTime: [1_795_523_640n, "24\u00a0Nov\u00a02026, 12:34\u00a0UTC"],
  money: [{ raw: 1_234_500_000_001n, decimals: 9, coin: "SCG" }, "1,234.5\u00a0SCG"],
} as const;

test.each(FORMAT_NAMES)("the format %s is the same in the browser's reader and in i18next", async (name) => {
  const [value, spelled] = FORMATTED[name];
  const part = { text: `<{{value, ${name}}}>` };
  const own = createInstance().use(siteFormats);
  await own.init({ lng: "en", resources: { en: { part } }, interpolation: { escapeValue: false } });
  expect(translateIn(LOCALES[1])(part, "text", { value })).toBe(`<${spelled}>`);
  expect(own.t("part:text", { value })).toBe(`<${spelled}>`);
  // what was spelled before stays as it is
  expect(translateIn(LOCALES[1])(part, "text", { value: "soon" })).toBe("<soon>");
  expect(own.t("part:text", { value: "soon" })).toBe("<soon>");
});

test("a plural form is chosen by a number, and a number that is already text is inserted as it is", () => {
  const t = translateIn(LOCALES[1]);
  const part = { days_one: "{{count, number}} day", days_other: "{{count, number}} days", plain: "{{count}} of them" };
  expect([0, 1, 2, 1234].map((count) => t(part, "days", { count }))).toEqual([
    "0 days",
    "1 day",
    "2 days",
    "1,234 days",
  ]);
  expect(t(part, "plain", { count: "1,234" })).toBe("1,234 of them");
});

test("a key that English lacks fails the type check", () => {
  const t = translateIn(DEFAULT_LOCALE);
  const { errors, staking } = textsOf(DEFAULT_LOCALE);
  // @ts-expect-error there is no such error
  expect(t(errors, "NoSuchError")).toBe("NoSuchError");
  // @ts-expect-error a part is not a text
  expect(() => t(staking, "labels")).toThrow();
  // @ts-expect-error a counted text is named without its ending
  t(staking.labels, "days_other");
  // @ts-expect-error i18next knows the keys of English, too
  expect(tIn(DEFAULT_LOCALE, "errors")("NoSuchError")).toBe("NoSuchError");
});

test("splits a text at its tags, and leaves a tag inside a value as plain text", () => {
  const part = { kept: "See <link>our {{what}}</link>: {{name}} <strong>once</strong>" };
  expect(runsIn(LOCALES[1], part, "kept", { what: "<b>terms</b>", name: "<link>x</link>" })).toEqual([
    { tag: null, text: "See " },
    { tag: "link", text: "our <b>terms</b>" },
    { tag: null, text: ": <link>x</link> " },
    { tag: "strong", text: "once" },
  ]);
});
