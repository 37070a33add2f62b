import { CoinSum } from "~/features/money/coin-sum";
import { Money } from "~/features/money/money";
import { formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { ActionBar } from "~/ui/action-bar";
import { ButtonLink } from "~/ui/button";
import { FactList } from "~/ui/facts";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import type { OwnSums } from "./own-sums";
import { planName } from "./token-text";

export type OwnSummaryTexts = {
  mine: Pick<Texts["vesting"]["mine"], "yours" | "due" | "next" | "partial" | "claimFrom" | "all"> & {
    nothingDue: string;
    everySecond: string;
  };
  plan: Pick<Texts["vesting"]["plan"], "unnamed">;
};

type Props = {
  texts: OwnSummaryTexts;
  sums: OwnSums;
  /** The log keys of the button to the grant and of the one to the list; no key for the list on the list itself. */
  logs: { claim: LogKey; list: LogKey | null };
};

/** What a holder can claim of each coin, when more is released, and the one loud button to it. */
export function OwnSummary({ texts, sums, logs }: Props) {
  return (
    <section className="vesting-own" aria-labelledby="own-grants">
      <h2 id="own-grants">{texts.mine.yours}</h2>
      <OwnFigures texts={texts} sums={sums} />
      <OwnWays texts={texts} sums={sums} logs={logs} />
    </section>
  );
}

/** What a holder can claim of each coin, and when more is released. */
export function OwnFigures({ texts: { mine }, sums }: { texts: OwnSummaryTexts; sums: Omit<OwnSums, "ready"> }) {
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

/** The loud button to the grant from which something can be claimed, and the way to all of them; else the latter is loud. */
function OwnWays({ texts: { mine, plan }, sums: { ready }, logs }: Props) {
  const t = useT();
  const { localePath } = useShell();
  const list = `/${localePath}/mypage/myVesting`;
  const loud = { variant: "primary", size: "large", viewTransition: true } as const;
  if (!ready) {
    return logs.list ? (
      <ActionBar>
        <ButtonLink {...loud} to={list} {...logged(logs.list)}>
          {mine.all}
        </ButtonLink>
      </ActionBar>
    ) : null;
  }
  const { grant, dueRaw } = ready;
  return (
    <ActionBar sum={<Money raw={dueRaw} decimals={grant.decimals} coin={grant.coin} />}>
      <ButtonLink {...loud} to={`/${localePath}/mypage/myVestingDetail/${grant.address}`} {...logged(logs.claim)}>
        {t(mine, "claimFrom", { plan: planName(plan, grant.plan) })}
      </ButtonLink>
      {logs.list ? (
        <ButtonLink variant="quiet" size="large" viewTransition to={list} {...logged(logs.list)}>
          {mine.all}
        </ButtonLink>
      ) : null}
    </ActionBar>
  );
}
