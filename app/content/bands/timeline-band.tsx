import type { TimelineView } from "~/content/views/text.server";
import { Band, BandHead } from "./band";

/** A tram line: each station is a point in time, lit as far as the tram has come. */
export function TimelineBand({ ground, title, body, states, items, sample }: TimelineView) {
  return (
    <Band kind="timeline" ground={ground}>
      <BandHead title={title} body={body} sample={sample} />
      <ol className="timeline-line">
        {items.map(({ when, title, body, state }) => (
          <li key={`${when} ${title}`} data-state={state}>
            <p className="timeline-when">
              <span>{when}</span> <span className="timeline-state">{states[state]}</span>
            </p>
            <h3>{title}</h3>
            <p>{body}</p>
          </li>
        ))}
      </ol>
    </Band>
  );
}
