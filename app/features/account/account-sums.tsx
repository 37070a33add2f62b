import type { CoinSum } from "~/domain/account/view";
import { CoinIcon } from "~/features/money/coin-sum";
import { Money } from "~/features/money/money";
import { formatAmount, restOfShown } from "~/locales/format";
import { DataTable } from "~/ui/data-table";
import { FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { type AccountTexts, amountsIn } from "./account-words";

type Props = { texts: AccountTexts; sums: readonly CoinSum[] };

/** What a holder cannot claim yet of each coin, and what of it leaving now would give up, which must not be added to it. */
export function AccountSums({ texts, sums }: Props) {
  const locale = useLocale();
  const { columns } = texts;
  const waiting = sums.filter(({ accruedRaw, comingRaw }) => accruedRaw + comingRaw > 0n);
  if (waiting.length === 0) return null;
  const givenUp = waiting.filter(({ givenUpRaw }) => givenUpRaw > 0n);
  return (
    <section className="account-sums" aria-labelledby="sums-title">
      <h2 id="sums-title">{texts.sumsTitle}</h2>
      <DataTable
        caption={texts.sumsTitle}
        captionHidden
        columns={[
          { key: "coin", label: columns.coin },
          { key: "accrued", label: columns.accrued, align: "end" },
          { key: "coming", label: columns.coming, align: "end" },
        ]}
        rows={waiting.map((sum) => ({
          key: sum.mint,
          cells: {
            coin: (
              <span className="coin-sum">
                <CoinIcon coin={sum.symbol} />
                {sum.symbol}
              </span>
            ),
            accrued: <Amount texts={texts} sum={sum} raw={sum.accruedRaw} />,
            coming: (
              <>
                <Amount texts={texts} sum={sum} raw={sum.comingRaw} />
                <Sources texts={texts} sum={sum} />
              </>
            ),
          },
        }))}
      />
      {givenUp.length > 0 ? (
        <FactList
          items={[
            {
              term: texts.givenUp,
              value: amountsIn(
                locale,
                givenUp.map(({ givenUpRaw, ...coin }) => ({ ...coin, raw: givenUpRaw })),
              ),
            },
          ]}
        />
      ) : null}
      <Fold summary={texts.sumsCounted}>
        <p>{texts.sumsCaption}</p>
      </Fold>
    </section>
  );
}

function Amount({ texts, sum, raw }: { texts: AccountTexts; sum: CoinSum; raw: bigint }) {
  if (raw === 0n) return <span className="account-none">{texts.none}</span>;
  return <Money raw={raw} decimals={sum.decimals} coin="" />;
}

/** What of a sum comes from coin stakes and what from grants, if it comes from both: leaving a stake gives up only the former. */
function Sources({ texts, sum }: { texts: AccountTexts; sum: CoinSum }) {
  const t = useT();
  const locale = useLocale();
  const { comingRaw, comingOfGrantsRaw, decimals } = sum;
  if (comingOfGrantsRaw === 0n || comingOfGrantsRaw === comingRaw) return null;
  const stakesRaw = restOfShown(comingRaw, comingOfGrantsRaw, decimals);
  return (
    <>
      <small className="account-source">
        {t(texts, "comingOfStakes", { amount: formatAmount(locale, stakesRaw, decimals) })}
      </small>
      <small className="account-source">
        {t(texts, "comingOfGrants", { amount: formatAmount(locale, comingOfGrantsRaw, decimals) })}
      </small>
    </>
  );
}
