import { amountToDecimal } from "../../programs-client/amounts.ts";
import type { Locale, LocaleCode } from "./locales";

/** How a language names large numbers and the decimal point. */
type NumberWords = {
  /** How many digits lie between two names: 3 if every thousand has a name, 4 if every ten thousand has one. */
  groupDigits: number;
  /** The names from the smallest up; no space before a name if the language writes none. */
  names: readonly string[];
  point: string;
};

const NUMBER_WORDS: Record<LocaleCode, NumberWords> = {
  ko: { groupDigits: 4, names: ["만", "억", "조", "경"], point: " 소수점 아래 " },
  en: {
    groupDigits: 3,
    names: [" thousand", " million", " billion", " trillion", " quadrillion", " quintillion"],
    point: " point ",
  },
  id: {
    groupDigits: 3,
    names: [" ribu", " juta", " miliar", " triliun", " kuadriliun", " kuintiliun"],
    point: " koma ",
  },
};

/**
 * An amount without commas or points, so that readers of every language read the same number: 20,500.25 is "20 thousand 500
 * point 25". Exact. Null for a whole number below the language's first name, which it would only repeat. `isTicking`: shows all
 * decimals, so that the width stays the same. Commands and the exit page use it too, so it imports nothing that needs a
 * bundler.
 */
export function spellAmount(
  locale: Pick<Locale, "code">,
  raw: bigint,
  decimals: number,
  isTicking = false,
): string | null {
  const { groupDigits, names, point } = NUMBER_WORDS[locale.code];
  const [whole = "0", digits = ""] = amountToDecimal(raw, decimals).split(".");
  const fraction = isTicking ? digits.padEnd(decimals, "0") : digits;
  if (whole.length <= groupDigits && !fraction) return null;
  const groups = groupsOf(whole, groupDigits);
  const spelled = groups
    .map((group, index) => ({ value: BigInt(group), name: names[groups.length - 2 - index] ?? "" }))
    .filter(({ value }) => value > 0n)
    .map(({ value, name }) => `${value}${name}`)
    .join(" ");
  return `${spelled || "0"}${fraction ? point + fraction : ""}`;
}

/** ("20500", 3) → ["20", "500"] */
function groupsOf(digits: string, size: number): string[] {
  const first = digits.length % size || size;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += size) groups.push(digits.slice(at, at + size));
  return groups;
}
