import { useT } from "~/ui/use-t";
import "~/styles/search.css";
import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { Form, useNavigate } from "react-router";
import type { SearchFacts } from "~/content/operator-documents.server";
import { LONGEST_SEARCH } from "~/domain/news/rules";
import type { LocaleCode } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { Button } from "~/ui/button";
import { closeDialog, Dialog, openDialog } from "~/ui/dialog";
import { CheckField } from "~/ui/field";
import { PageLink } from "~/ui/page-link";
import { SampleMark } from "~/ui/sample-mark";
import { useLocale } from "~/ui/use-locale";
import { fetchFound } from "./fetch-found";
import { Marked } from "./marked";
import { createPageIndex, type PageIndex } from "./page-index";
import type { SearchHit } from "./search-hit";
import { isSlashOn, SEARCH_DIALOG, setSlash } from "./slash-key";
import { useNewsHits } from "./use-news-hits";

export type LoadedSearch = {
  locale: LocaleCode;
  texts: Texts["search"];
  index: PageIndex;
  /**
   * Resolves to whether the index could add what no build knows. It is requested with the dialog, which does not wait for
   * it.
   */
  learning: Promise<boolean>;
  SearchDialog: typeof SearchDialog;
};

const PAGES = {
  ko: () => import("virtual:search-pages/ko"),
  en: () => import("virtual:search-pages/en"),
  id: () => import("virtual:search-pages/id"),
} satisfies Record<LocaleCode, unknown>;

/** The dialog with the pages of a language, which it indexes here. */
export async function loadSearch(locale: LocaleCode): Promise<LoadedSearch> {
  const asking = fetchFound<SearchFacts>(`/api/search/facts/${locale}`);
  const { texts, documents } = (await PAGES[locale]()).default;
  const index = createPageIndex(documents);
  const learning = asking.then((facts) => {
    if (facts) index.learn(facts);
    return facts !== null;
  });
  return { locale, texts, index, learning, SearchDialog };
}

const MOST_PAGES = 6;
const LIST = "search-list";

/** A combobox: the visitor types, moves through the results with the arrow keys, and opens one with Enter. */
export function SearchDialog({ texts, index, learning }: Pick<LoadedSearch, "texts" | "index" | "learning">) {
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
          <Group key={group.id} {...group} query={asked} selected={list.selected} />
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

/** Which result the arrow keys have reached: none at first, and none again beyond either end. */
function useSelection(hits: readonly SearchHit[]) {
  const [href, setHref] = useState<string | null>(null);
  const selected = hits.find((hit) => hit.href === href) ?? null;
  const element = useRef<Element | null>(null);

  useEffect(() => {
    element.current = selected && document.getElementById(optionId(selected));
    element.current?.scrollIntoView({ block: "nearest" });
  }, [selected]);

  return {
    selected,
    clear: () => setHref(null),
    move(step: 1 | -1) {
      const from = selected ? hits.indexOf(selected) : step === 1 ? -1 : hits.length;
      setHref(hits[from + step]?.href ?? null);
    },
  };
}

const optionId = ({ href }: SearchHit) => `search${href.replaceAll("/", "-")}`;

function Count({ texts, count, query }: { texts: Texts["search"]; count: number; query: string }) {
  const t = useT();
  if (query === "") return texts.hint;
  return count > 0 ? t(texts, "found", { count }) : texts.nothing;
}

type GroupProps = {
  id: string;
  title: string;
  hits: readonly SearchHit[];
  log: LogKey;
  query: string;
  selected: SearchHit | null;
};

function Group({ id, title, hits, log, query, selected }: GroupProps) {
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

function SlashChoice({ label }: { label: string }) {
  const [isOn, setIsOn] = useState(isSlashOn);
  return (
    <div className="search-slash">
      <CheckField
        label={label}
        checked={isOn}
        onChange={({ target }) => {
          setSlash(target.checked);
          setIsOn(target.checked);
        }}
      />
    </div>
  );
}
