import { formatValue, type TextValue } from "./formats";
import type { Locale, LocaleCode } from "./locales";

/** The values for a text's placeholders. A number in `count` also chooses the plural form. */
type TextValues = Readonly<Record<string, TextValue>>;

type Stem<Key extends string> = Key extends `${infer S}_one` | `${infer S}_other` ? S : Key;

/** The keys of the texts in this part of a namespace; for a counted text, without the plural ending. */
export type TextKey<Part> = {
  [Key in keyof Part & string]: Part[Key] extends string | undefined ? Stem<Key> : never;
}[keyof Part & string];

/**
 * Returns the text under a key of a part of a namespace, with its values filled in: `t(texts.labels, "days", { count })`.
 */
export type Translate = <Part extends object>(part: Part, key: TextKey<Part>, values?: TextValues) => string;

/** A run of a text: inside a tag such as `<link>…</link>`, or outside any (`tag` is null). */
export type TextRun = { tag: string | null; text: string };

/**
 * Reads the texts that a loader sent, as i18next reads the whole resources on the server: plural forms by
 * `Intl.PluralRules`, `{{name}}` and `{{name, format}}`. A placeholder without a value stays visible, so that somebody
 * notices. Our texts use nothing else of i18next (nesting, contexts, fallbacks); `npm run texts -- check` refuses it. See
 * decision 047.
 */
export function translateIn(locale: Locale): Translate {
  return (part, key, values = {}) => fill(locale, formOf(locale, part, key, values), values);
}

/** Splits a text into runs for `RichText`. Tags in a value are not interpreted: only the translation is read for tags. */
export function runsIn<Part extends object>(
  locale: Locale,
  part: Part,
  key: TextKey<Part>,
  values: TextValues = {},
): TextRun[] {
  const pieces = formOf(locale, part, key, values).split(/<(\w+)>(.*?)<\/\1>/);
  // a match yields two pieces: its tag and the text inside
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
  return text.replace(PLACEHOLDER, (whole, name: string, format: string | undefined) => {
    const value = values[name];
    return value === undefined ? whole : formatValue(locale, value, format);
  });
}
