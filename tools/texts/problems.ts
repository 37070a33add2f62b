import { FORMAT_NAMES } from "../../app/locales/format-names.ts";
import { formOf, keysOf, type LanguageTexts, modelFor } from "./texts-of-language.ts";

/** What a language lacks or has beyond English, and texts whose placeholders or tags differ from the English ones. */
export function problemsOfLanguage(code: string, english: LanguageTexts, texts: LanguageTexts): string[] {
  const wanted = keysOf(modelFor(code, english));
  const found = keysOf(texts);
  const missing = [...wanted.keys()].filter((key) => !found.get(key)?.trim());
  const extra = [...found.keys()].filter((key) => !wanted.has(key));
  const differing = [...wanted.keys()].flatMap((key) => {
    const text = found.get(key);
    return text?.trim() ? problemsOfText(key, wanted.get(key) ?? "", text) : [];
  });
  return [
    ...missing.map((key) => `${code} ${key} is missing`),
    ...extra.map((key) => `${code} ${key} is not in English, or is a plural form that the language does not have`),
    ...differing.map((problem) => `${code} ${problem}`),
  ];
}

/** What keeps a text from being the translation of another: other placeholders, other tags, or what our reader cannot do. */
export function problemsOfText(key: string, english: string, text: string): string[] {
  const problems: string[] = [];
  const compare = (what: string, list: (text: string) => string[]) => {
    const [there, here] = [list(english), list(text)].map((names) => names.toSorted().join(" "));
    if (there !== here) problems.push(`${key}: ${what} are “${here}”, in English “${there}”`);
  };
  // the form for one may say "one" in words
  const isCounted = formOf(key) !== null;
  compare("placeholders", (each) => placeholdersIn(each).filter((name) => !isCounted || !/^count\b/.test(name)));
  compare("tags", tagsIn);
  return [...problems, ...problemsOfForm(key, text)];
}

/** A figure, or a placeholder for one, that a line break could part from its coin. */
const PARTED_COIN = /(\d|\}\}) (SCG|SOL|KAIA|Twig|USDC|ETM|PVT)\b/;

/**
 * What i18next could read and our reader in the browser cannot (decision 047), what neither can, and a figure that a line
 * break could part from its coin.
 */
export function problemsOfForm(key: string, text: string): string[] {
  if (PARTED_COIN.test(text)) return [`${key} needs a space that does not break between the figure and its coin`];
  if (text.includes("$t(")) return [`${key} nests another text, which the browser's reader does not do`];
  const formats = FORMAT_NAMES.join("|");
  const rest = text.replaceAll(new RegExp(`\\{\\{\\w+(, (${formats}))?\\}\\}`, "g"), "");
  return /[{}]/.test(rest) ? [`${key} has a placeholder that is not {{name}} or {{name, ${formats}}}`] : [];
}

/** Of texts of several sentences those whose last one has no end, beside a placeholder or a tag there. Headings need none. */
export function problemsOfEnd(key: string, text: string): string[] {
  const isHeading = /(title|heading)$/i.test(key);
  const hasEndWithin = /[^\W\d][.?!] \S/u.test(text) || /[가-힣][.?!] \S/.test(text);
  const hasEnd = /([.?!…:][”"’)]?|\}\})(<\/\w+>)?$/.test(text);
  return hasEndWithin && !hasEnd && !isHeading ? [`${key} ends without a full stop`] : [];
}

const placeholdersIn = (text: string) => [
  ...new Set([...text.matchAll(/\{\{([^}]*)\}\}/g)].map(([, name]) => name ?? "")),
];
const tagsIn = (text: string) => [...text.matchAll(/<(\/?\w+)>/g)].map(([, tag]) => tag ?? "");
