import { type PointerEvent, type ReactNode, useId } from "react";
import { pathsOfStairs, type Stair, type StairOptions } from "./plot-shape";

type PlotLayer = StairOptions & {
  key: string;
  stairs: readonly Stair[];
  /** Its fill: the district's accent, the mark of something added at once, or a pattern of `defs`, `url(#…)`. */
  ink: "accent" | "jump" | `url(#${string})`;
};

export type StairPlotProps = {
  /** What the plot shows, in words, for those who cannot see it. */
  description: string;
  layers: readonly PlotLayer[];
  /** Lines of the scale from the floor up, with their figures in the margin, if any. */
  scale: readonly { height: number; figure?: string }[];
  /** The words below the plot, from its beginning to its end. */
  ends: ReactNode;
  /** A place to mark: a share of the width and, if a stair is there, a share of the height. */
  mark?: { at: number; height?: number } | null;
  /**
   * Called with a share of the width while a finger is on the drawing or a mouse is over it. Whatever it moves must have a
   * control for the keyboard too.
   */
  onRead?: (place: number) => void;
  /** The patterns that layers are filled with. */
  defs?: ReactNode;
  /**
   * Elements over the drawing (`grid-area: field`) or below it. Words over it have a background of their own, so that no
   * line runs through them.
   */
  children?: ReactNode;
};

/** Stairs over a scale: the only plot of the site. Everything it shows is also in a table or in words beside it. */
export function StairPlot({ description, layers, scale, ends, mark, onRead, defs, children }: StairPlotProps) {
  const id = useId();
  const read = (event: PointerEvent<SVGSVGElement>) => {
    const { left, width } = event.currentTarget.getBoundingClientRect();
    onRead?.(Math.min(1, Math.max(0, (event.clientX - left) / width)));
  };
  const reading = onRead ? { onPointerDown: read, onPointerMove: read, "data-reads": "" } : {};
  const hasFigures = scale.some(({ figure }) => figure !== undefined);
  return (
    <div className={hasFigures ? "stair-plot has-figures" : "stair-plot"}>
      {hasFigures ? (
        <ul className="stair-scale" aria-hidden="true">
          {scale.map(({ height, figure }) => (
            <li key={height}>{figure}</li>
          ))}
        </ul>
      ) : null}
      <svg className="stair-field" width="100%" role="img" aria-label={description} {...reading}>
        {defs}
        {scale.map(({ height }) => (
          <line key={height} className="stair-line" x2="100%" y1={percent(1 - height)} y2={percent(1 - height)} />
        ))}
        {layers.map((layer, index) => (
          <Layer key={layer.key} id={`${id}c${index}`} layer={layer} />
        ))}
        <line className="stair-ground" x2="100%" y1="100%" y2="100%" />
        {mark ? <line className="stair-mark" x1={percent(mark.at)} x2={percent(mark.at)} y2="100%" /> : null}
        {mark?.height === undefined ? null : (
          <svg x={percent(mark.at)} y={percent(1 - mark.height)} overflow="visible" aria-hidden="true">
            <rect className="stair-point" x="-6" y="-6" width="12" height="12" />
          </svg>
        )}
      </svg>
      <div className="stair-ends">{ends}</div>
      {children}
    </div>
  );
}

/** The fill is cut to the stairs, which stretch with the drawing; its pattern and the edge do not stretch. */
function Layer({ id, layer: { stairs, floor, end, ink } }: { id: string; layer: PlotLayer }) {
  const paths = pathsOfStairs(stairs, { floor, end });
  const hasPattern = ink.startsWith("url");
  return (
    <>
      <clipPath id={id} clipPathUnits="objectBoundingBox">
        <path d={paths.fill} />
      </clipPath>
      <g clipPath={`url(#${id})`}>
        <rect className={hasPattern ? "stair-clear" : `stair-${ink}`} width="100%" height="100%" />
        {hasPattern ? <rect width="100%" height="100%" fill={ink} /> : null}
      </g>
      {hasPattern ? (
        <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
          <path className="stair-edge" d={paths.edge} />
        </svg>
      ) : null}
    </>
  );
}

function percent(share: number): string {
  return `${Math.round(share * 10_000) / 100}%`;
}
