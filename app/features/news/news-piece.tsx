import { Blocks } from "~/content/bands/blocks";
import type { NewsBlock } from "~/domain/news/input";
import type { Texts } from "~/locales/texts.server";
import { type LogKey, logged } from "~/logs/logged";
import { PageHead, type PageHeadProps } from "~/ui/page-head";
import { PageLink } from "~/ui/page-link";
import { SampleMark } from "~/ui/sample-mark";
import { ShareButtons } from "~/ui/share-buttons";
import { useT } from "~/ui/use-t";
import { NewsCover } from "./news-cover";
import type { CoverView } from "./news-view.server";

type Day = { day: string; date: string };
type NeighbourView = { href: string; title: string } | null;

export type NewsPieceProps = Pick<PageHeadProps, "crumbs" | "crumbsLabel" | "scene"> & {
  texts: Texts["news"];
  article: { title: string; summary: string; body: readonly NewsBlock[]; isSample: boolean };
  /** The piece's address, which can be shared; null for a preview. */
  url: string | null;
  published: Day;
  /** Null if it was changed on the day of its publication alone. */
  updated: Day | null;
  cover: CoverView | null;
  newer: NeighbourView;
  older: NeighbourView;
};

/** A piece of news, as visitors and previews show it. */
export function NewsPiece({
  texts,
  article,
  url,
  published,
  updated,
  cover,
  newer,
  older,
  crumbs,
  crumbsLabel,
  scene,
}: NewsPieceProps) {
  const t = useT();
  return (
    <article data-district="company">
      <PageHead title={article.title} lead={article.summary} crumbs={crumbs} crumbsLabel={crumbsLabel} scene={scene} />
      <div className="on-paper">
        <div className="wrap band news-piece">
          <p className="news-date">
            <time dateTime={published.day}>{t(texts, "published", { date: published.date })}</time>
            {updated ? <time dateTime={updated.day}>{t(texts, "updated", { date: updated.date })}</time> : null}
            {article.isSample ? <SampleMark /> : null}
          </p>
          <div className="news-body">
            {cover ? <NewsCover cover={cover} /> : null}
            <Blocks blocks={article.body} level={2} />
            {url ? (
              <ShareButtons
                url={url}
                title={article.title}
                texts={texts}
                logs={{ share: "newsView.share", copy: "newsView.copy" }}
              />
            ) : null}
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

type NeighbourProps = { label: string; piece: NeighbourView; log: LogKey };

function Neighbour({ label, piece, log }: NeighbourProps) {
  if (!piece) return null;
  return (
    <PageLink to={piece.href} {...logged(log)}>
      <small>{label}</small> {piece.title}
    </PageLink>
  );
}
