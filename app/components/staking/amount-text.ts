import type { Locale } from "~/locales/locales";

/**
 * Amounts as people type them. A comma groups in Korean and English and divides in Indonesian, so what is typed is read by
 * the language of the page and kept in addresses with a point and no groups.
 */

/** ("1.250,5", Indonesian) → "1250.5"; null where it is no number, or its groups are not groups of three. */
export function typedToDecimal(locale: Locale, typed: string): string | null {
  const { group, decimal } = separatorsOf(locale);
  const text = typed.replace(/[\s\u00a0]/g, "");
  const [whole = "", fraction, ...rest] = text.split(decimal);
  if (rest.length > 0 || (fraction !== undefined && !/^\d*$/.test(fraction))) return null;
  const digits = wholeDigits(whole, group);
  if (digits === null) return null;
  return fraction ? `${digits}.${fraction}` : digits;
}

/** ("1250.5", Indonesian) → "1250,5": what stands in the field. */
export function decimalToTyped(locale: Locale, decimal: string): string {
  return decimal.replace(".", separatorsOf(locale).decimal);
}

function wholeDigits(whole: string, group: string): string | null {
  if (/^\d+$/.test(whole)) return whole;
  const parts = whole.split(group);
  const [first = "", ...groups] = parts;
  if (!/^\d{1,3}$/.test(first) || groups.length === 0) return null;
  return groups.every((part) => /^\d{3}$/.test(part)) ? parts.join("") : null;
}

function separatorsOf(locale: Locale): { group: string; decimal: string } {
  const parts = new Intl.NumberFormat(locale.intl).formatToParts(1234567.5);
  const find = (type: string, fallback: string) => parts.find((part) => part.type === type)?.value ?? fallback;
  return { group: find("group", ","), decimal: find("decimal", ".") };
}
