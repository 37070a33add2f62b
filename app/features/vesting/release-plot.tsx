import { useState } from "react";
import { grantedOf, releaseRows, vestedAt } from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import { formatChainTs, formatMoney } from "~/locales/format";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { DataTable } from "~/ui/data-table";
import { Fold } from "~/ui/fold";
import { amountScale, END_AT, placeInTerm, shareAtPlace } from "~/ui/plot/plot-shape";
import { StairPlot } from "~/ui/plot/stair-plot";
import { useLocale } from "~/ui/use-locale";
import { useT } from "~/ui/use-t";
import { formatShare } from "./token-text";

export type ReleasePlotProps = {
  texts: Texts["vesting"]["detail"]["plot"];
  grant: GrantView;
  chainTs: bigint;
  /** The path of the same figures as a file. */
  csvPath: string;
  log: LogKey;
};

/**
 * The release of a grant over time, with one step for each row of its table. A mark shows today, or the time chosen on the
 * slider.
 */
export function ReleasePlot({ texts, grant, chainTs, csvPath, log }: ReleasePlotProps) {
  const t = useT();
  const locale = useLocale();
  const [chosenTs, setChosenTs] = useState<bigint | null>(null);
  const { startTs, cliffTs, endTs, totalRaw } = grant;
  const amount = (raw: bigint) => formatMoney(locale, { raw, decimals: grant.decimals, coin: grant.coin });
  const time = (ts: bigint) => formatChainTs(locale, ts);
  const summary = t(texts, "summary", {
    start: time(startTs),
    cliff: time(cliffTs),
    atCliff: amount(vestedAt(grant, cliffTs)),
    end: time(endTs),
    granted: amount(grantedOf(grant)),
    today: formatShare(locale, grant.figures.vestedRaw, grant.figures.grantedRaw),
  });
  const rows = releaseRows(grant);
  const scale = amountScale(locale, totalRaw, grant.decimals);
  const shareOf = (ts: bigint) => Number(((ts - startTs) * 10_000n) / (endTs - startTs)) / 10_000;
  const stairs = rows.map(({ ts, vestedRaw }) => ({
    at: ts < endTs ? placeInTerm(shareOf(ts)) : END_AT,
    height: scale.heightOf(vestedRaw),
  }));
  const isUnderWay = chainTs >= startTs && chainTs <= endTs;
  const today = isUnderWay ? { ts: chainTs, vestedRaw: grant.figures.vestedRaw } : null;
  const within = (ts: bigint) => (ts < startTs ? startTs : ts > endTs ? endTs : ts);
  const shownTs = chosenTs ?? within(chainTs);
  const shown = (chosenTs === null ? today : null) ?? { ts: shownTs, vestedRaw: vestedAt(grant, shownTs) };
  /** Shows the row that was reached at a place of the plot. */
  const readAt = (place: number) => {
    const ts = startTs + (BigInt(Math.round(shareAtPlace(place) * 10_000)) * (endTs - startTs)) / 10_000n;
    setChosenTs(rows.findLast((row) => row.ts <= ts)?.ts ?? startTs);
  };
  const unit = unitOf(endTs - startTs);
  const shownShare = formatShare(locale, shown.vestedRaw, totalRaw);
  return (
    <figure className="reward-plot release-plot">
      <figcaption className="field-label">{texts.title}</figcaption>
      <StairPlot
        description={summary}
        layers={[{ key: "released", stairs, ink: "accent" }]}
        scale={scale.lines}
        onRead={readAt}
        mark={{ at: placeInTerm(shareOf(shown.ts)), height: scale.heightOf(shown.vestedRaw) }}
        ends={
          <>
            <span>{time(startTs)}</span>
            <span>{time(endTs)}</span>
          </>
        }
      />
      {today ? (
        <p className="release-today">
          {texts.today}: {time(today.ts)}, {amount(today.vestedRaw)}
        </p>
      ) : null}
      <div className="reward-explore">
        <label className="reward-day">
          <span>{texts.columns.time}</span> <output>{time(shown.ts)}</output>
          <input
            type="range"
            min={0}
            max={Math.ceil(Number(endTs - startTs) / Number(unit))}
            value={Math.round(Number(shown.ts - startTs) / Number(unit))}
            aria-valuetext={`${time(shown.ts)}: ${amount(shown.vestedRaw)}, ${shownShare}`}
            onChange={(event) => setChosenTs(within(startTs + BigInt(event.currentTarget.value) * unit))}
          />
        </label>
        <dl className="reward-outcome">
          <div>
            <dt>{texts.columns.released}</dt>
            <dd>{amount(shown.vestedRaw)}</dd>
          </div>
          <div>
            <dt>{texts.columns.share}</dt>
            <dd>{shownShare}</dd>
          </div>
        </dl>
      </div>
      <p className="row">
        <a className="external link" href={csvPath} download {...logged(log)}>
          {texts.download}
        </a>
      </p>
      <Fold summary={texts.table}>
        <DataTable
          caption={summary}
          columns={[
            { key: "time", label: texts.columns.time },
            { key: "released", label: texts.columns.released, align: "end" },
            { key: "share", label: texts.columns.share, align: "end" },
          ]}
          rows={rows.map(({ ts, vestedRaw }) => ({
            key: String(ts),
            cells: {
              time: time(ts),
              released: amount(vestedRaw),
              share: formatShare(locale, vestedRaw, totalRaw),
            },
          }))}
        />
      </Fold>
    </figure>
  );
}

/** Seconds between two places of the slider: a day, or less for a grant of a few days. */
function unitOf(duration: bigint): bigint {
  return [86_400n, 3_600n, 60n].find((seconds) => duration / seconds >= 60n) ?? 1n;
}
