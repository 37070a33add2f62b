import { Example } from "~/features/money/example";
import type { Texts } from "~/locales/texts.server";
import { exampleStake } from "./example-stake";
import { HoldingFacts } from "./holding-facts";

export type ExampleHoldingProps = {
  texts: Texts["staking"]["view"];
  /** Says that the figures are an example. */
  label: string;
  /** The time of the server. */
  now: Date;
};

/** What a holder of a position sees first, for visitors without a wallet. */
export function ExampleHolding({ texts, label, now }: ExampleHoldingProps) {
  const { endTs, decimals, ...amounts } = exampleStake(now);
  const next = { ts: endTs, raw: amounts.stakedRaw + amounts.toComeRaw, rewardRaw: amounts.toComeRaw };
  return (
    <Example label={label}>
      <HoldingFacts
        texts={texts.totals}
        totals={{ ...amounts, next, lastEndTs: endTs, isTicking: false }}
        decimals={decimals}
      />
    </Example>
  );
}
