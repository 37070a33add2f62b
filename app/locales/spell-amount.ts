import { amountToDecimal } from "../../programs-client/amounts.ts";
import type { Locale, LocaleCode } from "./locales";

/** How a language names large numbers, and what it says of a number that goes on behind the point. */
type NumberWords = {
  /** How many digits lie between two names: 3 if every thousand has a name, 4 if every ten thousand has one. */
  groupDigits: number;
  /** The names from the smallest up; no space before a name if the language writes none. */
  names: readonly string[];
  over(whole: string): string;
};

const NUMBER_WORDS: Record<LocaleCode, NumberWords> = {
  ko: { groupDigits: 4, names: ["만", "억", "조", "경"], over: (whole) => `${whole} 남짓` },
  en: {
    groupDigits: 3,
    names: [" thousand", " million", " billion", " trillion", " quadrillion", " quintillion"],
    over: (whole) => `over ${whole}`,
  },
  id: {
    groupDigits: 3,
    names: [" ribu", " juta", " miliar", " triliun", " kuadriliun", " kuintiliun"],
    over: (whole) => `lebih dari ${whole}`,
  },
};

/** With so many decimals, a figure looks as if its decimal mark separated thousands. */
const GROUP_DECIMALS = 3;

/**
 * How large an amount is, without commas or points, so that readers of every language read the same size: 20,500 is "20
 * thousand 500" and 20.534 is "over 20". Of an amount with decimals only the whole part is spelled, because the figure beside
 * it is exact. Null where nothing could be mistaken: less than one, and below the language's first name unless there are three
 * decimals. Commands and the exit page use it too, so it imports nothing that needs a bundler.
 */
export function spellAmount(locale: Pick<Locale, "code">, raw: bigint, decimals: number): string | null {
  const { groupDigits, names, over } = NUMBER_WORDS[locale.code];
  const [whole = "0", fraction = ""] = amountToDecimal(raw, decimals).split(".");
  const isPlain = whole.length <= groupDigits && fraction.length !== GROUP_DECIMALS;
  if (whole === "0" || isPlain) return null;
  const groups = groupsOf(whole, groupDigits);
  const spelled = groups
    .map((group, index) => ({ value: BigInt(group), name: names[groups.length - 2 - index] ?? "" }))
    .filter(({ value }) => value > 0n)
    .map(({ value, name }) => `${value}${name}`)
    .join(" ");
  return fraction ? over(spelled) : spelled;
}

/** ("20500", 3) → ["20", "500"] */
function groupsOf(digits: string, size: number): string[] {
  const first = digits.length % size || size;
  const groups = [digits.slice(0, first)];
  for (let at = first; at < digits.length; at += size) groups.push(digits.slice(at, at + size));
  return groups;
}
