import type { FiguresView } from "~/content/views/figures.server";
import { Band, BandHead } from "./band";
import { Sample } from "./sample";

/** Large numbers; the first is the one to remember. */
export function FiguresBand({ ground, title, body, items, sample }: FiguresView) {
  return (
    <Band kind="figures" ground={ground}>
      <BandHead title={title} body={body} />
      <dl className="figures-row">
        {items.map(({ value, label, note }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd className="figures-value">
              {value} <Sample sample={sample} />
            </dd>
            {note ? <dd className="figures-note">{note}</dd> : null}
          </div>
        ))}
      </dl>
    </Band>
  );
}
