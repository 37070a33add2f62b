import { termOf } from "~/domain/nft-staking/pool/offers";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { dailyOf, dailyText } from "../pool/stream-rates";
import type { HolderAreaProps } from "./holder-act";

type StakeSumProps = Pick<HolderAreaProps, "texts" | "holding" | "period"> & { picked: readonly unknown[] };

/**
 * What the chosen NFTs would earn a day after the fee, or each one while none is chosen. In a pool with terms, it is for the
 * term of the address, otherwise the shortest.
 */
export function StakeSum({ texts, holding: { pool }, period, picked }: StakeSumProps) {
  const t = useT();
  const locale = useLocale();
  const words = texts.nfts;
  const termDays = termOf(pool.offers, period);
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
