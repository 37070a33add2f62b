import { formatExact } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** Of a million parts, one percent is 10,000. */
const PERCENT_DECIMALS = 4;

/** Parts of a million as a percentage with all its digits: 1000 is "0.1%". */
export function formatParts(locale: Locale, parts: number): string {
  return `${formatExact(locale, BigInt(parts), PERCENT_DECIMALS)}%`;
}
