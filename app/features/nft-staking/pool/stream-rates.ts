import type { DailyReward } from "~/domain/nft-staking/pool/daily-rewards";
import type { NftStreamView } from "~/domain/nft-staking/pool/view";
import { netOfNftClaim } from "~/domain/nft-staking/rules";
import type { Locale } from "~/locales/locales";
import { formatReward } from "../coin-text";

const WHOLE_BPS = 10_000n;

/** What a check-in earns after the fee, as "5 SCG": at first, from the 7th day in a row, and from the 30th. */
export function checkInAmounts(locale: Locale, stream: NftStreamView, feeBps: number): CheckInAmounts {
  const earned = (bps: number) =>
    formatReward(locale, netOfNftClaim(0n, (stream.rateRaw * BigInt(bps)) / WHOLE_BPS, feeBps), stream);
  const [week, month] = stream.streakBps.map(earned);
  return { amount: earned(Number(WHOLE_BPS)), week: week ?? "", month: month ?? "" };
}

export type CheckInAmounts = { amount: string; week: string; month: string };

/** The text "24 Twig + 60 SCG". */
export function dailyText(locale: Locale, rewards: readonly DailyReward[]): string {
  return rewards.map(({ stream, raw }) => formatReward(locale, raw, stream)).join(" + ");
}
