import { jsToXliff12, xliff12ToJs } from "xliff";
import { problemsOfText } from "./problems.ts";
import { keysOf, type LanguageTexts, modelFor, shapedLike } from "./texts-of-language.ts";

/** What a translator's tool is given of one text. `note` says why it needs a look. */
export type Unit = { source: string; target: string; note?: string };

/** The units of each namespace by their keys within it. */
export type Units = Record<string, Record<string, Unit>>;

/** Every text of a language with its English, and a note on those that are missing or stale. */
export function unitsOf(
  code: string,
  { english, texts, stale }: { english: LanguageTexts; texts: LanguageTexts; stale: readonly string[] },
): Units {
  const found = keysOf(texts);
  const units: Units = {};
  for (const [key, source] of keysOf(modelFor(code, english))) {
    const [namespace = "", name = ""] = key.split(":");
    const target = found.get(key) ?? "";
    const note = target
      ? stale.includes(key)
        ? "The English text was changed after the translation."
        : null
      : "Missing.";
    units[namespace] ??= {};
    units[namespace][name] = { source, target, ...(note ? { note } : {}) };
  }
  return units;
}

export function writeXliff(code: string, units: Units): Promise<string> {
  return jsToXliff12({ sourceLanguage: "en", targetLanguage: code, resources: units });
}

export async function readXliff(text: string): Promise<{ code: string; units: Units }> {
  const { targetLanguage, resources } = await xliff12ToJs(text);
  return { code: targetLanguage, units: resources };
}

/** i18next's own JSON, as tools that know it read it: a tree for each namespace, "" for what is missing. */
export function treesOf(code: string, english: LanguageTexts, units: Units): LanguageTexts {
  return shapedLike(modelFor(code, english), (key) => {
    const [namespace = "", name = ""] = key.split(":");
    return units[namespace]?.[name]?.target ?? "";
  });
}

/** What came back: the texts with every usable translation in them, what is wrong, and what is still to be translated. */
export type Taken = { texts: LanguageTexts; problems: string[]; missing: string[]; outdated: string[] };

/**
 * Takes translations into a language's texts. Keys that it does not name keep theirs. A translation of a text that English
 * has changed since it was exported is not taken (`outdated`), and neither is one with other placeholders or tags
 * (`problems`). `sources`: the English that was translated, where the format tells.
 */
export function takeTranslations(
  code: string,
  { english, texts }: { english: LanguageTexts; texts: LanguageTexts },
  given: ReadonlyMap<string, { source?: string; target: string }>,
): Taken {
  const wanted = keysOf(modelFor(code, english));
  const found = keysOf(texts);
  const problems = [...given.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is no text of ours`);
  const missing: string[] = [];
  const outdated: string[] = [];
  const merged = shapedLike(modelFor(code, english), (key) => {
    const now = wanted.get(key) ?? "";
    const { source = now, target = "" } = given.get(key) ?? {};
    const isChanged = target !== "" && target !== found.get(key);
    const isOutdated = isChanged && source !== now;
    if (isOutdated) outdated.push(key);
    // placeholders of an older English are no mistake of the translator's
    const faults = isChanged && !isOutdated ? problemsOfText(key, now, target) : [];
    problems.push(...faults);
    const taken = isChanged && !isOutdated && faults.length === 0 ? target : found.get(key);
    if (!taken) missing.push(key);
    return taken;
  });
  return { texts: merged, problems, missing, outdated };
}
