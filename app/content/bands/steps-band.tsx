import type { StepsView } from "~/content/views/text.server";
import { WayOn } from "./actions";
import { Band, BandHead } from "./band";

/** Things to do in order, with large numerals. */
export function StepsBand({ ground, title, body, items, sample }: StepsView) {
  return (
    <Band kind="sequence" ground={ground} usual="paper">
      <BandHead title={title} body={body} sample={sample} />
      <ol className="sequence-list">
        {items.map(({ title, body, action }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{body}</p>
            <WayOn action={action} />
          </li>
        ))}
      </ol>
    </Band>
  );
}
