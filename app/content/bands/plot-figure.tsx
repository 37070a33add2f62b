import { useId } from "react";
import type { AreaDrawing, BarsDrawing, PlotDrawing, SharesDrawing } from "~/content/views/figures.server";
import { logged } from "~/logs/logged";
import { StairPlot } from "~/ui/plot/stair-plot";
import { FillPatterns, fillOf, Swatch } from "./fills";
import { Sample } from "./sample";
import { LedgerTable } from "./table-band";

/** A plot with hard edges, and the same as a table. Patterns and words tell its parts apart, not colour. */
export function PlotFigure({ plot }: { plot: PlotDrawing }) {
  return (
    <figure className="chart-figure">
      <figcaption>
        {plot.caption} <Sample sample={plot.sample} />
      </figcaption>
      <Drawing plot={plot} />
      <details className="chart-table">
        <summary {...logged("page.fold")}>{plot.asTable}</summary>
        <LedgerTable caption={plot.caption} {...plot.table} />
      </details>
    </figure>
  );
}

function Drawing({ plot }: { plot: PlotDrawing }) {
  switch (plot.shape) {
    case "shares":
      return <Shares {...plot} />;
    case "bars":
      return <Bars {...plot} />;
    case "area":
      return <Area {...plot} />;
  }
}

/** Parts of a whole: one bar, then what each part is. */
function Shares({ parts, description }: SharesDrawing & { description: string }) {
  const id = useId();
  return (
    <>
      <svg className="chart-bar" width="100%" height="96" role="img" aria-label={description}>
        <FillPatterns id={id} count={parts.length} />
        {parts.map(({ label, start, width }, index) => (
          <rect key={label} x={`${start}%`} width={`${width}%`} height="96" fill={fillOf(id, index)} />
        ))}
        {parts.slice(1).map(({ label, start }) => (
          <rect key={label} className="chart-seam" x={`${start}%`} width="2" height="96" />
        ))}
      </svg>
      <ul className="chart-legend">
        {parts.map(({ label, figure }, index) => (
          <li key={label}>
            <Swatch id={id} index={index} />
            <span>{label}</span>
            <span className="figure">{figure}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** One row per bar, as long as its figure. */
function Bars({ bars, description }: BarsDrawing & { description: string }) {
  return (
    <ol className="chart-bars" aria-label={description}>
      {bars.map(({ label, figure, width }) => (
        <li key={label}>
          <span>{label}</span>
          <span className="figure">{figure}</span>
          <svg width="100%" height="24" aria-hidden="true">
            <rect className="chart-trough" width="100%" height="24" />
            <rect className="chart-ink" width={`${width}%`} height="24" />
          </svg>
        </li>
      ))}
    </ol>
  );
}

type AreaProps = AreaDrawing & { caption: string; description: string };

/** Layers stacked over the ticks. Each tick is a stair; no line between two of them is invented. */
function Area({ caption, ticks, scale, layers, description }: AreaProps) {
  const id = useId();
  const count = ticks.length;
  return (
    <StairPlot
      description={description}
      layers={layers.map(({ label, floor, steps }, ink) => ({
        key: label,
        stairs: steps.map((height, tick) => ({ at: tick / count, height })),
        floor,
        ink: fillOf(id, ink),
      }))}
      scale={scale}
      defs={<FillPatterns id={id} count={layers.length} />}
      ends={
        <ol className="chart-ticks" aria-hidden="true">
          {ticks.map((tick, index) => (
            <li key={tick} data-rank={rankOf(index, count)}>
              {tick}
            </li>
          ))}
        </ol>
      }
    >
      <div className="chart-readings" role="radiogroup" aria-label={caption}>
        {ticks.map((tick, index) => (
          <Reading key={tick} group={id} layers={layers} tick={tick} index={index} count={count} />
        ))}
      </div>
    </StairPlot>
  );
}

type ReadingProps = Pick<AreaDrawing, "layers"> & { group: string; tick: string; index: number; count: number };

/** The column over a tick, which a touch or the arrow keys select, and the legend with the figures of that tick. */
function Reading({ group, layers, tick, index, count }: ReadingProps) {
  const rows = layers.map(({ label, figures }, ink) => ({ label, ink, figure: figures[index] ?? "" })).reverse();
  const width = 100 / count;
  return (
    <div className="chart-reading">
      <svg className="chart-pick" width="100%" role="presentation">
        <foreignObject x={`${index * width}%`} width={`${width}%`} height="100%">
          <input
            type="radio"
            name={group}
            defaultChecked={index === count - 1}
            aria-label={`${tick}: ${rows.map(({ label, figure }) => `${label} ${figure}`).join(", ")}`}
            {...logged("page.filter")}
          />
        </foreignObject>
      </svg>
      <ul className="chart-legend">
        <li className="chart-legend-head">{tick}</li>
        {rows.map(({ label, ink, figure }) => (
          <li key={label}>
            <Swatch id={group} index={ink} />
            <span>{label}</span>
            <span className="figure">{figure}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Which ticks keep their words if there is no room for all: both ends and the middle, then every other one. */
function rankOf(index: number, count: number): "first" | "second" | "third" {
  if (index === 0 || index === count - 1 || index * 2 === count - 1) return "first";
  if (count <= 6 || index % 2 === 0) return "second";
  return "third";
}
