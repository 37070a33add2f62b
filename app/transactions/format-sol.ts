import { SOL_DECIMALS } from "~/domain/solana/sol";
import { formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";

/** Lamports as an amount in SOL, within a sentence; `Sol` draws one by itself. */
export function formatSol(locale: Locale, lamports: bigint): string {
  return formatMoney(locale, { raw: lamports, decimals: SOL_DECIMALS, coin: "SOL" });
}
