import { figuresAt, netOfFee } from "~/domain/staking/rules";
import type { PositionView } from "~/domain/staking/view";
import { Money } from "~/features/money/money";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatBps, formatChainTs } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { useShell } from "~/shell/use-shell";
import { Button, ButtonLink } from "~/ui/button";
import { ExplorerLink } from "~/ui/explorer-link";
import { type Fact, FactList } from "~/ui/facts";
import { Badge } from "~/ui/notice";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";

export type PositionCardProps = {
  texts: Pick<Texts["staking"], "view" | "labels">;
  position: PositionView;
  ts: bigint;
  decimals: number;
  onClaim: () => void;
};

const DAY = 86_400n;

/** One position: how far its term is, what it has earned and can pay now, and what can be done with it. */
export function PositionCard({ texts: { view, labels }, position, ts, decimals, onClaim }: PositionCardProps) {
  const t = useT();
  const locale = useLocale();
  const { localePath } = useShell();
  const figures = figuresAt(position, ts);
  const titleId = `position-${position.address}`;
  const days = t(labels, "days", { count: position.termDays });
  const coin = (raw: bigint) => formatCoin(locale, raw, decimals);
  const passed = (ts - position.startTs) / DAY + 1n;
  const day = passed > BigInt(position.termDays) ? position.termDays : Number(passed);
  const progress = figures.state === "running" ? t(view, "progressText", { day, days }) : view.ended;
  const facts: Fact[] = [
    {
      term: view.claimable,
      value: <Money raw={figures.dueNetRaw} decimals={decimals} steady={figures.state === "running"} />,
      tone: "in",
    },
    { term: view.claimed, value: coin(netOfFee(position.claimedRaw, position.feeBps)) },
    ...(figures.state === "left"
      ? []
      : [
          { term: view.atEnd, value: coin(netOfFee(position.rewardTotalRaw, position.feeBps)) },
          { term: view.ends, value: formatChainTs(locale, figures.endTs) },
        ]),
    { term: view.started, value: formatChainTs(locale, position.startTs) },
    { term: view.rate, value: formatBps(locale, position.rateBps) },
    { term: view.explorer, value: <ExplorerLink kind="address" value={position.address} /> },
  ];
  return (
    <article className="panel position" aria-labelledby={titleId}>
      <header className="row-apart">
        <h3 id={titleId}>
          {t(view, "position", { amount: formatAmount(locale, position.principalRaw, decimals), days })}
        </h3>
        {figures.state === "matured" ? <Badge tone="good">{view.ended}</Badge> : null}
        {figures.state === "left" ? <Badge tone="faint">{view.left}</Badge> : null}
      </header>
      {figures.state === "left" ? null : (
        <div className="stack-tight">
          <progress className="progress" max={10_000} value={figures.progressBps} aria-label={view.progress} />
          <p className="faint">{progress}</p>
        </div>
      )}
      <FactList items={facts} />
      <footer className="row">
        <Button
          variant="primary"
          disabled={figures.dueNetRaw === 0n}
          onClick={onClaim}
          {...logged("coinStakingView.claimReward")}
        >
          {figures.dueNetRaw === 0n ? view.nothingDue : view.claim}
        </Button>
        {figures.state === "left" ? null : (
          <ButtonLink
            to={`/${localePath}/powerzoneCoinStakingWriteUnStaking?position=${position.address}`}
            {...logged("coinStakingView.applyUnstaking")}
          >
            {view.unstake}
          </ButtonLink>
        )}
      </footer>
    </article>
  );
}
