import { formatNumber } from "./format";
import type { Locale } from "./locales";

/**
 * The formats that a text may name, `{{count, number}}`, for i18next on the server and for `translateIn` in the browser.
 * Money has none: it is a bigint with its decimals, spelled exactly by `formatAmount` before it is filled in.
 */
export const FORMATS = {
  number: (locale: Locale, value: unknown) => (typeof value === "number" ? formatNumber(locale, value) : String(value)),
};
