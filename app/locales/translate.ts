import { FORMATS } from "./formats";
import type { Locale, LocaleCode } from "./locales";

/** What is put into a text. A number in `count` also chooses the plural form. */
type TextValues = Readonly<Record<string, string | number>>;

type Stem<Key extends string> = Key extends `${infer S}_one` | `${infer S}_other` ? S : Key;

/** The keys of the texts in this part of a namespace: of a counted text without its plural ending. */
export type TextKey<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string | undefined ? Stem<Key> : never;
}[keyof Part & string];

/** Gives the text under a key of a part of a namespace, with its values filled in: `t(texts.labels, "days", { count })`. */
export type Translate = <Part extends object>(part: Part, key: TextKey<Part>, values?: TextValues) => string;

/** A run of a text: inside of a tag, `<link>…</link>`, or outside of any (`tag` is null). */
export type TextRun = { tag: string | null; text: string };

/**
 * Reads the texts that a loader sent, as i18next reads the whole resources on the server: plural forms by `Intl.PluralRules`,
 * `{{name}}` and `{{name, format}}`. A name without a value stays visible, so that it is noticed. What i18next has beyond
 * this (nesting, contexts, fallbacks) our texts don't use; `npm run texts -- check` refuses it. See decision 047.
 */
export function translateIn(locale: Locale): Translate {
  return (part, key, values = {}) => fill(locale, formOf(locale, part, key, values), values);
}

/** A text in runs, to be drawn by `RichText`. A tag in a value is text: only the translation is read for tags. */
export function runsIn<Part extends object>(
  locale: Locale,
  part: Part,
  key: TextKey<Part>,
  values: TextValues = {},
): TextRun[] {
  const pieces = formOf(locale, part, key, values).split(/<(\w+)>(.*?)<\/\1>/);
  // a match gives two pieces: its tag, and what is inside of it
  return pieces.flatMap((piece, index): TextRun[] => {
    if (index % 3 === 1) return [];
    const text = fill(locale, piece, values);
    return text === "" ? [] : [{ tag: index % 3 === 2 ? (pieces[index - 1] ?? null) : null, text }];
  });
}

const pluralRules = new Map<LocaleCode, Intl.PluralRules>();

function formOf({ code, intl }: Locale, part: object, key: string, { count }: TextValues): string {
  const texts = part as Readonly<Record<string, string>>;
  if (typeof count !== "number") return texts[key] ?? key;
  const rules = pluralRules.get(code) ?? new Intl.PluralRules(intl);
  pluralRules.set(code, rules);
  return texts[`${key}_${rules.select(count)}`] ?? texts[key] ?? key;
}

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g;

function fill(locale: Locale, text: string, values: TextValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string, format: keyof typeof FORMATS | undefined) => {
    const value = values[name];
    if (value === undefined) return whole;
    return format ? FORMATS[format](locale, value) : String(value);
  });
}
