import { CoinSum } from "~/features/money/coin-sum";
import { Money } from "~/features/money/money";
import { formatChainDate, formatMoney } from "~/locales/format";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { ButtonLink } from "~/ui/button";
import { DataTable } from "~/ui/data-table";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { ClaimGrants, type ClaimGrantsProps } from "./claim-grants";
import type { OwnCoin, OwnSums } from "./own-sums";
import { flowValues } from "./token-text";

export type OwnFiguresTexts = {
  mine: Pick<Texts["vesting"]["mine"], "yours" | "due" | "next" | "nextOn" | "flowing" | "partial"> & {
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
  texts: OwnFiguresTexts & ClaimGrantsProps["texts"];
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
  const t = useT();
  const locale = useLocale();
  return (
    <>
      {coins.length > 0 ? (
        <div className="vesting-own-coins">
          <DataTable
            caption={mine.yours}
            captionHidden
            columns={[
              { key: "due", label: mine.due },
              { key: "toCome", label: mine.toCome },
              { key: "next", label: mine.next },
            ]}
            rows={coins.map((sum) => ({ key: sum.coin, cells: cellsOf(t, locale, mine, sum) }))}
          />
        </div>
      ) : (
        <p className="soft">{mine.nothingDue}</p>
      )}
      {isPartial ? <p className="faint">{mine.partial}</p> : null}
    </>
  );
}

/** The cells of a coin. Once all of it is released, nothing is to come, and those cells are empty. */
function cellsOf(t: Translate, locale: Locale, texts: OwnFiguresTexts["mine"], sum: ShownCoin) {
  const { coin, decimals, dueRaw, toComeRaw, flow, next } = sum;
  const figureOf = (raw: bigint) => ({ raw, decimals, coin });
  const due = (
    <span className="vesting-own-due" data-none={dueRaw === 0n || undefined}>
      <CoinSum {...figureOf(dueRaw)} />
    </span>
  );
  if (toComeRaw === 0n) return { due };
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
  return {
    due,
    toCome: <Money {...figureOf(toComeRaw)} />,
    next: releases.map((release) => (
      <span key={release} className="vesting-release">
        {release}
      </span>
    )),
  };
}
