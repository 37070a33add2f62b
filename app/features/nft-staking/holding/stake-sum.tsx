import { dailyOf } from "~/domain/nft-staking/pool/daily-rewards";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { dailyText } from "../pool/stream-rates";
import type { ChosenTerm, HolderAreaProps } from "./holder-act";

type StakeSumProps = Pick<HolderAreaProps, "texts" | "holding"> & { term: ChosenTerm; picked: readonly unknown[] };

/**
 * What the chosen NFTs would earn a day after the fee, or each one while none is chosen; in a pool with terms, for the chosen
 * one.
 */
export function StakeSum({ texts, holding: { pool }, term: { termDays }, picked }: StakeSumProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.nfts;
  const weightBps = pool.offers.find((offer) => offer.termDays === termDays)?.weightBps ?? 0;
  const each = { weightBps, feeBps: pool.feeBps };
  const daily = dailyOf(pool, picked.length === 0 ? [each] : picked.map(() => each));
  if (daily.length === 0) return picked.length === 0 ? words.chooseFirst : texts.stakeDialog.earnsNothing;
  const amounts = dailyText(locale, daily);
  const days = t(texts.labels, "days", { count: termDays });
  if (picked.length === 0) {
    return termDays === 0 ? t(words, "chooseEarning", { amounts }) : t(words, "chooseEarningFor", { amounts, days });
  }
  return termDays === 0 ? t(words, "earnsDaily", { amounts }) : t(words, "earnsDailyFor", { amounts, days });
}
