import type { LocaleCode } from "~/locales/locales";
import { PROPER_NAMES } from "./proper-names.ts";

/** Words that nearly every sentence of the language has, and that the other language does not have. */
const ENGLISH = wordSet(
  "the and of for with your you is are that this from not what when how who which will have has they their where but or by be at we our there it its was were than then into only every each before after",
);
/** English words that also occur in loanwords ("check-in") or in names of countries. */
const ALSO_ENGLISH = wordSet("a an as to in any may if");
const INDONESIAN = wordSet(
  "yang dan di ke dari untuk dengan kamu anda tidak ini itu adalah akan bisa sudah belum atau pada oleh saat kalau jika karena juga hanya setiap dalam tanpa lebih seperti sampai sebelum sesudah masih ada",
);

/** A sentence of this length contains some of its own language's words. */
const LONG_WORDS = 12;

/** What is wrong with the language of a text, or null. Names of the reviewed list belong to every language. */
export function faultOfLanguage(code: LocaleCode, text: string): string | null {
  const rest = withoutNames(text);
  if (code === "ko") return faultOfKorean(rest);
  if (/[ㄱ-ㅎㅏ-ㅣ가-힣]/.test(rest)) return "has Hangul";
  const words = wordsOf(rest);
  const [own, other] = code === "en" ? [ENGLISH, INDONESIAN] : [INDONESIAN, ENGLISH];
  const foreign = words.filter((word) => other.has(word));
  if (foreign.length > 0) return `has words of another language: ${foreign.join(", ")}`;
  const showsOwn = words.some((word) => own.has(word) || (code === "en" && ALSO_ENGLISH.has(word)));
  if (words.length >= LONG_WORDS && !showsOwn) return "has no word that shows its language";
  return null;
}

function faultOfKorean(text: string): string | null {
  const foreign = text.match(/[A-Za-z]{2,}/g) ?? [];
  if (foreign.length === 0) return null;
  const hangul = text.match(/[가-힣]/g)?.length ?? 0;
  if (hangul === 0) return `is not Korean: ${foreign.join(" ")}`;
  const latin = foreign.join("").length;
  if (latin > hangul) return `has more Latin letters than a Korean sentence has: ${foreign.join(" ")}`;
  const words = foreign.filter((word) => ENGLISH.has(word.toLowerCase()) || INDONESIAN.has(word.toLowerCase()));
  return words.length > 0 ? `has words of another language: ${words.join(", ")}` : null;
}

/** What is left of a text without the names and addresses that belong to every language. */
export function withoutNames(text: string): string {
  return NAMES.reduce(
    (rest, name) => rest.replaceAll(name, " "),
    text.replaceAll(/https?:\S+|\S+@\S+|\{\{\w+\}\}/g, " "),
  );
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[a-z]+/g) ?? [];
}

function wordSet(words: string): ReadonlySet<string> {
  return new Set(words.split(" "));
}

// the longest first: "Punky Society" before "Punky"
const NAMES = [...PROPER_NAMES].sort((a, b) => b.length - a.length);
