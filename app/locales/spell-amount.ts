import type { Locale, LocaleCode } from "./locales";

/** How a language names large numbers. */
type NumberWords = {
  /** How many digits lie between two names: 3 if every thousand has a name, 4 if every ten thousand has one. */
  groupDigits: number;
  /** The names from the smallest up; no space before a name if the language writes none. */
  names: readonly string[];
};

const NUMBER_WORDS: Record<LocaleCode, NumberWords> = {
  ko: { groupDigits: 4, names: ["만", "억", "조", "경"] },
  en: { groupDigits: 3, names: [" thousand", " million", " billion", " trillion", " quadrillion", " quintillion"] },
  id: { groupDigits: 3, names: [" ribu", " juta", " miliar", " triliun", " kuadriliun", " kuintiliun"] },
};

/** Below this, nobody has to count zeros. */
const SPELLED_FROM = 1_000_000n;

/**
 * A large round amount as a number of one name, so that nobody has to count its zeros: 12,000,000 is "12 million", "1,200만" or
 * "12 juta". Null for every other amount, whose grouped figure is read faster than any words for it (decision 034). Commands
 * and the exit page use it too, so it imports nothing that needs a bundler.
 */
export function spellAmount(locale: Pick<Locale, "code">, raw: bigint, decimals: number): string | null {
  const unit = 10n ** BigInt(decimals);
  if (raw % unit !== 0n || raw / unit < SPELLED_FROM) return null;
  const whole = String(raw / unit);
  const { groupDigits, names } = NUMBER_WORDS[locale.code];
  const groups = Math.floor((whole.length - 1) / groupDigits);
  const count = whole.slice(0, whole.length - groups * groupDigits);
  // anything behind the first name would be a second number to read
  if (/[1-9]/.test(whole.slice(count.length))) return null;
  return `${count.replace(/^(\d)(\d{3})$/, "$1,$2")}${names[groups - 1]}`;
}
