import { Link } from "react-router";
import { dailyElsewhere, dailyOfUnstaked, sumDaily } from "~/domain/account/earnings";
import type { CoinAmount, CoinPart } from "~/domain/account/view";
import type { UnstakedNfts } from "~/domain/nft-staking/holding/view";
import type { NftPoolView } from "~/domain/nft-staking/pool/view";
import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import { CoinSum } from "~/features/money/coin-sum";
import { pathOfPool } from "~/features/nft-staking/nft-screens";
import { offerFact } from "~/features/staking/offer-facts";
import { WhereFrom } from "~/features/staking/where-from";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { type Fact, FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { AccountScreen } from "./account-screen.server";
import { type AccountTexts, amountsIn } from "./account-words";
import { logOfPool } from "./log-of-pool";

export type ReadyOverviewProps = {
  texts: AccountTexts;
  offerWords: Texts["staking"]["offer"];
  /** The coin that can be staked, with what of it is in the wallet; null if that is not known. */
  coin: CoinAmount | null;
  /** The conditions of a new stake of it; null if they are not known or none can be opened. */
  offer: CoinPart["offer"];
  /** Null if the NFTs in the wallet could not be read. */
  unstaked: readonly UnstakedNfts[] | null;
  /** What an NFT could earn, for a wallet without one. */
  nftOffer: AccountScreen["nftOffer"];
};

/** What a wallet has that earns nothing yet, or that it has nothing, and what it could earn. */
export function ReadyOverview({ texts, offerWords, coin, offer, unstaked, nftOffer }: ReadyOverviewProps) {
  const t = useT();
  const locale = useLocale();
  const pools = unstaked ?? [];
  const isKnown = pools.every(({ hasMore }) => !hasMore);
  const count = pools.reduce((sum, pool) => sum + pool.count, 0);
  const rates = pools.map(dailyOfUnstaked).filter((daily) => daily.length > 0);
  // what one NFT of each pool earns cannot be added up
  const shown = isKnown ? rates.flat() : (rates[0] ?? []);
  const earning = amountsIn(locale, sumDaily(shown));
  const aDay = (amounts: string) => t(texts, "aDay", { amounts });
  const elsewhere = dailyElsewhere(pools);
  const termIn = (pool: NftPoolView, isEach: boolean) =>
    t(texts, isEach ? "eachWouldEarnIn" : "wouldEarnIn", { pool: texts[pool.kind] });
  const items: Fact[] = [{ term: texts.earning, value: texts.earningNothing }];
  if (earning) {
    let term = isKnown ? texts.nftsWouldEarn : texts.eachWouldEarn;
    // with another place for the same NFTs, each figure says which it belongs to
    const [first] = pools;
    const areOfOneKind = pools.every(({ pool }) => pool.kind === first?.pool.kind);
    if (first && areOfOneKind && elsewhere.length > 0) term = termIn(first.pool, !isKnown);
    items.push({ term, value: aDay(earning) });
  }
  for (const { pool, termDays, sums, hasMore } of elsewhere) {
    items.push({
      term: termIn(pool, hasMore),
      value: t(texts, "upToADay", { amounts: amountsIn(locale, sums) }),
      note: (
        <>
          {t(texts, "fullAfter", { days: t(texts, "days", { count: termDays }) })}{" "}
          <PoolLink texts={texts} pool={pool} />
        </>
      ),
    });
  }
  if (coin && offer) {
    const { raw: heldRaw, decimals, symbol } = coin;
    const fact = offerFact({ texts: offerWords, offer, heldRaw, decimals, coin: symbol, locale, t });
    items.push({
      ...fact,
      note: (
        <>
          {fact.note}
          {/* without NFTs, this is the loud button of the page */}
          {earning && heldRaw > 0n ? <ToStakeCoin texts={texts} /> : null}
        </>
      ),
    });
  }
  if (nftOffer) {
    const collection = COLLECTION_NAMES[nftOffer.collection];
    items.push({ term: t(texts, "nftExample", { collection }), value: aDay(amountsIn(locale, nftOffer.sums)) });
  }
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
        {unstaked ? <li>{t(texts, isKnown ? "readyNfts" : "readyNftsAtLeast", { count })}</li> : null}
      </ul>
      {coin?.raw === 0n && unstaked && isKnown && count === 0 ? <WhereFrom texts={offerWords} /> : null}
      <FactList items={items} />
      <p className="faint">
        {isKnown ? null : `${texts.notAllRead} `}
        {texts.canChange} {texts.readyHint}
      </p>
    </section>
  );
}

function PoolLink({ texts, pool }: Pick<ReadyOverviewProps, "texts"> & { pool: NftPoolView }) {
  const t = useT();
  const { localePath } = useShell();
  const to = `/${localePath}/${pathOfPool(pool)}`;
  return (
    <Link className="link" viewTransition to={to} {...logged(logOfPool(pool.kind))}>
      {t(texts, "toStakeNfts", { pool: texts[pool.kind] })}
    </Link>
  );
}

function ToStakeCoin({ texts }: Pick<ReadyOverviewProps, "texts">) {
  const { localePath } = useShell();
  const to = `/${localePath}/powerzoneCoinStakingWriteStaking`;
  return (
    <>
      {" "}
      <Link className="link" viewTransition to={to} {...logged("myAccount.toPowerZone")}>
        {texts.stakeCoins}
      </Link>
    </>
  );
}
