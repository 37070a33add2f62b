import { useT } from "~/ui/use-t";
import "~/styles/search.css";
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import { LONGEST_SEARCH } from "~/domain/news/rules";
import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { useLocale } from "~/ui/use-locale";
import { HitGroup } from "./hit-group";
import type { PageIndex } from "./page-index";
import { SlashChoice } from "./slash-choice";
import { SEARCH_DIALOG } from "./slash-key";
import { useNewsHits } from "./use-news-hits";
import { optionId, useSelection } from "./use-selection";

const MOST_PAGES = 6;
const LIST = "search-list";

export type SearchDialogProps = {
  texts: Texts["search"];
  index: PageIndex;
  /**
   * Resolves to whether the index could add what no build knows. It is requested with the dialog, which does not wait for
   * it.
   */
  learning: Promise<boolean>;
};

/** A combobox: the visitor types, moves through the results with the arrow keys, and opens one with Enter. */
export function SearchDialog({ texts, index, learning }: SearchDialogProps) {
  const { path } = useLocale();
  const hasLearned = useArrived(learning);
  const [query, setQuery] = useState("");
  const asked = useDeferredValue(query.trim());
  // biome-ignore lint/correctness/useExhaustiveDependencies: an index that has learned finds more
  const pages = useMemo(() => index.find(asked, MOST_PAGES), [index, asked, hasLearned]);
  const { news, hasFailed } = useNewsHits(asked);
  const hits = [...pages, ...news];
  const list = useSelection(hits);
  const navigate = useNavigate();

  const field = useRef<HTMLInputElement>(null);

  useEffect(() => {
    // React does not write `autofocus` into the page, but a dialog focuses the element that has it
    field.current?.setAttribute("autofocus", "");
    openDialog(SEARCH_DIALOG);
  }, []);

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    // the keys belong to the input method while a Hangul syllable is being composed
    if (event.nativeEvent.isComposing) return;
    if (event.key === "ArrowDown") list.move(1);
    else if (event.key === "ArrowUp") list.move(-1);
    else if (event.key === "Enter" && list.selected) {
      navigate(list.selected.href, { viewTransition: true });
      list.clear();
      closeDialog(SEARCH_DIALOG);
    } else return;
    event.preventDefault();
  };
  const groups = [
    { id: "pages", title: texts.pages, hits: pages, log: "search.page" },
    { id: "news", title: texts.news, hits: news, log: "search.news" },
  ] as const;

  return (
    <Dialog id={SEARCH_DIALOG} title={texts.title}>
      <Form
        className="search-form"
        action={`/${path}/search`}
        role="search"
        onSubmit={() => closeDialog(SEARCH_DIALOG)}
      >
        <label className="field-label" htmlFor="search-query">
          {texts.label}
        </label>
        <span className="input">
          <input
            ref={field}
            id="search-query"
            name="q"
            type="search"
            role="combobox"
            aria-expanded={hits.length > 0}
            aria-controls={LIST}
            aria-autocomplete="list"
            aria-activedescendant={list.selected ? optionId(list.selected) : undefined}
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_SEARCH}
            value={query}
            onChange={({ target }) => {
              setQuery(target.value);
              list.clear();
            }}
            onKeyDown={onKeyDown}
            onFocus={({ target }) => target.select()}
          />
        </span>
        <Button type="submit" size="small" {...logged("search.submit")}>
          {texts.all}
        </Button>
      </Form>
      <p className="search-count" role="status">
        <Count texts={texts} count={hits.length} query={asked} />
      </p>
      {hasFailed ? <p className="search-count">{texts.noNews}</p> : null}
      {hasLearned === false && asked ? <p className="search-count">{texts.noFacts}</p> : null}
      <div id={LIST} role="listbox" aria-label={texts.results} tabIndex={-1}>
        {groups.map((group) => (
          <HitGroup key={group.id} {...group} query={asked} selected={list.selected} />
        ))}
      </div>
      <SlashChoice label={texts.slash} />
    </Dialog>
  );
}

/** What a promise that never rejects resolved to; undefined until then. */
function useArrived(promise: Promise<boolean>): boolean | undefined {
  const [value, setValue] = useState<boolean>();
  useEffect(() => {
    promise.then(setValue);
  }, [promise]);
  return value;
}

function Count({ texts, count, query }: { texts: Texts["search"]; count: number; query: string }) {
  const t = useT();
  if (query === "") return texts.hint;
  return count > 0 ? t(texts, "found", { count }) : texts.nothing;
}
