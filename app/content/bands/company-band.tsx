import type { CompanyView } from "~/content/views/company.server";
import { logged } from "~/logs/logged";
import { Band, BandHead } from "./band";
import { Sample } from "./sample";

/** Who the company is and where to write to it. */
export function CompanyBand({ ground, title, body, facts, sample }: CompanyView) {
  return (
    <Band kind="company" ground={ground} usual="paper">
      <div className="company-grid">
        <BandHead title={title} body={body} />
        <dl className="company-facts">
          {facts.map(({ term, value, href }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                {href ? (
                  <a href={href} {...logged("page.link")}>
                    {value}
                  </a>
                ) : (
                  value
                )}{" "}
                <Sample sample={sample} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Band>
  );
}
