import { FORMATS } from "./formats";
import type { Locale, LocaleCode } from "./locales";

/** What is put into a text. A number in `count` also chooses the plural form. */
type TextValues = Readonly<Record<string, string | number>>;

type Stem<Key extends string> = Key extends `${infer S}_one` | `${infer S}_other` ? S : Key;

/** The keys of the texts in this part of a namespace: of a counted text without its plural ending. */
type TextKey<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string | undefined ? Stem<Key> : never;
}[keyof Part & string];

/** Gives the text under a key of a part of a namespace, with its values filled in: `t(texts.labels, "days", { count })`. */
export type Translate = <Part extends object>(part: Part, key: TextKey<Part>, values?: TextValues) => string;

const translators = new Map<LocaleCode, Translate>();

/**
 * Reads the texts that a loader sent, as i18next reads the whole resources on the server: plural forms by `Intl.PluralRules`,
 * `{{name}}` and `{{name, format}}`. A name without a value stays visible, so that it is noticed. What i18next has beyond
 * this (nesting, contexts, fallbacks) our texts don't use; `npm run texts -- check` refuses it. See decision 047.
 */
export function translateIn(locale: Locale): Translate {
  const known = translators.get(locale.code);
  if (known) return known;
  const rules = new Intl.PluralRules(locale.intl);
  const translate: Translate = (part, key, values = {}) => {
    const texts = part as Readonly<Record<string, string>>;
    const counted = typeof values.count === "number" ? texts[`${key}_${rules.select(values.count)}`] : undefined;
    return fill(locale, counted ?? texts[key] ?? key, values);
  };
  translators.set(locale.code, translate);
  return translate;
}

const PLACEHOLDER = /\{\{(\w+)(?:, (\w+))?\}\}/g;

function fill(locale: Locale, text: string, values: TextValues): string {
  return text.replace(PLACEHOLDER, (whole, name: string, format: keyof typeof FORMATS | undefined) => {
    const value = values[name];
    if (value === undefined) return whole;
    return format ? FORMATS[format](locale, value) : String(value);
  });
}
