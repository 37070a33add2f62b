import { SOL_DECIMALS } from "~/domain/solana/sol";
import { fillCount, formatAmount, formatDateTime } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { PluralForms } from "~/locales/text-shape";

/** The coin's name is no translation. */
export const COIN = "SCG";

/** "12,000 SCG", exact unless cut to fewer decimals. The space does not break. */
export function formatCoin(locale: Locale, raw: bigint, decimals: number, maxDecimals = decimals): string {
  return `${formatAmount(locale, raw, decimals, maxDecimals)}\u00a0${COIN}`;
}

/** Lamports as "0.000005 SOL", exact. */
export function formatSol(locale: Locale, lamports: bigint): string {
  return `${formatAmount(locale, lamports, SOL_DECIMALS)}\u00a0SOL`;
}

/** An amount with all its decimals, so that a figure that ticks keeps its width. */
export function formatSteady(locale: Locale, raw: bigint, decimals: number): string {
  const unit = 10n ** BigInt(decimals);
  const text = `${raw / unit}.${(raw % unit).toString().padStart(decimals, "0")}` as Intl.StringNumericLiteral;
  const format = new Intl.NumberFormat(locale.intl, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
  });
  return `${format.format(text)}\u00a0${COIN}`;
}

export function formatDays(locale: Locale, forms: PluralForms, days: number): string {
  return fillCount(locale, forms, days);
}

/** A chain second as a minute in the language's own zone. */
export function formatChainTs(locale: Locale, ts: bigint | number): string {
  return formatDateTime(locale, new Date(Number(ts) * 1000));
}
