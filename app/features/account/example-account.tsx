import { Example } from "~/features/money/example";
import { EXAMPLE_DAYS_PASSED, exampleStake } from "~/features/staking/example-stake";
import { AccountOverview } from "./account-overview";
import type { AccountTexts } from "./account-words";

const NO_SUM = { stakedRaw: 0n, dueRaw: 0n, accruedRaw: 0n, comingRaw: 0n, comingOfGrantsRaw: 0n, givenUpRaw: 0n };

/** What two Kongz in Boost earn in a week: 12 Twig and 30 SCG a day each. */
const NFTS_INSIDE = 2;
const NFT_SCG_RAW = 420_000_000_000n;
const NFT_SCG_A_DAY_RAW = 60_000_000_000n;
const TWIG_A_DAY = { mint: "twig", symbol: "Twig", decimals: 6, raw: 24_000_000n };
const NFT_TWIG = { ...NO_SUM, mint: "twig", symbol: "Twig", decimals: 6, dueRaw: 168_000_000n };

/** What my page looks like with something on it, for visitors without a wallet. `now`: the time of the server. */
export function ExampleAccount({ texts, now }: { texts: AccountTexts; now: Date }) {
  const { stakedRaw, claimableRaw, toComeRaw, decimals, endTs } = exampleStake(now);
  const coin = { mint: "scg", symbol: "SCG", decimals };
  const coinADayRaw = claimableRaw / BigInt(EXAMPLE_DAYS_PASSED);
  const scg = { ...NO_SUM, mint: "scg", symbol: "SCG", decimals, stakedRaw, dueRaw: claimableRaw + NFT_SCG_RAW };
  return (
    <Example label={texts.example}>
      <AccountOverview
        texts={texts}
        sums={[scg, NFT_TWIG]}
        nftsInside={NFTS_INSIDE}
        now={now}
        ahead={{
          earning: { sums: [{ ...coin, raw: NFT_SCG_A_DAY_RAW + coinADayRaw }, TWIG_A_DAY], isMoreAtEnd: true },
          checkIns: null,
          money: { atTs: endTs, kind: "coin-term", sums: [{ ...coin, raw: stakedRaw + toComeRaw }] },
        }}
      />
    </Example>
  );
}
