import type { CurveSection } from "~/content/sections";
import { StairPlot } from "~/ui/plot/stair-plot";

/** Steps on the left; on the right what can be claimed over a term, drawn in blocks and without figures. */
export function CurveBand({ title, body, steps, plot }: CurveSection) {
  return (
    <section className="band curve on-paper" data-district="power-zone">
      <div className="wrap">
        <div className="curve-head">
          <h2>{title}</h2>
          <p className="lead">{body}</p>
        </div>
        <div className="curve-grid">
          <ol className="curve-steps">
            {steps.map((step) => (
              <li key={step.title}>
                <h3>{step.title}</h3>
                <p>{step.body}</p>
              </li>
            ))}
          </ol>
          <figure className="plot">
            <figcaption>{plot.caption}</figcaption>
            <StairPlot
              description={plot.description}
              layers={[
                { key: "base", stairs: ACCRUAL, end: LAST, ink: "accent" },
                { key: "whole", stairs: [{ at: LAST, height: 0.93 }], ink: "jump" },
              ]}
              scale={[{ height: 0.25 }, { height: 0.5 }, { height: 0.75 }]}
              mark={{ at: 0.5, height: 0.2 }}
              ends={
                <>
                  <span>{plot.start}</span>
                  <span>{plot.end}</span>
                </>
              }
            >
              <div className="plot-notes">
                <p className="plot-early">{plot.early}</p>
                <p className="plot-whole">{plot.whole}</p>
              </div>
            </StairPlot>
            <p className="plot-base">{plot.base}</p>
          </figure>
        </div>
      </div>
    </section>
  );
}

const STEPS = 24;
/** Where the last step begins, which is the end of the term. */
const LAST = (STEPS - 1) / STEPS;
/** Accrual at the base rate, up to the day before the end. */
const ACCRUAL = Array.from({ length: STEPS - 1 }, (_, step) => ({ at: step / STEPS, height: (step + 1) / 60 }));
