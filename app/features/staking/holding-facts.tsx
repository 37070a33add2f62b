import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatChainDate } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { PositionTotals } from "./position-totals";

export type HoldingFactsProps = {
  texts: Texts["staking"]["view"]["totals"];
  totals: PositionTotals;
  decimals: number;
};

/** What all positions of a holder come to, in a column. */
export function HoldingFacts(props: HoldingFactsProps) {
  const locale = useLocale();
  const t = useT();
  return <FactList items={holdingFacts({ ...props, locale, t })} />;
}

/**
 * What all positions of a holder come to: what can be claimed now, what is staked, what the next end of a term pays, what waiting for all ends
 * still brings, and what leaving now pays and gives up. A sum that changes with the time has all four
 * decimals, so that it keeps its width.
 */
export function holdingFacts({
  texts,
  totals,
  decimals,
  locale,
  t,
}: HoldingFactsProps & { locale: Locale; t: Translate }): Fact[] {
  const { stakedRaw, claimableRaw, toComeRaw, next, lastEndTs } = totals;
  const sum = (raw: bigint) => <Money raw={raw} decimals={decimals} steady />;
  const coin = (raw: bigint) => formatCoin(locale, raw, decimals);
  return [
    { term: texts.claimable, value: sum(claimableRaw), tone: "in" },
    ...(stakedRaw === 0n ? [] : [{ term: texts.staked, value: <Money raw={stakedRaw} decimals={decimals} /> }]),
    ...(next === null
      ? []
      : [
          {
            term: t(texts, "nextEnd", { date: formatChainDate(locale, next.ts) }),
            value: sum(next.raw),
            note: t(texts, "nextNote", {
              principal: formatAmount(locale, next.raw - next.rewardRaw, decimals),
              reward: formatAmount(locale, next.rewardRaw, decimals),
            }),
          },
        ]),
    ...(toComeRaw === 0n
      ? []
      : [
          {
            term: texts.toCome,
            value: sum(toComeRaw),
            note:
              lastEndTs === null ? undefined : t(texts, "toComeUntil", { date: formatChainDate(locale, lastEndTs) }),
          },
        ]),
    ...(stakedRaw === 0n
      ? []
      : [
          {
            term: texts.ifAll,
            value: sum(stakedRaw + claimableRaw),
            note: (
              <>
                {texts.atOnce}
                {toComeRaw > 0n ? (
                  <span className="money-out"> {t(texts, "givesUp", { amount: coin(toComeRaw) })}</span>
                ) : null}
              </>
            ),
          },
        ]),
  ];
}
