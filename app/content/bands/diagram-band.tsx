import type { DiagramView } from "~/content/views/diagram.server";
import type { Point } from "~/content/views/diagram-geometry";
import type { LabelPlace } from "~/content/views/diagram-labels";
import { Band, BandHead } from "./band";

/** A wiring plan of the city. Everything it draws is also in words beside it; on a phone only the words are shown. */
export function DiagramBand({ ground, title, body, caption, nodes, edges, layout, told }: DiagramView) {
  return (
    <Band kind="diagram" ground={ground}>
      <BandHead title={title} body={body} />
      <figure className="diagram-figure">
        <figcaption>{caption}</figcaption>
        <div className="diagram-plan" aria-hidden="true">
          <svg width="100%" height={layout.height} aria-hidden="true">
            {layout.wires.map(({ points }, index) => (
              <Wire key={`${edges[index]?.from} ${edges[index]?.to} ${edges[index]?.label}`} points={points} />
            ))}
            {layout.boxes.map(({ id, x, y, width, height }, index) => (
              <foreignObject key={id} x={`${x}%`} y={y} width={`${width}%`} height={height}>
                <div className="diagram-box" data-tone={nodes[index]?.tone}>
                  <strong>{nodes[index]?.label}</strong>
                  {nodes[index]?.note ? <span>{nodes[index].note}</span> : null}
                </div>
              </foreignObject>
            ))}
            {layout.wires.map(({ label }, index) => (
              <WireLabel
                key={`${edges[index]?.from} ${edges[index]?.to} ${edges[index]?.label}`}
                text={edges[index]?.label ?? ""}
                place={label}
              />
            ))}
          </svg>
        </div>
        <ol className="diagram-told">
          {told.map(({ node, wires }) => (
            <li key={node.id} data-tone={node.tone}>
              <p className="diagram-told-box">
                <strong>{node.label}</strong> {node.note ? <span>{node.note}</span> : null}
              </p>
              {wires.length > 0 ? (
                <ul>
                  {wires.map(({ label, to }) => (
                    <li key={`${label} ${to}`}>
                      <span className="visually-hidden">{node.label} → </span>
                      {label} <span aria-hidden="true">→</span>
                      <span className="visually-hidden"> → </span> <strong>{to}</strong>
                    </li>
                  ))}
                </ul>
              ) : null}
            </li>
          ))}
        </ol>
      </figure>
    </Band>
  );
}

/** A wire from terminal to arrow. Its dark outline cuts the wires that it crosses, so that each can be followed. */
function Wire({ points }: { points: readonly Point[] }) {
  const legs = points.slice(1).map((end, index) => ({ start: points[index]!, end }));
  const last = legs.at(-1)!;
  return (
    <>
      {legs.map(({ start, end }) => (
        <Leg key={`${start.x} ${start.y}`} className="diagram-sheath" start={start} end={end} width={10} />
      ))}
      {legs.map(({ start, end }) => (
        <Leg key={`${start.x} ${start.y}`} className="diagram-wire" start={start} end={end} width={2} />
      ))}
      <svg x={`${points[0]!.x}%`} y={points[0]!.y} overflow="visible" aria-hidden="true">
        <rect className="diagram-wire" x="-4" y="-4" width="8" height="8" />
      </svg>
      <svg x={`${last.end.x}%`} y={last.end.y} overflow="visible" aria-hidden="true">
        <path className="diagram-wire" d={ARROWS[headingOf(last.start, last.end)]} />
      </svg>
    </>
  );
}

type LegProps = { className: string; start: Point; end: Point; width: number };

function Leg({ className, start, end, width }: LegProps) {
  const half = width / 2;
  if (start.y === end.y) {
    const x = Math.min(start.x, end.x);
    const length = Math.round((Math.max(start.x, end.x) - x) * 100) / 100;
    return <rect className={className} x={`${x}%`} y={start.y - half} width={`${length}%`} height={width} />;
  }
  const y = Math.min(start.y, end.y) - half;
  return (
    <svg x={`${start.x}%`} y={y} overflow="visible" aria-hidden="true">
      <rect className={className} x={-half} width={width} height={Math.abs(end.y - start.y) + width} />
    </svg>
  );
}

/** Heads of arrows in stairs of pixels, their tips at the origin. */
const ARROWS = {
  right: "M-12-6h3v2h3v2h3v1h3v2h-3v1h-3v2h-3v2h-3z",
  left: "M12-6h-3v2h-3v2h-3v1h-3v2h3v1h3v2h3v2h3z",
  down: "M-6-12v3h2v3h2v3h1v3h2v-3h1v-3h2v-3h2v-3z",
  up: "M-6 12v-3h2v-3h2v-3h1v-3h2v3h1v3h2v3h2v3z",
};

function headingOf(start: Point, end: Point): keyof typeof ARROWS {
  if (start.y === end.y) return end.x > start.x ? "right" : "left";
  return end.y > start.y ? "down" : "up";
}

function WireLabel({ text, place }: { text: string; place: LabelPlace }) {
  const { x, y, shift, width, height, align } = place;
  return (
    <svg x={`${x}%`} y={y} overflow="visible" aria-hidden="true">
      <foreignObject x={shift} width={width} height={height}>
        <div className="diagram-label" data-align={align}>
          {text}
        </div>
      </foreignObject>
    </svg>
  );
}
