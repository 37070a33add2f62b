import { readAddress } from "~/server/address-params.server";
import { useT } from "~/ui/use-t";
import "~/styles/news.css";
import { Form } from "react-router";
import { newsListSchema } from "~/domain/news/input";
import { listNews, searchNews } from "~/domain/news/queries.server";
import { NewsEntries } from "~/features/news/news-entries";
import { viewOfNewsEntry } from "~/features/news/news-view.server";
import { textsOf } from "~/locales/texts.server";
import { landing, logged } from "~/logs/logged";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { Button, ButtonLink } from "~/ui/button";
import { EmptyState } from "~/ui/empty-state";
import { Field } from "~/ui/field";
import { Pagination } from "~/ui/navigation";
import { PageHead } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";
import type { Route } from "./+types/list";

export const handle = landing("news.landing");

export async function loader({ request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const url = new URL(request.url);
  const { q: query, before } = readAddress(newsListSchema, url, locale);
  const deps = { db: context.get(databaseContext) };
  const asked = { language: locale.code, cursor: before };
  const page = query ? await searchNews(deps, { ...asked, text: query }) : await listNews(deps, asked);
  const { news: texts, shell } = textsOf(locale);
  return {
    texts,
    crumbs: [{ label: shell.groups.company }, { label: texts.title }],
    crumbsLabel: shell.whereYouAre,
    origin: url.origin,
    localePath: locale.path,
    query,
    isFirstPage: before === null,
    entries: page.entries.map((entry) => viewOfNewsEntry(locale, entry)),
    nextCursor: page.nextCursor,
    scene: pictures["heads/company"],
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, localePath, texts, query, isFirstPage } = loaderData;
  return pageMeta({
    origin,
    localePath,
    slug: "companyNews",
    title: texts.documentTitle,
    description: texts.description,
    // search engines need only the first page; the others are reached by its links
    isPrivate: query !== "" || !isFirstPage,
  });
}

export default function NewsList({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { texts, crumbs, crumbsLabel, localePath, query, entries, scene } = loaderData;
  const address = `/${localePath}/companyNews`;
  return (
    <div data-district="company">
      <PageHead
        title={texts.heading}
        lead={texts.lead}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        scene={<Art picture={scene} alt="" first />}
      />
      <div className="on-paper">
        <div className="wrap band news">
          <div className="news-tools">
            <Form className="news-search" action={address} role="search">
              <Field key={query} label={texts.search} name="q" type="search" defaultValue={query} maxLength={80} />
              <Button type="submit" {...logged("news.search")}>
                {texts.submit}
              </Button>
            </Form>
            <PageLink className="external link" to={`/${localePath}/punkyWeekly`} {...logged("part.link")}>
              {texts.weekly}
            </PageLink>
            <a className="external link" href={`/${localePath}/news.atom`} {...logged("news.feed")}>
              {texts.feed}
            </a>
          </div>
          {query ? (
            <p className="row-apart">
              <strong>{t(texts, "found", { query })}</strong>
              <PageLink className="external link" to={address} {...logged("part.link")}>
                {texts.showAll}
              </PageLink>
            </p>
          ) : null}
          {entries.length > 0 ? <NewsEntries {...loaderData} /> : <Nothing {...loaderData} />}
          <Pages {...loaderData} />
        </div>
      </div>
    </div>
  );
}

type Loaded = Route.ComponentProps["loaderData"];

function Nothing({ texts, query, isFirstPage, localePath }: Loaded) {
  const { title, body } = nothingOf(texts, query, isFirstPage);
  return (
    <EmptyState
      title={title}
      action={
        query || !isFirstPage ? (
          <ButtonLink to={`/${localePath}/companyNews`} {...logged("part.link")}>
            {texts.showAll}
          </ButtonLink>
        ) : null
      }
    >
      <p>{body}</p>
    </EmptyState>
  );
}

function nothingOf(texts: Loaded["texts"], query: string, isFirstPage: boolean) {
  if (!isFirstPage) return texts.end;
  return query ? texts.noHits : texts.none;
}

function Pages({ texts, query, isFirstPage, nextCursor, localePath }: Loaded) {
  const pathname = `/${localePath}/companyNews`;
  const toPage = (before: string | null) => {
    const params = new URLSearchParams({ ...(query ? { q: query } : {}), ...(before ? { before } : {}) });
    return { pathname, search: params.size > 0 ? `?${params}` : "" };
  };
  return (
    <Pagination
      label={texts.pages}
      newer={isFirstPage ? null : toPage(null)}
      older={nextCursor ? toPage(nextCursor) : null}
      newerLabel={texts.newest}
      olderLabel={texts.older}
      olderLog="news.older"
    />
  );
}
