import { amountToDecimal, separatorsOf } from "~/locales/format";
import type { Locale, LocaleCode } from "~/locales/locales";
import { type AmountFault, parseAmount } from "~programs/amounts";

/**
 * Amounts as people type them. A comma groups digits in Korean and English and begins the decimals in Indonesian, so a typed
 * text has a meaning in one language only: it is read once, in the language it was typed in, and kept as base units.
 */

/**
 * Why a typed text is not an amount, in the order in which the reasons are checked. `WrongMarks`: its commas, points or
 * spaces are not where the language has them. `UnclearUnit`: "2만 5" could be 20,005 or 25,000.
 */
export type TypedFault = AmountFault | "WrongMarks" | "UnclearUnit";

/** A typed text with its reading. `raw` and `fault` are both null if nothing was typed. */
export type AmountEntry = {
  typed: string;
  /** The language that `typed` was read in. */
  language: LocaleCode;
  /** Base units. */
  raw: bigint | null;
  /** `NotCanonical`: an address had an amount in a form that the site does not write. */
  fault: TypedFault | "NotCanonical" | null;
};

/** Reads what was typed, once. */
export function enterAmount(locale: Locale, typed: string, decimals: number): AmountEntry {
  const entry = { typed, language: locale.code };
  if (typed.trim() === "") return { ...entry, raw: null, fault: null };
  const reading = readTyped(locale, typed, decimals);
  return typeof reading === "bigint"
    ? { ...entry, raw: reading, fault: null }
    : { ...entry, raw: null, fault: reading };
}

/** An amount as it would have been typed in this language, without groups. */
export function entryOf(locale: Locale, raw: bigint, decimals: number): AmountEntry {
  const typed = amountToDecimal(raw, decimals).replace(".", separatorsOf(locale).decimal);
  return { typed, language: locale.code, raw, fault: null };
}

/** The entry for a field in another language, with the same amount. A text that could not be read is dropped. */
export function entryIn(locale: Locale, entry: AmountEntry, decimals: number): AmountEntry {
  if (entry.language === locale.code) return entry;
  if (entry.raw !== null) return entryOf(locale, entry.raw, decimals);
  return { ...entry, typed: "", language: locale.code, fault: entry.fault === "NotCanonical" ? "NotCanonical" : null };
}

/**
 * The React key of a form. It changes, so that the form starts over, with the term or amount in the address, but not with
 * the language.
 */
export function amountFormKeyOf({ termDays, amount }: { termDays: number; amount: AmountEntry }): string {
  return `${termDays}.${amount.raw ?? amount.fault ?? ""}`;
}

/** Words that people write after a number instead of zeros, with the number of zeros, largest first. */
const UNITS: Record<LocaleCode, readonly { names: RegExp; zeros: number }[]> = {
  ko: [
    { names: /억/, zeros: 8 },
    { names: /만/, zeros: 4 },
    { names: /천/, zeros: 3 },
  ],
  en: [],
  id: [
    { names: /juta|jt/i, zeros: 6 },
    { names: /ribu|rb/i, zeros: 3 },
  ],
};

/** Fewer digits than this after a unit may mean a fraction of the unit ("2만 5" for 25,000) as well as themselves. */
const SHORTEST_REST = 3;

/**
 * Converts a typed text to base units: ("1.250,5", Indonesian, 9) → 1250500000000n. Otherwise returns why it is not an
 * amount. Groups have three digits each and are separated by the language's mark, by spaces or by apostrophes; the first has
 * one to three digits and does not begin with a zero.
 */
export function readTyped(locale: Locale, typed: string, decimals: number): bigint | TypedFault {
  const text = plainSigns(typed);
  const decimal = withUnits(locale, text) ?? readNumber(locale, text);
  if (isFault(decimal)) return decimal;
  return parseAmount(decimal, decimals);
}

function isFault(reading: string): reading is "NotAnAmount" | "WrongMarks" | "UnclearUnit" {
  return /^[A-Z]/.test(reading);
}

/** Full-width digits and marks as ordinary ones, every kind of space as one, every apostrophe as one. */
function plainSigns(typed: string): string {
  return typed
    .replace(/[０-９，．＇]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/[\s\u00a0\u2000-\u200b\u202f\u205f\u2060\u3000\ufeff]+/g, " ")
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .trim();
}

/** A number without units as a decimal with a point, or why it is not one. */
function readNumber(locale: Locale, text: string): string {
  const { group, decimal } = separatorsOf(locale);
  if (!/^[\d.,' ]*\d[\d.,' ]*$/.test(text)) return "NotAnAmount";
  const [whole = "", fraction = "", ...rest] = text.split(decimal);
  if (rest.length > 0 || !/^\d*$/.test(fraction)) return "WrongMarks";
  const digits = whole === "" ? "0" : wholeDigits(whole, [group, " ", "'"]);
  if (digits === null) return "WrongMarks";
  return fraction ? `${digits}.${fraction}` : digits;
}

function wholeDigits(whole: string, groupMarks: readonly string[]): string | null {
  if (/^\d+$/.test(whole)) return whole;
  const mark = groupMarks.find((known) => whole.includes(known)) ?? "";
  const parts = whole.split(mark);
  const [first = "", ...groups] = parts;
  if (!/^[1-9]\d{0,2}$/.test(first)) return null;
  return groups.every((part) => /^\d{3}$/.test(part)) ? parts.join("") : null;
}

/** Reads a number with units, such as "2만 5천" or "1,5 juta". Null if the text has no unit of the language. */
function withUnits(locale: Locale, text: string): string | null {
  const units = UNITS[locale.code].filter(({ names }) => names.test(text));
  if (units.length === 0) return null;
  let rest = text;
  let sum = 0n;
  let above = Number.POSITIVE_INFINITY;
  for (const { names, zeros } of units) {
    const [before = "", after = "", ...more] = rest.split(names);
    const count = readNumber(locale, before.trim());
    if (isFault(count) || more.length > 0) return count === "WrongMarks" ? count : "UnclearUnit";
    const [whole = "", fraction = ""] = count.split(".");
    const isLast = after.trim() === "" && units.at(-1)?.zeros === zeros;
    // a fraction is clear only with a single unit, and a count that reaches the next larger unit is a typing error
    if (fraction.length > zeros || (fraction && (!isLast || sum > 0n))) return "UnclearUnit";
    if (whole.length + zeros > above) return "UnclearUnit";
    sum += BigInt(whole + fraction.padEnd(zeros, "0"));
    rest = after;
    above = zeros;
  }
  const tail = rest.trim();
  if (tail === "") return String(sum);
  const isClear = /^\d+$/.test(tail) && tail.length >= SHORTEST_REST && tail.length <= above;
  return isClear ? String(sum + BigInt(tail)) : "UnclearUnit";
}
