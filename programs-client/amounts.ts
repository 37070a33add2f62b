/** Amounts of coins as people write them. Imports nothing, so any page may use it. */

const U64_MAX = 2n ** 64n - 1n;

/** Why a text is no amount. `TooLarge`: above 64 bits of base units. */
export type AmountFault = "NotAnAmount" | "TooManyDecimals" | "TooLarge";

/**
 * A written amount in base units, exact: ("1000.5", 6) → 1000500000n. Digits with at most one point among them. A comma is
 * no part of it, as it groups in one language and divides in another. Zero is an amount.
 */
export function parseAmount(text: string, decimals: number): bigint | AmountFault {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return "NotAnAmount";
  if (fraction.length > decimals) return "TooManyDecimals";
  const raw = BigInt(whole + fraction.padEnd(decimals, "0"));
  return raw <= U64_MAX ? raw : "TooLarge";
}

/**
 * An amount that a person or a spreadsheet wrote, into a file or a command. Like `parseAmount`, but a point before exactly
 * three digits is refused if it could separate thousands: "20.500" is 20,500 in half of the world. "20500", "20.5" and
 * "020.500" have one reading each.
 */
export function parseWrittenAmount(text: string, decimals: number): bigint | AmountFault | "TwoReadings" {
  return hasTwoReadings(text) ? "TwoReadings" : parseAmount(text, decimals);
}

/** Why a written amount is refused, for the person who wrote the file. "NotAnAmount" includes zero. */
export const WRITTEN_AMOUNT_REASONS = {
  NotAnAmount: "an amount is a number above 0, with a point and no separators",
  TwoReadings:
    "a point before exactly three digits separates thousands in some languages: write 20500, or 20.5, or 020.534 for a fraction",
  TooManyDecimals: "the coin has fewer decimals",
} as const;

/** Whether a person or a spreadsheet wrote a number with one reading, of any size. */
export function isWrittenNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && !hasTwoReadings(text);
}

function hasTwoReadings(text: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text);
}

/** Base units as `parseAmount` reads them, without zeros at the end: (1234500000n, 9) → "1.2345". Negative sums too. */
export function formatAmount(raw: bigint, decimals: number): string {
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return `${raw < 0n ? "-" : ""}${whole}${fraction ? `.${fraction}` : ""}`;
}
