import { useId } from "react";
import type { AreaDrawing, BarsDrawing, PlotDrawing, SharesDrawing } from "~/content/views/figures.server";
import { logged } from "~/logs/logged";
import { FillPatterns, fillOf, Swatch } from "./fills";
import { Sample } from "./sample";
import { LedgerTable } from "./table-band";

/** A plot with hard edges and the same as a table. What stands for what is told by patterns and words, not by colour. */
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

/** A row each, as long as its figure. */
function Bars({ bars, description }: BarsDrawing & { description: string }) {
  return (
    <div role="img" aria-label={description}>
      <ol className="chart-bars" aria-hidden="true">
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
    </div>
  );
}

const AREA_HEIGHT = 320;

/** Layers stacked over the ticks: each tick is a stair, no line between two of them is invented. */
function Area({ ticks, scale, layers, description }: AreaDrawing & { description: string }) {
  const id = useId();
  const fromTop = [...layers.keys()].reverse();
  return (
    <>
      <div className="chart-area">
        <ul className="chart-scale" aria-hidden="true">
          {scale.map(({ figure }) => (
            <li key={figure}>{figure}</li>
          ))}
        </ul>
        <svg className="chart-layers" width="100%" height={AREA_HEIGHT} role="img" aria-label={description}>
          <FillPatterns id={id} count={layers.length} />
          {scale.map(({ figure, height }) => (
            <rect key={figure} className="chart-line" y={(1 - height) * AREA_HEIGHT} width="100%" height="2" />
          ))}
          {layers.map(({ label, floor, steps }, index) => (
            <g key={label}>
              <clipPath id={`${id}c${index}`} clipPathUnits="objectBoundingBox">
                <path d={layerPath(floor, steps)} />
              </clipPath>
              <g clipPath={`url(#${id}c${index})`}>
                <rect className="chart-ground" width="100%" height={AREA_HEIGHT} />
                <rect width="100%" height={AREA_HEIGHT} fill={fillOf(id, index)} />
              </g>
            </g>
          ))}
          <svg
            viewBox={`0 0 ${ticks.length} 1`}
            preserveAspectRatio="none"
            width="100%"
            height={AREA_HEIGHT}
            aria-hidden="true"
          >
            {layers.map(({ label, steps }) => (
              <path key={label} className="chart-edge" d={stairPath(steps)} />
            ))}
          </svg>
        </svg>
        <ol className="chart-ticks" aria-hidden="true">
          {ticks.map((tick, index) => (
            <li key={tick} data-rank={rankOf(index, ticks.length)}>
              {tick}
            </li>
          ))}
        </ol>
      </div>
      <ul className="chart-legend">
        <li className="chart-legend-head">{ticks.at(-1)}</li>
        {fromTop.map((index) => (
          <li key={index}>
            <Swatch id={id} index={index} />
            <span>{layers[index]?.label}</span>
            <span className="figure">{layers[index]?.figure}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** The outline of a layer in shares of the drawing, along its stairs and back along those below it. */
function layerPath(floor: readonly number[], steps: readonly number[]): string {
  const count = steps.length;
  const x = (index: number) => Math.round((index / count) * 10_000) / 10_000;
  const y = (height: number) => Math.round((1 - height) * 10_000) / 10_000;
  const there = steps.map((height, index) => `V${y(height)}H${x(index + 1)}`).join("");
  const back = [...floor.keys()].reverse().map((index) => `V${y(floor[index] ?? 0)}H${x(index)}`);
  return `M0 ${y(floor[0] ?? 0)}${there}${back.join("")}Z`;
}

function stairPath(steps: readonly number[]): string {
  const y = (height: number) => Math.round((1 - height) * 10_000) / 10_000;
  return `M0 ${y(steps[0] ?? 0)}${steps.map((height, index) => `V${y(height)}H${index + 1}`).join("")}`;
}

/** Which ticks keep their words where there is no room for all: the ends and the middle, then every other one. */
function rankOf(index: number, count: number): "first" | "second" | "third" {
  if (index === 0 || index === count - 1 || index * 2 === count - 1) return "first";
  if (count <= 6 || index % 2 === 0) return "second";
  return "third";
}
