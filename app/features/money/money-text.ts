import { formatMoney, formatSteady } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** The name of the coin, which is not translated. */
export const COIN = "SCG";

/** "12,000 SCG", with at most four decimals. The space does not break. */
export function formatCoin(locale: Locale, raw: bigint, decimals: number): string {
  return formatMoney(locale, { raw, decimals, coin: COIN });
}

/** The same for a sum that changes every second: with all four decimals, as the same sum has where it stands in a list. */
export function formatSteadyCoin(locale: Locale, raw: bigint, decimals: number): string {
  return `${formatSteady(locale, raw, decimals)}\u00a0${COIN}`;
}
