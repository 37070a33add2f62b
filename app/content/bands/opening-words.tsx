import type { OpeningWordsView } from "~/content/views/opening.server";
import { Actions } from "./actions";

/** The top of a page in words: its name, its headline, what it is for, and what to do next. */
export function OpeningWords({ name, part, title, lead, actions }: OpeningWordsView) {
  return (
    <>
      <div className="opening-names">
        <h1>
          {part ? (
            <>
              <span className="opening-within">{name}</span> {part}
            </>
          ) : (
            name
          )}
        </h1>
        {title ? <p className="opening-headline">{title}</p> : null}
      </div>
      <p className="lead">{lead}</p>
      <Actions actions={actions} isQuiet />
    </>
  );
}
