import { useId } from "react";
import type { AreaDrawing } from "~/content/views/figures.server";
import { logged } from "~/logs/logged";
import { StairPlot } from "~/ui/plot/stair-plot";
import { FillPatterns, fillOf, Swatch } from "./fills";

type AreaProps = AreaDrawing & { caption: string; description: string };

/** Layers stacked over the ticks. Each tick is a stair; no line between two of them is invented. */
export function AreaPlot({ caption, ticks, scale, layers, description }: AreaProps) {
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
