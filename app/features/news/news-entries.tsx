import type { Texts } from "~/locales/texts.server";
import { logged } from "~/logs/logged";
import { PageLink } from "~/ui/page-link";
import { SampleMark } from "~/ui/sample-mark";
import { NewsCover } from "./news-cover";
import type { NewsView } from "./news-view.server";

type NewsEntriesProps = {
  texts: Pick<Texts["news"], "list">;
  entries: readonly NewsView[];
  query: string;
  isFirstPage: boolean;
};

/** The first page shows its first piece large; search results and older pages are plain lists. */
export function NewsEntries({ texts, entries, query, isFirstPage }: NewsEntriesProps) {
  return (
    <ol className={query || !isFirstPage ? "news-list" : "news-list news-front"} aria-label={texts.list}>
      {entries.map((entry, index) => (
        <Entry key={entry.href} entry={entry} isFront={index === 0 && !query && isFirstPage} />
      ))}
    </ol>
  );
}

function Entry({ entry, isFront }: { entry: NewsView; isFront: boolean }) {
  const { href, title, summary, day, date, cover, isSample } = entry;
  return (
    <li>
      {isFront && cover ? <NewsCover cover={cover} isFirst /> : null}
      <p className="news-date">
        <time dateTime={day}>{date}</time> {isSample ? <SampleMark /> : null}
      </p>
      <div className="news-words">
        <h2>
          <PageLink to={href} {...logged("news.open")}>
            {title}
          </PageLink>
        </h2>
        <p>{summary}</p>
      </div>
    </li>
  );
}
