import type { CoinAmount } from "~/domain/account/view";
import type { UnstakedNfts } from "~/domain/nft-staking/holding/view";
import { CoinSum } from "~/features/money/coin-sum";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, amountsIn } from "./account-words";
import { dailyOfUnstaked, sumDaily } from "./earnings";

type Props = {
  texts: AccountTexts;
  /** The coin that can be staked, as far as it is in the wallet; null if there is none. */
  coin: CoinAmount | null;
  unstaked: readonly UnstakedNfts[];
};

/** What a wallet has that earns nothing yet, and what its NFTs would earn. */
export function ReadyOverview({ texts, coin, unstaked }: Props) {
  const t = useT();
  const locale = useLocale();
  const isKnown = unstaked.every(({ unread }) => unread === 0);
  const count = unstaked.reduce((sum, pool) => sum + pool.count, 0);
  const rates = unstaked.map(dailyOfUnstaked).filter((daily) => daily.length > 0);
  // what one NFT of each pool earns cannot be added up
  const shown = isKnown ? rates.flat() : (rates[0] ?? []);
  const earning = amountsIn(locale, sumDaily(shown));
  return (
    <section className="account-overview" aria-labelledby="ready-title">
      <h2 id="ready-title" className="account-label">
        {texts.readyTitle}
      </h2>
      <ul className="account-due is-held">
        {coin ? (
          <li>
            <CoinSum raw={coin.raw} decimals={coin.decimals} coin={coin.symbol} />
          </li>
        ) : null}
        {count > 0 ? <li>{t(texts, isKnown ? "readyNfts" : "readyNftsAtLeast", { count })}</li> : null}
      </ul>
      <FactList
        items={[
          { term: texts.earning, value: texts.earningNothing },
          ...(earning
            ? [
                {
                  term: isKnown ? texts.nftsWouldEarn : texts.eachWouldEarn,
                  value: t(texts, "aDay", { amounts: earning }),
                },
              ]
            : []),
        ]}
      />
      <p className="faint">
        {isKnown ? null : `${texts.notAllRead} `}
        {texts.readyHint}
      </p>
    </section>
  );
}
