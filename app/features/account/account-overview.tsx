import type { CoinSum as Sum } from "~/domain/account/view";
import { CoinSum } from "~/features/money/coin-sum";
import { formatChainTs, formatMoney } from "~/locales/format";
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
};

/** What can be claimed of each coin, what comes next, and what is staked. */
export function AccountOverview({ texts, sums, nftsInside, isUnread = false, next }: AccountOverviewProps) {
  const locale = useLocale();
  const t = useT();
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
          ...(staked ? [{ term: texts.staked, value: staked }] : []),
        ]}
      />
    </section>
  );
}
