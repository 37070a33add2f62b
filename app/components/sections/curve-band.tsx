import type { CurveSection } from "~/content/sections";

/** Steps on the left; on the right what can be claimed over a term, drawn in blocks, without figures that nobody has. */
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
            <div className="plot-area">
              <svg viewBox="0 0 96 60" role="img" aria-label={plot.description}>
                <path className="plot-grid" d="M0 15h96M0 30h96M0 45h96" />
                <path className="plot-fill" d={STAIRS} />
                <path className="plot-jump" d="M92 4h4v56h-4z" />
                <path className="plot-mark" d="M48 12v35" />
                <path className="plot-axis" d="M0 59h96v1H0z" />
              </svg>
              <p className="plot-whole">{plot.whole}</p>
              <p className="plot-early">{plot.early}</p>
            </div>
            <p className="plot-ends">
              <span>{plot.start}</span>
              <span>{plot.end}</span>
            </p>
            <p className="plot-base">{plot.base}</p>
          </figure>
        </div>
      </div>
    </section>
  );
}

/** A stair of blocks four wide that climbs by one: accrual at the base rate, up to the day before the end. */
const STAIRS = Array.from({ length: 23 }, (_, step) => `M${step * 4} ${59 - step}h4V60h-4z`).join("");
