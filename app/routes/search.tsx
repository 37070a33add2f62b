import { getT } from "~/middleware/language";
import "~/styles/search.css";
import { Form } from "react-router";
import type { SearchFacts } from "~/content/operator-documents.server";
import { searchDocuments } from "~/content/search-documents.server";
import { searchNews } from "~/domain/news/queries.server";
import { LONGEST_SEARCH } from "~/domain/news/rules";
import { viewOfNewsEntry } from "~/features/news/news-view.server";
import type { Locale, LocaleCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { type LogKey, landing, logged } from "~/logs/logged";
import { getSearchFacts } from "~/search/known-facts.server";
import { Marked } from "~/search/marked";
import { createPageIndex, type PageIndex } from "~/search/page-index";
import type { SearchHit } from "~/search/search-hit";
import { SearchStart } from "~/search/search-start";
import { startGroups } from "~/search/search-start.server";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { Button } from "~/ui/button";
import { Field } from "~/ui/field";
import { PageHead } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";
import { SampleMark } from "~/ui/sample-mark";
import type { Route } from "./+types/search";

export const handle = landing("search.landing");

const MOST_PAGES = 30;
const MOST_NEWS = 10;

/** The search results as a page, for a visitor without JavaScript or one who wants to see all of them. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const { origin, searchParams } = new URL(request.url);
  const query = (searchParams.get("q") ?? "").trim().slice(0, LONGEST_SEARCH);
  const db = context.get(databaseContext);
  const found = await searchNews({ db }, { language: locale.code, text: query, size: MOST_NEWS });
  const pages = query ? indexOf(locale, await getSearchFacts(db, locale, Date.now())).find(query, MOST_PAGES) : [];
  const news = found.entries.map((entry): SearchHit => {
    const { href, title, summary, date } = viewOfNewsEntry(locale, entry);
    return { href, title, excerpt: summary, date };
  });
  const { search: texts, shell } = textsOf(locale);
  return {
    texts,
    origin,
    localePath: locale.path,
    query,
    pages,
    news,
    hasMoreNews: found.nextCursor !== null,
    count: getT(context, "search")("found", { count: pages.length + news.length }),
    crumbs: [{ label: shell.siteName, to: `/${locale.path}` }, { label: texts.submit }],
    crumbsLabel: shell.whereYouAre,
    scene: pictures["heads/search"],
    start: pages.length + news.length > 0 ? null : startGroups(locale),
  };
}

const indexes = new Map<LocaleCode, { facts: SearchFacts; index: PageIndex }>();

/** The index of a language. An isolate makes it at the first search, and again when the facts have changed. */
function indexOf(locale: Locale, facts: SearchFacts): PageIndex {
  const known = indexes.get(locale.code);
  if (known?.facts === facts) return known.index;
  const index = createPageIndex(searchDocuments(locale));
  index.learn(facts);
  indexes.set(locale.code, { facts, index });
  return index;
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts } = loaderData;
  const { documentTitle, description } = texts;
  return pageMeta({ origin, localePath, slug: "search", title: documentTitle, description, isPrivate: true });
}

export default function Search({ loaderData }: Route.ComponentProps) {
  const { texts, localePath, query, pages, news, hasMoreNews, count, crumbs, crumbsLabel, scene, start } = loaderData;
  return (
    <div>
      <PageHead
        title={texts.title}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        scene={<Art picture={scene} alt="" first />}
      >
        <Form className="search-form" action={`/${localePath}/search`} role="search">
          <Field
            key={query}
            label={texts.label}
            hint={texts.hint}
            name="q"
            type="search"
            defaultValue={query}
            maxLength={LONGEST_SEARCH}
          />
          <Button type="submit" variant="primary" {...logged("search.submit")}>
            {texts.submit}
          </Button>
        </Form>
      </PageHead>
      <div className="wrap band search-page">
        {query ? <p role="status">{start ? texts.nothing : count}</p> : null}
        <Hits title={texts.pages} hits={pages} query={query} log="search.page" />
        <Hits title={texts.news} hits={news} query={query} log="search.news" />
        {query && hasMoreNews ? (
          <PageLink
            className="external link"
            prefetch="none"
            to={`/${localePath}/companyNews?${new URLSearchParams({ q: query })}`}
            {...logged("part.link")}
          >
            {texts.moreNews}
          </PageLink>
        ) : null}
        {start ? <SearchStart title={texts.start} groups={start} /> : null}
      </div>
    </div>
  );
}

type HitsProps = { title: string; hits: readonly SearchHit[]; query: string; log: LogKey };

function Hits({ title, hits, query, log }: HitsProps) {
  if (hits.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <ul className="search-hits">
        {hits.map((hit) => (
          <li key={hit.href}>
            <PageLink to={hit.href} {...logged(log)}>
              <Marked text={hit.title} query={query} />
            </PageLink>
            {hit.date ? <small>{hit.date}</small> : null}
            {hit.isSample ? <SampleMark /> : null}
            <p>
              <Marked text={hit.excerpt} query={query} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
