import { formatNumber } from "./format";
import type { Locale } from "./locales";

/**
 * The formats that a text may name, such as `{{count, number}}`, for i18next on the server and for `translateIn` in the
 * browser. There is none for money: it is a bigint with its decimals, and `formatAmount` writes it exactly before it is
 * filled in.
 */
export const FORMATS = {
  number: (locale: Locale, value: unknown) => (typeof value === "number" ? formatNumber(locale, value) : String(value)),
};
