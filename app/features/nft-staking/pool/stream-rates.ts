import type { DailyReward } from "~/domain/nft-staking/pool/daily-rewards";
import { formatNumber } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import { formatReward } from "../coin-text";

const WHOLE_BPS = 10_000;

/** Basis points as "×1.5". */
export function times(locale: Locale, bps: number): string {
  return `×${formatNumber(locale, bps / WHOLE_BPS)}`;
}

/** The text "24 Twig + 60 SCG". */
export function dailyText(locale: Locale, rewards: readonly DailyReward[]): string {
  return rewards.map(({ stream, raw }) => formatReward(locale, raw, stream)).join(" + ");
}
