import {
  type CoinAmount,
  formatBps,
  formatChainTs,
  formatDate,
  formatDateTime,
  formatMoney,
  formatNumber,
} from "./format";
import type { FORMAT_NAMES } from "./format-names";
import type { Locale } from "./locales";

/** What a placeholder of a text is given. A string has been spelled before, and no format changes it. */
export type TextValue = string | number | bigint | Date | CoinAmount;

/** What each format takes, beside a string. */
type Formats = { number: number; percent: number; date: Date; dateTime: Date; chainTime: bigint; money: CoinAmount };

/**
 * The formats that a text may name, `{{count, number}}`, for i18next on the server and for `translateIn` in the browser. All
 * of them are those of format.ts, over `Intl`.
 */
const OWN: { [Name in (typeof FORMAT_NAMES)[number]]: (locale: Locale, value: Formats[Name]) => string } = {
  number: formatNumber,
  /** Basis points. */
  percent: formatBps,
  date: formatDate,
  dateTime: formatDateTime,
  /** Seconds of the chain's clock. */
  chainTime: formatChainTs,
  money: formatMoney,
};

/** A value in a format that a text names; a string, and what no format is named for, as it is. */
export function formatValue(locale: Locale, value: TextValue, name: string | undefined): string {
  if (typeof value === "string" || name === undefined || !Object.hasOwn(OWN, name)) return String(value);
  return OWN[name as keyof Formats](locale, value as never);
}
