/** Amounts of coins as people write them. This module imports nothing, so any page may use it. */

const U64_MAX = 2n ** 64n - 1n;

/** Why a text is not an amount. `TooLarge`: above 64 bits of base units. */
export type AmountFault = "NotAnAmount" | "TooManyDecimals" | "TooLarge";

/**
 * A written amount in base units, exact: ("1000.5", 6) → 1000500000n. The text has digits and at most one point. A comma is
 * refused, because it separates thousands in one language and decimals in another. Zero is an amount.
 */
export function parseAmount(text: string, decimals: number): bigint | AmountFault {
  const [, whole, fraction = ""] = /^(\d+)(?:\.(\d+))?$/.exec(text) ?? [];
  if (whole === undefined) return "NotAnAmount";
  if (fraction.length > decimals) return "TooManyDecimals";
  const raw = BigInt(whole + fraction.padEnd(decimals, "0"));
  return raw <= U64_MAX ? raw : "TooLarge";
}

/**
 * An amount that a person or a spreadsheet wrote into a file or a command. Like `parseAmount`, but a point before exactly
 * three digits is refused if it could separate thousands: "20.500" is 20,500 in half of the world. "20500", "20.5" and
 * "020.500" can be read in one way only.
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

/** Whether a number that a person or a spreadsheet wrote, of any size, can be read in one way only. */
export function isWrittenNumber(text: string): boolean {
  return /^\d+(\.\d+)?$/.test(text) && !hasTwoReadings(text);
}

function hasTwoReadings(text: string): boolean {
  return /^[1-9]\d{0,2}\.\d{3}$/.test(text);
}

/**
 * Base units in the form that `parseAmount` reads, without trailing zeros: (1234500000n, 9) → "1.2345". Negative sums work
 * too.
 */
export function amountToDecimal(raw: bigint, decimals: number): string {
  const digits = (raw < 0n ? -raw : raw).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return `${raw < 0n ? "-" : ""}${whole}${fraction ? `.${fraction}` : ""}`;
}
