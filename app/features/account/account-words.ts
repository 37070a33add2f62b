import type { AccountView, CoinAmount, Part } from "~/domain/account/view";
import { formatAmount, formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";

/** Texts of my page. */
export type AccountTexts = Omit<Texts["account"], "csvColumns" | "dates">;

/** Texts of a batch of my page. `lead`: what it does, if its figures do not say so. */
export type AccountBatchTexts = Omit<Texts["account"]["claim"], "item" | "source" | "leftOut"> & { lead?: string };

/** A part, or why it cannot be shown, in words; neither if there is nothing to read. */
type Shown<P> = P extends Part<infer T> ? { value: T | null; problem: string | null } : never;

/** The account in the form for its page. */
export type ShownAccount = { [Name in keyof AccountView]: Shown<AccountView[Name]> };

/** "12.5 Twig". The space does not break. */
export function formatIn(
  locale: Locale,
  raw: bigint,
  { decimals, symbol }: { decimals: number; symbol: string },
): string {
  return `${formatAmount(locale, raw, decimals)}\u00a0${symbol}`;
}

/**
 * The same of figures that change, with "about": whole numbers, or two digits that count, rounded to the nearest. `rounding`:
 * "down" for a figure that is said to be the least.
 */
export function aboutIn(
  locale: Locale,
  amounts: readonly Pick<CoinAmount, "raw" | "symbol" | "decimals">[],
  rounding: "nearest" | "down" = "nearest",
): string {
  return amounts
    .map(({ raw, symbol, decimals }) => {
      const wholeDigits = String(raw).length - decimals;
      const maxDecimals = Math.min(Math.max(2 - wholeDigits, 0), 4);
      const unit = 10n ** BigInt(Math.max(decimals - maxDecimals, 0));
      const rounded = ((raw + unit / 2n) / unit) * unit;
      // what is too small to be shown is not rounded to nothing
      const shown = rounding === "down" || rounded === 0n ? raw : rounded;
      return formatMoney(locale, { raw: shown, decimals, coin: symbol, maxDecimals });
    })
    .join(" + ");
}

/** "12.3 SCG + 600 ETM". The spaces within an amount do not break. */
export function amountsIn(locale: Locale, amounts: readonly Pick<CoinAmount, "raw" | "symbol" | "decimals">[]): string {
  return amounts.map(({ raw, symbol, decimals }) => formatMoney(locale, { raw, decimals, coin: symbol })).join(" + ");
}
