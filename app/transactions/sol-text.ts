import { SOL_DECIMALS } from "~/domain/solana/sol";
import { formatAmount } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** Lamports as "0.000005 SOL", exact. The space does not break. */
export function formatSol(locale: Locale, lamports: bigint): string {
  return `${formatAmount(locale, lamports, SOL_DECIMALS)}\u00a0SOL`;
}
