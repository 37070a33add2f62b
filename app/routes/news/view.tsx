import { useT } from "~/ui/use-t";
import "~/styles/news.css";
import { data } from "react-router";
import { Blocks } from "~/content/bands/blocks";
import { newsArticleOf } from "~/content/news-article";
import { groupIdField } from "~/domain/news/input";
import { findNews, listNewsVersions } from "~/domain/news/queries.server";
import type { NewsArticle, NewsNeighbour } from "~/domain/news/view";
import { NewsElsewhere } from "~/features/news/news-elsewhere";
import { coverOf, dayOf, newsPath, versionsOf } from "~/features/news/news-view.server";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { type LogKey, landing, logged } from "~/logs/logged";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import { PageHead } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";
import { SampleMark } from "~/ui/sample-mark";
import { ShareButtons } from "~/ui/share-buttons";
import type { Route } from "./+types/view";

export const handle = landing("newsView.landing");

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const groupId = groupIdField.safeParse(params.id).data;
  if (groupId === undefined) throw data(null, { status: 404 });
  const deps = { db: context.get(databaseContext) };
  const article = await findNews(deps, { language: locale.code, groupId });
  const versions = article ? [] : versionsOf(groupId, await listNewsVersions(deps, groupId));
  if (!article && versions.length === 0) throw data(null, { status: 404 });
  const { origin } = new URL(request.url);
  const { news: texts, shell } = textsOf(locale);
  return {
    texts,
    crumbs: [{ label: shell.groups.company }, { label: texts.title, to: `/${locale.path}/companyNews` }],
    crumbsLabel: shell.whereYouAre,
    origin,
    locale: { path: locale.path, code: locale.code },
    scene: pictures["heads/company"],
    versions,
    piece: article && viewOfPiece(locale, origin, article),
  };
}

function viewOfPiece(locale: Locale, origin: string, article: NewsArticle) {
  const published = dayOf(locale, article.publishedAt);
  const updated = dayOf(locale, article.updatedAt);
  return {
    article,
    url: origin + newsPath(locale, article.groupId),
    published,
    updated: updated.day === published.day ? null : updated,
    cover: coverOf(article),
    newer: neighbourOf(locale, article.newer),
    older: neighbourOf(locale, article.older),
  };
}

function neighbourOf(locale: Locale, piece: NewsNeighbour | null) {
  return piece && { href: newsPath(locale, piece.groupId), title: piece.title };
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [];
  const { origin, locale, texts, piece } = loaderData;
  const { title: name, lead } = texts.elsewhere;
  // search engines find the languages that have the piece without this page
  if (!piece)
    return pageMeta({
      origin,
      localePath: locale.path,
      slug: "companyNews",
      title: `${name} | Punkvism`,
      description: lead,
      isPrivate: true,
    });
  const { article, url } = piece;
  const { groupId, title, summary, languages, publishedAt, updatedAt } = article;
  const head = pageMeta({
    origin,
    localePath: locale.path,
    slug: `companyNewsView/${groupId}`,
    share: "companyNews",
    title: `${title} | Punkvism`,
    description: summary,
    locales: languages,
    type: "article",
  });
  const facts = { origin, language: locale.code, url, title, summary, publishedAt, updatedAt };
  return [...head, { "script:ld+json": newsArticleOf(facts) }];
}

export default function NewsPiece({ loaderData }: Route.ComponentProps) {
  const t = useT();
  const { texts, crumbs, crumbsLabel, scene: picture, versions, piece } = loaderData;
  const head = { crumbs, crumbsLabel, scene: <Art picture={picture} alt="" first /> };
  if (!piece) return <NewsElsewhere texts={texts.elsewhere} versions={versions} {...head} />;
  const { article, url, published, updated, cover, newer, older } = piece;
  return (
    <article data-district="company">
      <PageHead title={article.title} lead={article.summary} {...head} />
      <div className="on-paper">
        <div className="wrap band news-piece">
          <p className="news-date">
            <time dateTime={published.day}>{t(texts, "published", { date: published.date })}</time>
            {updated ? <time dateTime={updated.day}>{t(texts, "updated", { date: updated.date })}</time> : null}
            {article.isSample ? <SampleMark /> : null}
          </p>
          <div className="news-body">
            {cover ? <Art className="news-cover" picture={cover} alt="" /> : null}
            <Blocks blocks={article.body} level={2} />
            <ShareButtons
              url={url}
              title={article.title}
              texts={texts}
              logs={{ share: "newsView.share", copy: "newsView.copy" }}
            />
          </div>
        </div>
        {newer || older ? (
          <nav className="wrap news-neighbours" aria-label={texts.more}>
            <Neighbour label={texts.olderPiece} piece={older} log="newsView.older" />
            <Neighbour label={texts.newerPiece} piece={newer} log="newsView.newer" />
          </nav>
        ) : null}
      </div>
    </article>
  );
}

type NeighbourProps = { label: string; piece: { href: string; title: string } | null; log: LogKey };

function Neighbour({ label, piece, log }: NeighbourProps) {
  if (!piece) return null;
  return (
    <PageLink to={piece.href} {...logged(log)}>
      <small>{label}</small> {piece.title}
    </PageLink>
  );
}
