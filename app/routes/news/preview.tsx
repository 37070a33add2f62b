import "~/styles/news.css";
import { data } from "react-router";
import { adminPage } from "~/admin/admin-deps.server";
import { ADMIN_PATHS, pathOfRow } from "~/admin/paths";
import { PreviewNotice } from "~/admin/screens/preview-notice";
import { rowNumberField } from "~/domain/fields";
import { findNewsPiece } from "~/domain/news/pieces.server";
import { articleOfDraft } from "~/features/news/draft-article.server";
import { NewsPiece } from "~/features/news/news-piece";
import { viewOfPiece } from "~/features/news/news-view.server";
import { textsOf } from "~/locales/texts.server";
import { staff, staffOnly } from "~/middleware/staff";
import { localeContext } from "~/server/context";
import { Art } from "~/ui/art";
import { pictures } from "~/ui/art-manifest";
import type { Route } from "./+types/preview";

export const middleware: Route.MiddlewareFunction[] = [staff, staffOnly];

/** The page of a piece of news with its draft, for staff alone. It is never cached. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { db, now } = adminPage({ request, context }, "editor");
  const locale = context.get(localeContext);
  const seq = rowNumberField.safeParse(params.id).data;
  const piece = seq === undefined ? null : await findNewsPiece(db, seq);
  const article = piece && (await articleOfDraft({ db, now }, piece, locale.code));
  if (!piece || !article) throw data(null, { status: 404 });
  const { news: texts, shell, admin } = textsOf(locale);
  return {
    texts,
    preview: admin.preview,
    back: pathOfRow(ADMIN_PATHS.news.detail, String(piece.seq)),
    crumbs: [{ label: shell.groups.company }, { label: texts.title, to: `/${locale.path}/companyNews` }],
    crumbsLabel: shell.whereYouAre,
    scene: pictures["heads/company"],
    piece: { ...viewOfPiece(locale, new URL(request.url).origin, article, "/admin/pictures"), url: null },
  };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return loaderData
    ? [{ title: `${loaderData.piece.article.title} | Punkvism` }, { name: "robots", content: "noindex" }]
    : [];
}

export default function NewsPreview({ loaderData }: Route.ComponentProps) {
  const { texts, preview, back, crumbs, crumbsLabel, scene, piece } = loaderData;
  return (
    <>
      <PreviewNotice texts={preview} back={back} />
      <NewsPiece
        texts={texts}
        {...piece}
        crumbs={crumbs}
        crumbsLabel={crumbsLabel}
        scene={<Art picture={scene} alt="" first />}
      />
    </>
  );
}
