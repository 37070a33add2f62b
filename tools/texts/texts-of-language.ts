import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

const LOCALES_FOLDER = path.resolve(import.meta.dirname, "../../app/locales");

/** A namespace as it is in its file: nested objects and lists with texts as their leaves. */
export type Tree = { [key: string]: Tree | string } | (Tree | string)[];

/** Every namespace of one language by its name, which is the name of its file. */
export type LanguageTexts = Record<string, Tree>;

/** Reads every namespace of a language, `en` for instance, from `app/locales/<code>/<namespace>.json`. */
export function readLanguage(code: string): LanguageTexts {
  const files = readdirSync(path.join(LOCALES_FOLDER, code)).filter((file) => file.endsWith(".json"));
  return Object.fromEntries(
    files.map((file) => [path.basename(file, ".json"), JSON.parse(readFileSync(fileOf(code, file), "utf8"))]),
  );
}

/** Writes namespaces of a language over what is in their files. */
export function writeLanguage(code: string, texts: LanguageTexts): void {
  for (const [namespace, tree] of Object.entries(texts)) {
    writeFileSync(fileOf(code, `${namespace}.json`), `${JSON.stringify(tree, null, 2)}\n`);
  }
}

/** Every text of a language by its key: `staking:view.title`, or `staking:items.0.title` in a list. */
export function keysOf(texts: LanguageTexts): Map<string, string> {
  const found = new Map<string, string>();
  for (const [namespace, tree] of Object.entries(texts)) collect(tree, `${namespace}:`, found);
  return found;
}

/** The same shape as the model, with the texts that a function gives for its keys; what gets no text is left out. */
export function shapedLike(model: LanguageTexts, textOf: (key: string) => string | undefined): LanguageTexts {
  return Object.fromEntries(
    Object.entries(model).map(([namespace, tree]) => [namespace, shape(tree, `${namespace}:`, textOf)]),
  );
}

/** English, without the plural forms that a language does not have: its shape is the one that this language has to have. */
export function modelFor(code: string, english: LanguageTexts): LanguageTexts {
  const forms = pluralForms(code);
  const kept = keysOf(english);
  return shapedLike(english, (key) => (forms.includes(formOf(key) ?? "other") ? kept.get(key) : undefined));
}

/** The plural forms of a language, by its rules: `one` and `other` for English, `other` alone for Korean. */
export function pluralForms(code: string): readonly string[] {
  return new Intl.PluralRules(code).resolvedOptions().pluralCategories;
}

/** The plural form that a key ends in, or null for a text that is not counted. */
export function formOf(key: string): string | null {
  return /_(zero|one|two|few|many|other)$/.exec(key)?.[1] ?? null;
}

const fileOf = (code: string, file: string) => path.join(LOCALES_FOLDER, code, file);

function collect(tree: Tree, before: string, found: Map<string, string>): void {
  for (const [key, value] of Object.entries(tree)) {
    if (typeof value === "string") found.set(before + key, value);
    else collect(value, `${before}${key}.`, found);
  }
}

function shape(tree: Tree, before: string, textOf: (key: string) => string | undefined): Tree {
  const entries = Object.entries(tree).flatMap(([key, value]): [string, Tree | string][] => {
    if (typeof value !== "string") return [[key, shape(value, `${before}${key}.`, textOf)]];
    const text = textOf(before + key);
    return text === undefined ? [] : [[key, text]];
  });
  return Array.isArray(tree) ? entries.map(([, value]) => value) : Object.fromEntries(entries);
}
