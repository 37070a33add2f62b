import { type LogKey, logged } from "~/logs/logged";
import { closeDialog } from "~/ui/dialog";
import { PageLink } from "~/ui/page-link";
import { SampleMark } from "~/ui/sample-mark";
import { Marked } from "./marked";
import type { SearchHit } from "./search-hit";
import { SEARCH_DIALOG } from "./slash-key";
import { optionId } from "./use-selection";

type HitGroupProps = {
  id: string;
  title: string;
  hits: readonly SearchHit[];
  log: LogKey;
  query: string;
  selected: SearchHit | null;
};

/** The results of one kind, as options of the listbox. */
export function HitGroup({ id, title, hits, log, query, selected }: HitGroupProps) {
  if (hits.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for controls; these are options of a listbox
    <div role="group" aria-labelledby={`search-${id}`} className="search-group">
      <p id={`search-${id}`} role="presentation">
        {title}
      </p>
      {hits.map((hit) => (
        <PageLink
          key={hit.href}
          id={optionId(hit)}
          role="option"
          aria-selected={hit === selected}
          tabIndex={-1}
          to={hit.href}
          onClick={() => closeDialog(SEARCH_DIALOG)}
          {...logged(log)}
        >
          <strong>
            <Marked text={hit.title} query={query} />
          </strong>
          {hit.date ? <small>{hit.date}</small> : null}
          {hit.isSample ? <SampleMark /> : null}
          <span>
            <Marked text={hit.excerpt} query={query} />
          </span>
        </PageLink>
      ))}
    </div>
  );
}
