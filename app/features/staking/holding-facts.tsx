import { Money } from "~/features/money/money";
import { formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import type { PositionTotals } from "./position-totals";

export type HoldingFactsProps = {
  texts: Texts["staking"]["view"]["totals"];
  totals: PositionTotals;
  decimals: number;
};

/** What all positions of a holder come to: what is inside, what can be claimed, what is still to come, and the next end. */
export function HoldingFacts({ texts, totals, decimals }: HoldingFactsProps) {
  const locale = useLocale();
  const { stakedRaw, claimableRaw, toComeRaw, nextEndTs, isTicking } = totals;
  return (
    <div className="figures-aligned">
      <FactList
        items={[
          { term: texts.staked, value: <Money raw={stakedRaw} decimals={decimals} />, tone: "strong" },
          {
            term: texts.claimable,
            value: <Money raw={claimableRaw} decimals={decimals} steady={isTicking} />,
            tone: "in",
          },
          { term: texts.toCome, value: <Money raw={toComeRaw} decimals={decimals} steady={isTicking} /> },
          ...(nextEndTs === null ? [] : [{ term: texts.nextEnd, value: formatChainTs(locale, nextEndTs) }]),
        ]}
      />
    </div>
  );
}
