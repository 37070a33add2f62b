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

/**
 * What all positions of a holder come to: what is inside, what can be claimed, what is still to come, and the next end. Each
 * sum has all four decimals, so that nothing gapes between a whole sum and its unit in their aligned column.
 */
export function HoldingFacts({ texts, totals, decimals }: HoldingFactsProps) {
  const locale = useLocale();
  const { stakedRaw, claimableRaw, toComeRaw, nextEndTs } = totals;
  return (
    <div className="figures-aligned">
      <FactList
        items={[
          { term: texts.staked, value: <Money raw={stakedRaw} decimals={decimals} steady />, tone: "strong" },
          {
            term: texts.claimable,
            value: <Money raw={claimableRaw} decimals={decimals} steady />,
            tone: "in",
          },
          { term: texts.toCome, value: <Money raw={toComeRaw} decimals={decimals} steady /> },
          ...(nextEndTs === null ? [] : [{ term: texts.nextEnd, value: formatChainTs(locale, nextEndTs) }]),
        ]}
      />
    </div>
  );
}
