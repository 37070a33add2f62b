import { CoinSum } from "~/features/money/coin-sum";
import { formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ActionBar } from "~/ui/action-bar";
import { ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { ClaimGrants, type ClaimGrantsProps } from "./claim-grants";
import type { OwnSums } from "./own-sums";

export type OwnFiguresTexts = {
  mine: Pick<Texts["vesting"]["mine"], "due" | "next" | "partial"> & { nothingDue: string; everySecond: string };
};

type OwnFiguresProps = {
  texts: OwnFiguresTexts;
  sums: Omit<OwnSums, "due" | "payers"> & { due: readonly Omit<OwnSums["due"][number], "mint">[] };
};

type Props = Omit<ClaimGrantsProps, "texts"> & {
  texts: OwnFiguresTexts & ClaimGrantsProps["texts"] & { mine: Pick<Texts["vesting"]["mine"], "yours"> };
};

/** What a holder can claim of each coin, when more is released, and the one loud button that claims it all. */
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

/** What a holder can claim of each coin, and when more is released. */
export function OwnFigures({ texts: { mine }, sums }: OwnFiguresProps) {
  const locale = useLocale();
  const { due, next, flowing, isPartial } = sums;
  const releases = [
    ...(flowing.length > 0 ? [`${flowing.join(", ")}: ${mine.everySecond}`] : []),
    ...(next ? [`${next.coin}: ${formatChainTs(locale, next.ts)}`] : []),
  ];
  return (
    <>
      {due.length > 0 ? (
        <>
          <p className="vesting-own-label">{mine.due}</p>
          <ul className="vesting-own-due">
            {due.map(({ coin, decimals, raw }) => (
              <li key={coin}>
                <CoinSum raw={raw} decimals={decimals} coin={coin} />
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p className="soft">{mine.nothingDue}</p>
      )}
      {releases.length > 0 ? (
        <FactList
          items={[
            {
              term: mine.next,
              value: releases.map((release) => (
                <span key={release} className="vesting-release">
                  {release}
                </span>
              )),
            },
          ]}
        />
      ) : null}
      {isPartial ? <p className="faint">{mine.partial}</p> : null}
    </>
  );
}
