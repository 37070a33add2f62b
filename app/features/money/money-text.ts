import { formatAmount, formatMoney, formatSteady } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** The name of the coin, which is not translated. */
export const COIN = "SCG";

/** "12,000 SCG", with at most four decimals. The space does not break. */
export function formatCoin(locale: Locale, raw: bigint, decimals: number, maxDecimals?: number): string {
  return formatMoney(locale, { raw, decimals, coin: COIN }, maxDecimals);
}

/** "1.5000 SCG" while it ticks, so that the width stays the same; otherwise "1.5 SCG". */
export function formatTickingCoin(locale: Locale, raw: bigint, decimals: number, isTicking: boolean): string {
  return `${(isTicking ? formatSteady : formatAmount)(locale, raw, decimals)}\u00a0${COIN}`;
}
