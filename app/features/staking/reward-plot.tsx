import { useState } from "react";
import type { CoinTermDays } from "~/domain/staking/rules";
import { formatCoin } from "~/features/money/money-text";
import { formatAmount, formatBps, formatNumber, restOfShown } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { DataTable } from "~/ui/data-table";
import { amountScale, END_AT, placeInTerm } from "~/ui/plot/plot-shape";
import { StairPlot } from "~/ui/plot/stair-plot";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { claimableOnDay, type RewardConditions, rewardCurve, stairDays, tableDays } from "./reward-curve";

export type RewardPlotProps = {
  texts: Pick<Texts["staking"], "plot" | "labels">;
  pool: RewardConditions & { decimals: number };
  principalRaw: bigint;
  termDays: CoinTermDays;
};

/** The claimable reward over a term as a plot and as a table: steps at the base rate, and what the end adds at once. */
export function RewardPlot({ texts: { plot, labels }, pool, principalRaw, termDays }: RewardPlotProps) {
  const t = useT();
  const locale = useLocale();
  const [chosenDay, setChosenDay] = useState<number | null>(null);
  const curve = rewardCurve(pool, principalRaw, termDays);
  const amount = (raw: bigint) => formatCoin(locale, raw, pool.decimals);
  const bare = (raw: bigint) => formatAmount(locale, raw, pool.decimals);
  const day = Math.min(chosenDay ?? Math.round(termDays / 2), termDays);
  const onDay = claimableOnDay(curve, principalRaw, day);
  const scale = amountScale(locale, curve.wholeRaw, pool.decimals);
  const heightOn = (at: number) => scale.heightOf(claimableOnDay(curve, principalRaw, at).claimableRaw);
  const stairs = [
    ...stairDays(termDays).map((at) => ({ at: placeInTerm(at / termDays), height: heightOn(at) })),
    { at: END_AT, height: scale.heightOf(curve.beforeEndRaw) },
  ];
  const end = { at: END_AT, height: scale.heightOf(curve.wholeRaw) };
  const baseRate = formatBps(locale, curve.baseRateBps);
  const summary = t(plot, "summary", {
    days: t(labels, "days", { count: termDays }),
    baseRate,
    beforeEnd: bare(curve.beforeEndRaw),
    whole: bare(curve.wholeRaw),
  });
  return (
    <figure className="reward-plot">
      <figcaption className="field-label">{plot.title}</figcaption>
      <StairPlot
        description={summary}
        layers={[
          { key: "base", stairs, ink: "accent" },
          { key: "jump", stairs: [end], floor: [scale.heightOf(curve.beforeEndRaw)], ink: "jump" },
        ]}
        scale={scale.lines}
        mark={{ at: placeInTerm(day / termDays), height: scale.heightOf(onDay.claimableRaw) }}
        ends={
          <>
            <span>{plot.start}</span>
            <span>{t(plot, "end", { day: termDays })}</span>
          </>
        }
      />
      <ul className="reward-legend">
        <li className="reward-legend-base">
          <span>{t(plot, "base", { rate: baseRate })}</span>
          <span>{amount(curve.hasStep ? curve.beforeEndRaw : curve.wholeRaw)}</span>
        </li>
        {curve.hasStep ? (
          <li className="reward-legend-step">
            <span>{plot.jump}</span>
            <span>{amount(restOfShown(curve.wholeRaw, curve.beforeEndRaw, pool.decimals))}</span>
          </li>
        ) : null}
      </ul>
      <div className="reward-explore">
        <label className="reward-day">
          <output>{t(plot, "leaveOn", { day })}</output>
          <input
            type="range"
            min={0}
            max={termDays}
            value={day}
            aria-valuetext={`${formatNumber(locale, day)}: ${amount(onDay.claimableRaw)}`}
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
            <dd>{amount(restOfShown(curve.wholeRaw, onDay.claimableRaw, pool.decimals))}</dd>
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
            const { claimableRaw } = claimableOnDay(curve, principalRaw, tableDay);
            const cells = {
              day: formatNumber(locale, tableDay),
              claimable: formatCoin(locale, claimableRaw, pool.decimals),
              released: formatCoin(locale, restOfShown(curve.wholeRaw, claimableRaw, pool.decimals), pool.decimals),
            };
            return { key: String(tableDay), cells };
          })}
        />
      </details>
    </figure>
  );
}
