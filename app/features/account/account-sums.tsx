import type { CoinSum } from "~/domain/account/view";
import { CoinIcon } from "~/features/money/coin-sum";
import { Money } from "~/features/money/money";
import { DataTable } from "~/ui/data-table";
import { Fold } from "~/ui/fold";
import type { AccountTexts } from "./account-words";

type Props = {
  texts: AccountTexts;
  sums: readonly CoinSum[];
  /** The wallet has more than one page reads. */
  hasMore: boolean;
};

/** What a holder has of each coin: staked, claimable, still to come, and given up by leaving now. */
export function AccountSums({ texts, sums, hasMore }: Props) {
  const { columns } = texts;
  return (
    <section className="account-sums figures-aligned" aria-labelledby="sums-title">
      <h2 id="sums-title">{texts.sumsTitle}</h2>
      <DataTable
        caption={texts.sumsTitle}
        captionHidden
        columns={[
          { key: "coin", label: columns.coin },
          { key: "staked", label: columns.staked, align: "end" },
          { key: "due", label: columns.due, align: "end" },
          { key: "coming", label: columns.coming, align: "end" },
          { key: "givenUp", label: columns.givenUp, align: "end" },
        ]}
        rows={sums.map((sum) => ({
          key: sum.mint,
          cells: {
            coin: (
              <span className="coin-sum">
                <CoinIcon coin={sum.symbol} />
                {sum.symbol}
              </span>
            ),
            staked: <Amount texts={texts} sum={sum} raw={sum.stakedRaw} />,
            due: <Amount texts={texts} sum={sum} raw={sum.dueRaw} isDue />,
            coming: <Amount texts={texts} sum={sum} raw={sum.comingRaw} />,
            givenUp: <Amount texts={texts} sum={sum} raw={sum.givenUpRaw} />,
          },
        }))}
      />
      <Fold summary={texts.sumsCounted}>
        <p>{texts.sumsCaption}</p>
      </Fold>
      {hasMore ? <p className="faint">{texts.more}</p> : null}
    </section>
  );
}

function Amount({ texts, sum, raw, isDue }: { texts: AccountTexts; sum: CoinSum; raw: bigint; isDue?: boolean }) {
  if (raw === 0n) return <span className="account-none">{texts.none}</span>;
  const amount = <Money raw={raw} decimals={sum.decimals} coin={sum.symbol} />;
  return isDue ? <strong className="money-in">{amount}</strong> : amount;
}
