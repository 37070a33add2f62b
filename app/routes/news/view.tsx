import "~/styles/news.css";
import { data } from "react-router";
import { newsArticleOf } from "~/content/news-article";
import { rowNumberField } from "~/domain/fields";
import { findNews, listNewsVersions } from "~/domain/news/queries.server";
import { NewsElsewhere } from "~/features/news/news-elsewhere";
import { NewsPiece } from "~/features/news/news-piece";
import { versionsOf, viewOfPiece } from "~/features/news/news-view.server";
import { textsOf } from "~/locales/texts.server";
import { landing } from "~/logs/logged";
import { databaseContext, localeContext } from "~/server/context";
import { pageMeta } from "~/shell/page-meta";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import type { Route } from "./+types/view";

export const handle = landing("newsView.landing");

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const locale = context.get(localeContext);
  const groupId = rowNumberField.safeParse(params.id).data;
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
  const { cover } = piece;
  const picture = cover?.kind === "photo" ? cover.src : undefined;
  const facts = { origin, language: locale.code, url, title, summary, publishedAt, updatedAt, picture };
  return [...head, { "script:ld+json": newsArticleOf(facts) }];
}

export default function NewsView({ loaderData }: Route.ComponentProps) {
  const { texts, crumbs, crumbsLabel, scene: picture, versions, piece } = loaderData;
  const head = { crumbs, crumbsLabel, scene: <Art picture={picture} alt="" first /> };
  if (!piece) return <NewsElsewhere texts={texts.elsewhere} versions={versions} {...head} />;
  return <NewsPiece texts={texts} {...piece} {...head} />;
}
