import type { LatestNewsView } from "~/content/views/latest.server";
import { logged } from "~/logs/logged";
import { Actions } from "./actions";
import { Band, BandHead } from "./band";
import { Sample } from "./sample";

/** The front page: the newest piece large, two more below it. */
export function NewsBand({ ground, title, body, none, teasers, actions }: LatestNewsView) {
  return (
    <Band kind="latest" ground={ground} usual="paper">
      <BandHead title={title} body={body} />
      {teasers.length > 0 ? (
        <ol className="latest-list">
          {teasers.map(({ id, title, summary, href, publishedOn, date, dateLabel, sample }, index) => (
            <li key={id}>
              <p>
                <time dateTime={publishedOn} title={dateLabel}>
                  {date}
                </time>{" "}
                <Sample sample={sample} />
              </p>
              <h3>
                <a href={href} {...logged("page.link")}>
                  {title}
                </a>
              </h3>
              {index === 0 ? <p className="latest-summary">{summary}</p> : null}
            </li>
          ))}
        </ol>
      ) : (
        <p className="latest-none">{none}</p>
      )}
      <Actions actions={actions} />
    </Band>
  );
}
