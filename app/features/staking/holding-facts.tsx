import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { formatChainDate } from "~/locales/format";
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

/** What all positions of a holder come to, in an aligned column. */
export function HoldingFacts(props: HoldingFactsProps) {
  const locale = useLocale();
  const t = useT();
  return (
    <div className="figures-aligned">
      <FactList items={holdingFacts({ ...props, locale, t })} />
    </div>
  );
}

/**
 * What all positions of a holder come to: what can leave now, what of it can be claimed, what the next end pays, and which
 * rewards waiting for all ends still brings. Each sum has all four decimals, so that its unit stays beside it in an aligned
 * column.
 */
export function holdingFacts({
  texts,
  totals,
  decimals,
  locale,
  t,
}: HoldingFactsProps & { locale: Locale; t: Translate }): Fact[] {
  const { stakedRaw, claimableRaw, toComeRaw, next, lastEndTs } = totals;
  return [
    {
      term: texts.backNow,
      value: <Money raw={stakedRaw + claimableRaw} decimals={decimals} steady />,
      note: t(texts, "backNowNote", { staked: formatCoin(locale, stakedRaw, decimals) }),
      tone: "strong",
    },
    { term: texts.claimable, value: <Money raw={claimableRaw} decimals={decimals} steady />, tone: "in" },
    ...(next === null
      ? []
      : [
          {
            term: texts.nextEnd,
            value: <Money raw={next.raw} decimals={decimals} steady />,
            note: t(texts, "nextNote", {
              date: formatChainDate(locale, next.ts),
              reward: formatCoin(locale, next.rewardRaw, decimals),
            }),
          },
        ]),
    {
      term: texts.toCome,
      value: <Money raw={toComeRaw} decimals={decimals} steady />,
      note: lastEndTs === null ? undefined : t(texts, "toComeUntil", { date: formatChainDate(locale, lastEndTs) }),
    },
  ];
}
