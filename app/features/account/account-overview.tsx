import { Link } from "react-router";
import type { CoinSum as Sum } from "~/domain/account/view";
import { CoinSum } from "~/features/money/coin-sum";
import { formatChainTs, formatMoney } from "~/locales/format";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { AccountTexts } from "./account-words";

export type AccountOverviewProps = {
  texts: AccountTexts;
  sums: readonly Sum[];
  nftsInside: number;
  /** Whether a part could not be read, so that more may be due than is known. */
  isUnread?: boolean;
  /** The first date on which something falls due. */
  next: { atTs: bigint; what: string } | null;
  /** Gifts of drops that can be taken, and when the first of them ends. */
  gifts?: { count: number; endTs: bigint } | null;
};

/** What can be claimed of each coin, what comes next, and what is staked. */
export function AccountOverview({ texts, sums, nftsInside, isUnread = false, next, gifts }: AccountOverviewProps) {
  const locale = useLocale();
  const t = useT();
  const { localePath } = useShell();
  const due = sums.filter(({ dueRaw }) => dueRaw > 0n);
  const coins = sums
    .filter(({ stakedRaw }) => stakedRaw > 0n)
    .map(({ stakedRaw, decimals, symbol }) => formatMoney(locale, { raw: stakedRaw, decimals, coin: symbol }))
    .join(", ");
  const nfts = nftsInside > 0 ? t(texts, "inPools", { count: nftsInside }) : "";
  const staked = coins && nfts ? t(texts, "stakedCoinsAndNfts", { coins, nfts }) : coins || nfts;
  return (
    <section className="account-overview" aria-labelledby="claimable-title">
      <h2 id="claimable-title" className="account-label">
        {texts.claimable}
      </h2>
      {due.length > 0 ? (
        <ul className="account-due">
          {due.map(({ mint, dueRaw, decimals, symbol }) => (
            <li key={mint}>
              <CoinSum raw={dueRaw} decimals={decimals} coin={symbol} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="soft">{isUnread ? texts.claimUnread : texts.nothingDue}</p>
      )}
      <FactList
        items={[
          ...(next ? [{ term: texts.next, value: formatChainTs(locale, next.atTs), note: next.what }] : []),
          ...(gifts
            ? [
                {
                  term: texts.drops,
                  value: (
                    <Link className="link" to={`/${localePath}/powerzonePunkyDrop`} {...logged("myAccount.toDrops")}>
                      {t(texts, "giftsReady", { count: gifts.count })}
                    </Link>
                  ),
                  note: t(texts, "giftsEnd", { date: gifts.endTs }),
                },
              ]
            : []),
          ...(staked ? [{ term: texts.staked, value: staked }] : []),
        ]}
      />
    </section>
  );
}
