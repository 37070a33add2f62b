import { Link } from "react-router";
import type { CoinAmount } from "~/domain/account/view";
import type { UnstakedNfts } from "~/domain/nft-staking/holding/view";
import { CoinSum } from "~/features/money/coin-sum";
import { formatBps } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, amountsIn } from "./account-words";
import { dailyOfUnstaked, sumDaily } from "./earnings";

type Props = {
  texts: AccountTexts;
  /** The coin that can be staked, as far as it is in the wallet; null if there is none. */
  coin: CoinAmount | null;
  /** The yearly rates that a stake of it would have, in basis points; empty if that is not known or none can be opened. */
  offeredBps: readonly number[];
  unstaked: readonly UnstakedNfts[];
};

/** What a wallet has that earns nothing yet, and what it would earn. */
export function ReadyOverview({ texts, coin, offeredBps, unstaked }: Props) {
  const t = useT();
  const locale = useLocale();
  const isKnown = unstaked.every(({ unread }) => unread === 0);
  const count = unstaked.reduce((sum, pool) => sum + pool.count, 0);
  const rates = unstaked.map(dailyOfUnstaked).filter((daily) => daily.length > 0);
  // what one NFT of each pool earns cannot be added up
  const shown = isKnown ? rates.flat() : (rates[0] ?? []);
  const earning = amountsIn(locale, sumDaily(shown));
  const ratesShown = coin ? rateRange(t, locale, { texts, offeredBps }) : null;
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
          ...(ratesShown
            ? [
                {
                  term: texts.coinWouldEarn,
                  value: ratesShown,
                  // without NFTs, this is the loud button of the page
                  note: earning ? <ToStakeCoin texts={texts} /> : undefined,
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

/** "2.0% to 15.0% a year", or the one rate; null if there is none. */
function rateRange(
  t: Translate,
  locale: Locale,
  { texts, offeredBps }: Pick<Props, "texts" | "offeredBps">,
): string | null {
  if (offeredBps.length === 0) return null;
  const least = formatBps(locale, Math.min(...offeredBps));
  const most = formatBps(locale, Math.max(...offeredBps));
  return least === most ? t(texts, "aYear", { rate: most }) : t(texts, "aYearFromTo", { least, most });
}

function ToStakeCoin({ texts }: Pick<Props, "texts">) {
  const { localePath } = useShell();
  const to = `/${localePath}/powerzoneCoinStakingWriteStaking`;
  return (
    <Link className="link" viewTransition to={to} {...logged("myAccount.toPowerZone")}>
      {texts.stakeCoins}
    </Link>
  );
}
