import type { PositionView } from "~/domain/staking/view";
import { RefreshButton } from "~/features/money/refresh-button";
import { formatChainDate } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { ButtonLink } from "~/ui/button";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { historyParams } from "./history-params";
import { HoldingFacts } from "./holding-facts";
import { positionTotals } from "./position-totals";

type HoldingHeadProps = {
  texts: Pick<Texts["staking"], "view" | "history">;
  /** The words for sums of a part of the positions. */
  labels: Pick<Texts["staking"]["labels"], "partialSums">;
  calendar: string;
  localePath: string;
  positions: readonly PositionView[];
  /** Whether there are positions on other pages. */
  isPartial: boolean;
  decimals: number;
  /** The moment at which the chain was read. */
  chainTs: bigint;
  /** The chain's clock now. */
  ts: bigint;
  /** Where this page of the positions begins; null for the first one. */
  before: string | null;
  /** Whether the screen's loud button claims; otherwise it leads to a stake. */
  canClaim: boolean;
};

/** What a holder has in coin staking, and the ways on: stake more, unstake, the history, the calendar. */
export function HoldingHead(props: HoldingHeadProps) {
  const { texts, labels, calendar, localePath, positions, isPartial, decimals, chainTs, ts, before, canClaim } = props;
  const t = useT();
  const locale = useLocale();
  const { view } = texts;
  return (
    <div className="holding-head">
      {positions.length === 0 ? null : (
        <HoldingFacts
          texts={view.totals}
          totals={positionTotals(positions, ts, (end) => formatChainDate(locale, end))}
          decimals={decimals}
        />
      )}
      <div className="holding-actions">
        {isPartial ? <p>{t(labels, "partialSums", { count: positions.length })}</p> : null}
        <p className="faint">{t(view, "lead", { time: chainTs })}</p>
        <div className="row">
          {canClaim ? (
            <ButtonLink
              size="small"
              to={`/${localePath}/powerzoneCoinStakingWriteStaking`}
              {...logged("coinStakingView.addStaking")}
            >
              {view.addStaking}
            </ButtonLink>
          ) : null}
          {positions.some(({ leftTs }) => leftTs === 0n) ? (
            <ButtonLink
              size="small"
              to={`/${localePath}/powerzoneCoinStakingWriteUnStaking`}
              {...logged("coinStakingView.applyUnstaking")}
            >
              {view.unstake}
            </ButtonLink>
          ) : null}
          <ButtonLink
            size="small"
            to={`/${localePath}/powerzoneCoinStakingView?${historyParams(before)}`}
            preventScrollReset
            {...logged("coinStakingView.history")}
          >
            {texts.history.open}
          </ButtonLink>
          <ButtonLink
            size="small"
            href={`/${localePath}/mypage/account/calendar.ics`}
            download
            {...logged("coinStakingView.calendar")}
          >
            {calendar}
          </ButtonLink>
          <RefreshButton apis={["/api/staking/sync"]} texts={view} log="coinStakingView.refresh" />
        </div>
      </div>
    </div>
  );
}
