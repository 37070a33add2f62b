import { formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** The name of the coin, which is not translated. */
export const COIN = "SCG";

/** "12,000 SCG", with at most four decimals. The space does not break. */
export function formatCoin(locale: Locale, raw: bigint, decimals: number): string {
  return formatMoney(locale, { raw, decimals, coin: COIN });
}
