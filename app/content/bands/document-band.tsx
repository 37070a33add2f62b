import type { DocumentView } from "~/content/views/text.server";
import { logged } from "~/logs/logged";
import { Blocks } from "./blocks";

/** A long text of clauses on paper; the table of contents stays in sight on wide screens. */
export function DocumentBand({ title, effective, effectiveOn, effectiveDate, contents, clauses }: DocumentView) {
  return (
    <section className="band document on-paper">
      <div className="wrap document-grid">
        <div className="document-side">
          <h2>{title}</h2>
          <p className="document-date">
            {effective} <time dateTime={effectiveOn}>{effectiveDate}</time>
          </p>
          <nav aria-label={contents}>
            <details className="document-contents" open>
              <summary {...logged("page.fold")}>{contents}</summary>
              <ol>
                {clauses.map(({ id, title }) => (
                  <li key={id}>
                    <a href={`#${id}`} {...logged("page.link")}>
                      {title}
                    </a>
                  </li>
                ))}
              </ol>
            </details>
          </nav>
        </div>
        <ol className="document-clauses">
          {clauses.map(({ id, title, blocks }) => (
            <li key={id} id={id}>
              <h3>{title}</h3>
              <div className="blocks">
                <Blocks blocks={blocks} level={4} />
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
