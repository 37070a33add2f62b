import { CoinSum } from "~/features/money/coin-sum";
import { Money } from "~/features/money/money";
import { formatChainDate, formatMoney } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ClaimGrants, type ClaimGrantsProps } from "./claim-grants";
import type { OwnCoin, OwnSums } from "./own-sums";
import { flowValues } from "./token-text";

export type OwnFiguresTexts = {
  mine: Pick<Texts["vesting"]["mine"], "due" | "next" | "nextOn" | "flowing" | "partial"> & {
    toCome: string;
    nothingDue: string;
  };
};

type ShownCoin = Omit<OwnCoin, "mint">;

type OwnFiguresProps = {
  texts: OwnFiguresTexts;
  sums: Pick<OwnSums, "isPartial"> & { coins: readonly ShownCoin[] };
};

type Props = Omit<ClaimGrantsProps, "texts"> & {
  texts: OwnFiguresTexts & ClaimGrantsProps["texts"] & { mine: Pick<Texts["vesting"]["mine"], "yours"> };
};

/** What a holder has of each coin, when more is released, and the one loud button that claims it all. */
export function OwnSummary({ texts, sums, list, ...claim }: Props) {
  return (
    <section className="vesting-own" aria-labelledby="own-grants">
      <h2 id="own-grants">{texts.mine.yours}</h2>
      <OwnFigures texts={texts} sums={sums} />
      {sums.payers > 0 ? <ClaimGrants {...claim} texts={texts} sums={sums} list={list} /> : null}
      {sums.payers === 0 && list ? (
        <ActionBar>
          <ButtonLink variant="primary" size="large" viewTransition to={list.to} {...logged(list.log)}>
            {texts.mine.all}
          </ButtonLink>
        </ActionBar>
      ) : null}
    </section>
  );
}

/** What a holder can claim of each coin, what is still to come, and when more is released. */
export function OwnFigures({ texts: { mine }, sums: { coins, isPartial } }: OwnFiguresProps) {
  return (
    <>
      {coins.length > 0 ? (
        <>
          <p className="vesting-own-label">{mine.due}</p>
          <ul className="vesting-own-coins">
            {coins.map((sum) => (
              <OwnCoinRow key={sum.coin} texts={mine} sum={sum} />
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">{mine.nothingDue}</p>
      )}
      {isPartial ? <p className="faint">{mine.partial}</p> : null}
    </>
  );
}

function OwnCoinRow({ texts, sum }: { texts: OwnFiguresTexts["mine"]; sum: ShownCoin }) {
  const t = useT();
  const locale = useLocale();
  const { coin, decimals, dueRaw, toComeRaw, flow, next } = sum;
  const figureOf = (raw: bigint) => ({ raw, decimals, coin });
  const releases = [
    ...(flow ? [t(texts, "flowing", flowValues(locale, flow, sum))] : []),
    ...(next
      ? [
          t(texts, "nextOn", {
            amount: formatMoney(locale, figureOf(next.raw)),
            date: formatChainDate(locale, next.ts),
          }),
        ]
      : []),
  ];
  return (
    <li>
      <p className="vesting-own-due" data-none={dueRaw === 0n || undefined}>
        <CoinSum {...figureOf(dueRaw)} />
      </p>
      {toComeRaw > 0n ? (
        <FactList
          items={[
            { term: texts.toCome, value: <Money {...figureOf(toComeRaw)} /> },
            {
              term: texts.next,
              value: releases.map((release) => (
                <span key={release} className="vesting-release">
                  {release}
                </span>
              )),
            },
          ]}
        />
      ) : null}
    </li>
  );
}
