import { Money } from "~/features/money/money";
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
  /** Whether what leaving all positions now pays is said. */
  hasExit?: boolean;
};

/**
 * What all positions of a holder come to: what is staked, what can be claimed now, what the next end of a term pays, what
 * waiting for all ends still brings, and what leaving now pays. A sum that changes with the time has all four decimals, so that
 * it keeps its width.
 */
export function HoldingFacts(props: HoldingFactsProps) {
  const locale = useLocale();
  const t = useT();
  return <FactList items={holdingFacts({ ...props, locale, t })} />;
}

function holdingFacts({
  texts,
  totals,
  decimals,
  hasExit = true,
  locale,
  t,
}: HoldingFactsProps & { locale: Locale; t: Translate }): Fact[] {
  const { stakedCount, stakedRaw, claimableRaw, toComeRaw, next, lastEndTs } = totals;
  const sum = (raw: bigint) => <Money raw={raw} decimals={decimals} steady />;
  return [
    ...(stakedRaw === 0n
      ? []
      : [
          {
            term: t(texts, "stakedIn", { count: stakedCount }),
            value: <Money raw={stakedRaw} decimals={decimals} />,
            tone: "strong" as const,
          },
        ]),
    { term: texts.claimable, value: sum(claimableRaw), tone: "in" },
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
    ...(stakedRaw === 0n || !hasExit
      ? []
      : [
          {
            term: texts.ifAll,
            value: sum(stakedRaw + claimableRaw),
            note: (
              <>
                {texts.atOnce}
                {/* its figure stands right above */}
                {toComeRaw > 0n ? <span className="money-out"> {texts.givesUp}</span> : null}
              </>
            ),
          },
        ]),
  ];
}
