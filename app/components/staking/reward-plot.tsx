import { useState } from "react";
import { DataTable } from "~/components/data-table";
import { useLocale } from "~/components/use-locale";
import type { CoinTermDays } from "~/domain/staking/rules";
import { fill } from "~/locales/fill";
import { formatAmount, formatBps, formatNumber } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { formatCoin } from "./money-text";
import { claimableOnDay, type RewardConditions, type RewardCurve, rewardCurve, tableDays } from "./reward-curve";

const WIDTH = 1000;
const HEIGHT = 260;
const SHOWN_DECIMALS = 4;

export type RewardPlotProps = {
  texts: Pick<Texts["staking"], "plot" | "labels">;
  pool: RewardConditions & { decimals: number };
  principalRaw: bigint;
  termDays: CoinTermDays;
};

/** The claimable reward over a term: a line at the base rate, the step at the end, and the same as a table. */
export function RewardPlot({ texts: { plot, labels }, pool, principalRaw, termDays }: RewardPlotProps) {
  const locale = useLocale();
  const [chosenDay, setChosenDay] = useState<number | null>(null);
  const curve = rewardCurve(pool, principalRaw, termDays);
  const amount = (raw: bigint) => formatCoin(locale, raw, pool.decimals, SHOWN_DECIMALS);
  const bare = (raw: bigint) => formatAmount(locale, raw, pool.decimals, SHOWN_DECIMALS);
  const day = Math.min(chosenDay ?? Math.round(termDays / 2), termDays);
  const onDay = claimableOnDay(curve, principalRaw, day);
  const baseRate = formatBps(locale, curve.baseRateBps);
  const summary = fill(plot.summary, {
    days: fill(labels.days.other, { count: termDays }),
    baseRate,
    beforeEnd: bare(curve.beforeEndRaw),
    whole: bare(curve.wholeRaw),
  });
  return (
    <figure className="reward-plot">
      <figcaption className="field-label">{plot.title}</figcaption>
      <p className="reward-top figure">{amount(curve.wholeRaw)}</p>
      <Drawing curve={curve} day={day} label={summary} />
      <p className="reward-axis faint">
        <span>{plot.start}</span>
        <span>{fill(plot.end, { day: formatNumber(locale, termDays) })}</span>
      </p>
      <ul className="reward-legend">
        <li className="reward-legend-base">
          <span>{fill(plot.base, { rate: baseRate })}</span>
          <span>{amount(curve.hasStep ? curve.beforeEndRaw : curve.wholeRaw)}</span>
        </li>
        {curve.hasStep ? (
          <li className="reward-legend-step">
            <span>{plot.jump}</span>
            <span>{amount(curve.wholeRaw - curve.beforeEndRaw)}</span>
          </li>
        ) : null}
      </ul>
      <div className="reward-explore">
        <label className="reward-day">
          <span>{plot.leaveOn}</span> <output>{formatNumber(locale, day)}</output>
          <input
            type="range"
            min={0}
            max={termDays}
            value={day}
            onChange={(event) => setChosenDay(Number(event.currentTarget.value))}
          />
        </label>
        <dl className="reward-outcome">
          <div>
            <dt>{plot.keep}</dt>
            <dd>{amount(onDay.claimableRaw)}</dd>
          </div>
          <div>
            <dt>{plot.giveUp}</dt>
            <dd>{amount(onDay.releasedRaw)}</dd>
          </div>
        </dl>
      </div>
      <details className="reward-table">
        <summary className="link" {...logged("part.fold")}>
          {plot.table}
        </summary>
        <DataTable
          caption={summary}
          columns={[
            { key: "day", label: plot.columns.day },
            { key: "claimable", label: plot.columns.claimable, align: "end" },
            { key: "released", label: plot.columns.released, align: "end" },
          ]}
          rows={tableDays(termDays).map((tableDay) => {
            const { claimableRaw, releasedRaw } = claimableOnDay(curve, principalRaw, tableDay);
            const cells = {
              day: formatNumber(locale, tableDay),
              claimable: formatCoin(locale, claimableRaw, pool.decimals),
              released: formatCoin(locale, releasedRaw, pool.decimals),
            };
            return { key: String(tableDay), cells };
          })}
        />
      </details>
    </figure>
  );
}

function Drawing({ curve, day, label }: { curve: RewardCurve; day: number; label: string }) {
  const kneeY = HEIGHT - shareOf(curve.beforeEndRaw, curve.wholeRaw);
  const dayX = (day / curve.termDays) * WIDTH;
  return (
    <svg
      className="reward-drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="reward-area" d={`M0 ${HEIGHT}L${WIDTH} ${kneeY}V${HEIGHT}Z`} />
      <path className="reward-ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="reward-line" d={`M0 ${HEIGHT}L${WIDTH} ${kneeY}`} />
      <path className="reward-step" d={`M${WIDTH} ${kneeY}V0`} />
      <path className="reward-marker" d={`M${dayX} 0V${HEIGHT}`} />
    </svg>
  );
}

function shareOf(part: bigint, whole: bigint): number {
  return whole === 0n ? 0 : Number((part * BigInt(HEIGHT)) / whole);
}
