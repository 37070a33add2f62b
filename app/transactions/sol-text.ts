import { SOL_DECIMALS } from "~/domain/solana/sol";
import { formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** Lamports as "0.0022 SOL", with at most four decimals. The space does not break. */
export function formatSol(locale: Locale, lamports: bigint): string {
  return formatMoney(locale, { raw: lamports, decimals: SOL_DECIMALS, coin: "SOL" });
}
