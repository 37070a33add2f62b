import { Example } from "~/features/money/example";
import type { Texts } from "~/locales/texts.server";
import { HoldingFacts } from "./holding-facts";

const COIN = 1_000_000_000n;
const DECIMALS = 9;
const DAY = 86_400;
const DAYS_LEFT = 72;

export type ExampleHoldingProps = {
  texts: Texts["staking"]["view"];
  /** Says that the figures are an example. */
  label: string;
  /** The time of the server. */
  now: Date;
};

/** What a holder of a position sees first, for visitors without a wallet: 5,000 SCG for 90 days at 10 %, after 18 days. */
export function ExampleHolding({ texts, label, now }: ExampleHoldingProps) {
  const totals = {
    stakedRaw: 5_000n * COIN,
    claimableRaw: (246_575n * COIN) / 10_000n,
    toComeRaw: (986_301n * COIN) / 10_000n,
    nextEndTs: BigInt((Math.floor(now.getTime() / 1000 / DAY) + DAYS_LEFT) * DAY),
    isTicking: false,
  };
  return (
    <Example label={label}>
      <HoldingFacts texts={texts.totals} totals={totals} decimals={DECIMALS} />
    </Example>
  );
}
