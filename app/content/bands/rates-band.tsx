import type { RatesView } from "~/content/views/home.server";
import { FactList } from "~/ui/facts";
import { Notice } from "~/ui/notice";
import { Actions } from "./actions";

/** The board of the power plant: one column per term, as high as its rate. */
export function RatesBand({ title, body, actions, rates, facts, note }: RatesView) {
  return (
    <section className="band rates on-night" data-district="power-zone">
      <div className="wrap rates-grid">
        <div className="stack rates-text">
          <h2>{title}</h2>
          <p className="soft measure">{body}</p>
          <Actions actions={actions} />
        </div>
        {rates.length > 0 ? (
          <ol className="rates-board">
            {rates.map(({ term, rate, unit, share }) => (
              <li key={term}>
                <span className="rates-bar">
                  <svg viewBox="0 0 1 12" preserveAspectRatio="none" aria-hidden="true">
                    <rect width="1" height={share} y={12 - share} />
                  </svg>
                </span>
                <span className="rates-term">{term}</span>
                <span className="figure figure-large">{rate}</span>
                <span className="faint">{unit}</span>
              </li>
            ))}
          </ol>
        ) : null}
        {facts.length > 0 ? (
          <div className="rates-facts">
            <FactList items={facts} />
            <p className="faint">{note}</p>
          </div>
        ) : (
          <Notice>{note}</Notice>
        )}
      </div>
    </section>
  );
}
