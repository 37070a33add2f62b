import { formatMoney, formatSteady } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** The name of the coin, which is not translated. */
export const COIN = "SCG";

/** "12,000 SCG", with at most four decimals. The space does not break. */
export function formatCoin(locale: Locale, raw: bigint, decimals: number): string {
  return formatMoney(locale, { raw, decimals, coin: COIN });
}

/** The same with all four decimals, for a sum that changes every second. Lists write such a sum in the same way. */
export function formatSteadyCoin(locale: Locale, raw: bigint, decimals: number): string {
  return `${formatSteady(locale, raw, decimals)}\u00a0${COIN}`;
}
