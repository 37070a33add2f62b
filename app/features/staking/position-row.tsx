import { backAtEnd, daysServedAt, exitAt, figuresAt, netOfFee } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatBps, formatChainTs, formatDue } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Fold } from "~/ui/fold";
import { Badge } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type PositionRowProps = {
  texts: Pick<Texts["staking"], "view" | "labels">;
  position: PositionView;
  ts: bigint;
  decimals: number;
  /** Null where another button of the screen claims from it. */
  onClaim: (() => void) | null;
};

/**
 * One position in a few lines: its amount and term, what it can pay now, how far it is, and what it brings at its end. The
 * way out and the rest are folded.
 */
export function PositionRow({ texts: { view, labels }, position, ts, decimals, onClaim }: PositionRowProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const figures = figuresAt(position, ts);
  const isRunning = figures.state === "running";
  const titleId = `position-${position.address}`;
  const days = t(labels, "days", { count: position.termDays });
  const name = t(view, "position", { amount: formatAmount(locale, position.principalRaw, decimals), days });
  return (
    <article className="position" aria-labelledby={titleId}>
      <header className="position-head">
        <h3 id={titleId}>{name}</h3>
        <strong className={figures.dueNetRaw > 0n ? "money-in" : "faint"}>
          <Money raw={figures.dueNetRaw} decimals={decimals} steady={isRunning} />
        </strong>
        <small className="soft">
          {figures.state === "left" ? view.left : null}
          {figures.state === "matured" ? <Badge tone="good">{view.ended}</Badge> : null}
          {isRunning ? t(view, "until", { date: formatDue(locale, figures.endTs, new Date(Number(ts) * 1000)) }) : null}
        </small>
        <small className="soft position-claimable">{view.claimable}</small>
        {figures.state === "left" ? null : <TermServed texts={view} position={position} ts={ts} all={days} />}
      </header>
      {onClaim && figures.dueNetRaw > 0n ? (
        <Button
          variant="quiet"
          size="small"
          aria-label={`${view.claim}: ${name}`}
          onClick={onClaim}
          {...logged("coinStakingView.claimReward")}
        >
          {view.claim}
        </Button>
      ) : null}
      <Fold summary={<PositionEnd texts={view} position={position} ts={ts} decimals={decimals} />}>
        <PositionFacts texts={view} position={position} ts={ts} decimals={decimals} />
        {figures.state === "left" ? null : (
          <p>
            <ButtonLink
              size="small"
              to={`/${localePath}/powerzoneCoinStakingWriteUnStaking?position=${position.address}`}
              {...logged("coinStakingView.applyUnstaking")}
            >
              {view.unstake}
            </ButtonLink>
          </p>
        )}
      </Fold>
    </article>
  );
}

type ServedProps = Pick<PositionRowProps, "position" | "ts"> & { texts: Texts["staking"]["view"]; all: string };

/** How much of the term is over, as a bar with its unit, beside the term and not below what can be claimed. */
function TermServed({ texts, position, ts, all }: ServedProps) {
  const t = useT();
  const { progressBps } = figuresAt(position, ts);
  const served = t(texts, "served", { done: daysServedAt(position, ts), all });
  return (
    <small className="soft position-served">
      <progress className="progress" max={10_000} value={progressBps} aria-label={`${texts.progress}: ${served}`} />
      <span aria-hidden="true">{served}</span>
    </small>
  );
}

type FactsProps = Pick<PositionRowProps, "position" | "ts" | "decimals"> & { texts: Texts["staking"]["view"] };

/**
 * What unstaking at the end of the term brings, or now if it is over, after the fee. It is the line that unfolds the rest.
 */
function PositionEnd({ texts, position, ts, decimals }: FactsProps) {
  const t = useT();
  const locale = useLocale();
  const { state } = figuresAt(position, ts);
  const { principalRaw, dueNetRaw } = state === "running" ? backAtEnd(position) : exitAt(position, ts);
  const sum = formatCoin(locale, principalRaw + dueNetRaw, decimals);
  if (state === "left") return texts.more;
  return (
    <>
      {t(texts, state === "running" ? "sumAtEnd" : "sumNow", { sum })}
      <span className="visually-hidden">. {texts.more}</span>
    </>
  );
}

function PositionFacts({ texts, position, ts, decimals }: FactsProps) {
  const locale = useLocale();
  const { state, endTs } = figuresAt(position, ts);
  const coin = (raw: bigint) => <Money raw={netOfFee(raw, position.feeBps)} decimals={decimals} />;
  const facts: Fact[] = [
    { term: texts.claimed, value: coin(position.claimedRaw) },
    ...(state === "left" ? [] : [{ term: texts.atEnd, value: coin(position.rewardTotalRaw) }]),
    { term: texts.rate, value: formatBps(locale, position.rateBps) },
    { term: texts.started, value: formatChainTs(locale, position.startTs) },
    ...(state === "left" ? [] : [{ term: texts.ends, value: formatChainTs(locale, endTs) }]),
    { term: texts.explorer, value: <ExplorerLink kind="address" value={position.address} /> },
  ];
  return <FactList items={facts} />;
}
