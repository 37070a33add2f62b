import { Example } from "~/features/money/example";
import { formatChainDate } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { useLocale } from "~/ui/use-locale";
import { examplePosition } from "./example-position";
import { HoldingFacts } from "./holding-facts";
import { positionTotals } from "./position-totals";

export type ExampleHoldingProps = {
  texts: Texts["staking"]["view"];
  /** Says that the figures are an example. */
  label: string;
  /** The time of the server. */
  now: Date;
};

/** What a holder of a position sees first, for visitors without a wallet. */
export function ExampleHolding({ texts, label, now }: ExampleHoldingProps) {
  const locale = useLocale();
  const { position, chainTs, decimals } = examplePosition(now);
  const totals = positionTotals([position], chainTs, (ts) => formatChainDate(locale, ts));
  return (
    <Example label={label}>
      <HoldingFacts texts={texts.totals} totals={totals} decimals={decimals} />
    </Example>
  );
}
