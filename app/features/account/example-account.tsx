import { Example } from "~/features/money/example";
import { AccountOverview } from "./account-overview";
import type { AccountTexts } from "./account-words";

const COIN = 1_000_000_000n;
const NO_SUM = { stakedRaw: 0n, dueRaw: 0n, comingRaw: 0n, givenUpRaw: 0n };

/** Nobody's figures: 5,000 SCG for 90 days at 5 % after 18 days, and two Kongz in Boost for a week. */
const SUMS = [
  {
    ...NO_SUM,
    mint: "scg",
    symbol: "SCG",
    decimals: 9,
    stakedRaw: 5_000n * COIN,
    dueRaw: (4_249_315n * COIN) / 10_000n,
  },
  { ...NO_SUM, mint: "twig", symbol: "Twig", decimals: 6, dueRaw: 168_000_000n },
];
const NFTS_INSIDE = 2;
const DAYS_LEFT = 72;

/** What my page looks like with something on it, for visitors without a wallet. `now`: the time of the server. */
export function ExampleAccount({ texts, now }: { texts: AccountTexts; now: Date }) {
  const atTs = BigInt(Math.floor(now.getTime() / 86_400_000) * 86_400 + DAYS_LEFT * 86_400);
  return (
    <Example label={texts.example}>
      <AccountOverview texts={texts} sums={SUMS} nftsInside={NFTS_INSIDE} next={{ atTs, what: texts.exampleNext }} />
    </Example>
  );
}
