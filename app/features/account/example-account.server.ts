import { addUp, earningNow } from "~/domain/account/earnings";
import { nextMoney } from "~/domain/account/next-money";
import { coinSums } from "~/domain/account/rules";
import type { AccountHoldings, CoinAmount, CoinSum } from "~/domain/account/view";
import { COIN } from "~/features/money/money-text";
import { examplePosition } from "~/features/staking/example-position";
import { formatDue } from "~/locales/format";
import type { Locale } from "~/locales/locales";

const NO_SUM = { stakedRaw: 0n, dueRaw: 0n, accruedRaw: 0n, comingRaw: 0n, comingOfGrantsRaw: 0n, givenUpRaw: 0n };

/** What two Kongz in Boost earn: 12 Twig and 30 SCG a day each, here for a week. */
const NFTS_INSIDE = 2;
const NFT_DAYS = 7n;
const NFTS_A_DAY: readonly CoinAmount[] = [
  { mint: "scg", symbol: COIN, decimals: 9, raw: 60_000_000_000n },
  { mint: "twig", symbol: "Twig", decimals: 6, raw: 24_000_000n },
];

/** What the example account of my page has, earns and awaits. `now`: the time of the server. */
export function exampleAccount(locale: Locale, now: Date) {
  const holdings = exampleHoldings(now);
  const { sums, atEnd } = earningNow(holdings);
  return {
    sums: withNfts(coinSums(holdings)),
    nftsInside: NFTS_INSIDE,
    ahead: {
      earning: { sums: addUp([...sums, ...NFTS_A_DAY]), atEnd },
      checkIns: null,
      money: nextMoney(holdings, (ts) => formatDue(locale, ts, now)),
    },
  };
}

/** The example's stake, as an account that holds nothing else. */
function exampleHoldings(now: Date): AccountHoldings {
  const { position, chainTs, decimals } = examplePosition(now);
  return {
    coin: {
      value: { mint: "scg", decimals, offer: null, positions: [position], chainTs, hasMore: false },
      code: null,
    },
    nfts: { value: [], code: null },
    grants: { value: { grants: [], chainTs, hasMore: false }, code: null },
  };
}

/** The same with what the NFTs have earned. */
function withNfts(sums: readonly CoinSum[]): CoinSum[] {
  return NFTS_A_DAY.map(({ raw, ...coin }) => {
    const sum = sums.find(({ mint }) => mint === coin.mint) ?? { ...NO_SUM, ...coin };
    return { ...sum, dueRaw: sum.dueRaw + raw * NFT_DAYS };
  });
}
