import { useId } from "react";
import type { BarsDrawing, PlotDrawing, SharesDrawing } from "~/content/views/figures.server";
import { logged } from "~/logs/logged";
import { AreaPlot } from "./area-plot";
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
      return <AreaPlot {...plot} />;
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
