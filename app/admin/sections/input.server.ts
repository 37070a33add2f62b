import { checkOwnSections } from "~/content/own-sections.server";
import { partsOf, sectionOfLines } from "~/content/section-lines";
import type { SectionWords } from "~/domain/sections/commands.server";
import { z } from "~/domain/zod";
import { LOCALES, type LocaleCode } from "~/locales/locales";
import { sectionPlace } from "./places.server";

const line = z.string().max(20_000).default("");
const inLanguages = z.object({ ko: line, en: line, id: line }).prefault({});
type Lines = z.output<typeof inLanguages>;

const typed = z.object({
  version: z.coerce.number().int().min(0),
  section: z.string().max(60),
  /** The section that the form was opened with, as JSON: what cannot be typed comes from it. */
  base: z.string().max(100_000),
  title: inLanguages,
  body: inLanguages,
  caption: inLanguages,
  description: inLanguages,
  unit: inLanguages,
  labelColumn: inLanguages,
  valueColumn: inLanguages,
  tickColumn: inLanguages,
  states: inLanguages,
  items: inLanguages,
  columns: inLanguages,
  rows: inLanguages,
  points: inLanguages,
  ticks: inLanguages,
  series: inLanguages,
});
type Typed = z.output<typeof typed>;

/** The editor of a section. What is wrong is said at the field of its language, with the number of the line. */
export const sectionFormSchema = typed
  .transform((form) => ({ version: form.version, section: form.section, form, words: wordsOf(form) }))
  .superRefine(({ section, form, words }, context) => {
    const { problems } = checkOwnSections(JSON.stringify({ [section]: words }, keepWrongNumbers));
    for (const problem of problems) context.addIssue({ code: "custom", ...placeOf(problem, form) });
  })
  .transform(({ version, section, words }) => ({ version, section, words }));

export const sectionDeedSchema = z.object({ version: z.coerce.number().int().min(0) });

function wordsOf(form: Typed): SectionWords {
  const base = parsed(form.base) ?? sectionPlace(form.section)?.sections;
  const inLanguage = (code: LocaleCode) => {
    const section = Object(base)[code] as Readonly<Record<string, unknown>> | undefined;
    if (!section) return {};
    const lines = partsOf(section).map(({ name }) => [name, (Object(form)[name] as Lines | undefined)?.[code] ?? ""]);
    return sectionOfLines(section, Object.fromEntries(lines));
  };
  return { ko: inLanguage("ko"), en: inLanguage("en"), id: inLanguage("id") };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // the form was not ours; the sample is then its base
    return null;
  }
}

/** JSON has no word for what is no number, and null would be one more kind of mistake. */
const keepWrongNumbers = (_: string, value: unknown) => (Number.isNaN(value) ? "?" : value);

const PROBLEM = /^[^:]*: (?:(ko|en|id)(?:\.(\w+))?(?:\.(\d+))?[^:]*: )?(.*)$/s;

/** The field that a problem is about, in its language, and the problem with its line. */
function placeOf(problem: string, form: Typed): { path: string[]; message: string } {
  const [, code, name = "", line, words = problem] = PROBLEM.exec(problem) ?? [];
  const isKnown = code !== undefined && name in form && LOCALES.some((locale) => locale.code === code);
  if (!isKnown) return { path: [], message: words.includes("differ") ? "sectionsDiffer" : words };
  const key = keyOf(words);
  return { path: [name, code], message: line === undefined ? key : `${Number(line) + 1}: ${key}` };
}

function keyOf(words: string): string {
  if (words.includes("is called so") || words.includes("is unlike")) return "taken";
  if (words.startsWith("Too small") || words.includes("received undefined")) return "missing";
  return words.startsWith("Too big") ? "tooLong" : "invalid";
}
