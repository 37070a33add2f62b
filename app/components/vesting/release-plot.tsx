import { DataTable } from "~/components/data-table";
import { formatChainTs } from "~/components/staking/money-text";
import { useLocale } from "~/components/use-locale";
import {
  type GrantTerms,
  grantedOf,
  type ReleasePoint,
  releasePoints,
  releaseRows,
  vestedAt,
} from "~/domain/vesting/rules";
import type { GrantView } from "~/domain/vesting/view";
import { fill } from "~/locales/fill";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { formatShare, formatToken, SHORT_DECIMALS } from "./token-text";

const WIDTH = 1000;
const HEIGHT = 260;

export type ReleasePlotProps = {
  texts: Texts["vesting"]["detail"]["plot"];
  grant: GrantView;
  chainTs: bigint;
  /** Of the same figures as a file. */
  csvPath: string;
  log: LogKey;
};

/** The release of a grant over time with today marked, and the same as a table and a file. */
export function ReleasePlot({ texts, grant, chainTs, csvPath, log }: ReleasePlotProps) {
  const locale = useLocale();
  const { startTs, cliffTs, endTs, totalRaw } = grant;
  const amount = (raw: bigint, decimals = SHORT_DECIMALS) => formatToken(locale, raw, grant, decimals);
  const time = (ts: bigint) => formatChainTs(locale, ts);
  const summary = fill(texts.summary, {
    start: time(startTs),
    cliff: time(cliffTs),
    atCliff: amount(vestedAt(grant, cliffTs)),
    end: time(endTs),
    granted: amount(grantedOf(grant)),
    today: formatShare(locale, grant.figures.vestedRaw, grant.figures.grantedRaw),
  });
  const todayX = placeOf(grant, chainTs);
  return (
    <figure className="reward-plot release-plot">
      <figcaption className="field-label">{texts.title}</figcaption>
      <p className="reward-top figure">{amount(totalRaw)}</p>
      <Drawing grant={grant} todayX={todayX} chainTs={chainTs} label={summary} />
      <p className="reward-axis faint">
        <span>{time(startTs)}</span>
        <span>{time(endTs)}</span>
      </p>
      {todayX === null ? null : (
        <p className="release-today">
          {texts.today}: {time(chainTs)}, {amount(grant.figures.vestedRaw)}
        </p>
      )}
      <p className="row">
        <a className="external link" href={csvPath} download {...logged(log)}>
          {texts.download}
        </a>
      </p>
      <details className="reward-table">
        <summary className="link" {...logged("part.fold")}>
          {texts.table}
        </summary>
        <DataTable
          caption={summary}
          columns={[
            { key: "time", label: texts.columns.time },
            { key: "released", label: texts.columns.released, align: "end" },
            { key: "share", label: texts.columns.share, align: "end" },
          ]}
          rows={releaseRows(grant).map(({ ts, vestedRaw }) => ({
            key: String(ts),
            cells: {
              time: time(ts),
              released: amount(vestedRaw, grant.decimals),
              share: formatShare(locale, vestedRaw, totalRaw),
            },
          }))}
        />
      </details>
    </figure>
  );
}

type DrawingProps = { grant: GrantTerms; todayX: number | null; chainTs: bigint; label: string };

function Drawing({ grant, todayX, chainTs, label }: DrawingProps) {
  const corners = releasePoints(grant).map((point) => cornerOf(grant, point));
  const line = corners.map(([x, y], index) => `${index === 0 ? "M" : "L"}${x} ${y}`).join("");
  const [lastX] = corners.at(-1) ?? [0, HEIGHT];
  return (
    <svg
      className="reward-drawing"
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      <path className="reward-area" d={`${line}L${lastX} ${HEIGHT}L0 ${HEIGHT}Z`} />
      <path className="reward-ground" d={`M0 ${HEIGHT}H${WIDTH}`} />
      <path className="reward-line" d={line} />
      {todayX === null ? null : (
        <>
          <path className="reward-marker release-marker" d={`M${todayX} 0V${HEIGHT}`} />
          {/* no line at all but its ends, which are square whatever the drawing is stretched to */}
          <path className="release-now" d={`M${todayX} ${heightOf(grant, vestedAt(grant, chainTs))}h0`} />
        </>
      )}
    </svg>
  );
}

function cornerOf(grant: GrantTerms, { ts, vestedRaw }: ReleasePoint): [x: number, y: number] {
  return [placeOf(grant, ts) ?? 0, heightOf(grant, vestedRaw)];
}

/** How far from the top a released amount stands. */
function heightOf({ totalRaw }: GrantTerms, vestedRaw: bigint): number {
  return totalRaw === 0n ? HEIGHT : HEIGHT - Number((vestedRaw * BigInt(HEIGHT)) / totalRaw);
}

/** Where a second stands between start and end; null outside of them. */
function placeOf({ startTs, endTs }: GrantTerms, ts: bigint): number | null {
  if (ts < startTs || ts > endTs) return null;
  return Number(((ts - startTs) * BigInt(WIDTH)) / (endTs - startTs));
}
