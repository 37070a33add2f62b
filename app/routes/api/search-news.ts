import { newsSearchSchema } from "~/domain/news/input";
import { searchNews } from "~/domain/news/queries.server";
import { viewOfNewsEntry } from "~/features/news/news-view.server";
import { LOCALES } from "~/locales/locales";
import type { SearchHit } from "~/search/search-hit";
import { databaseContext, localeContext } from "~/server/context";
import { answer, answering, parseInput, refuseMethod } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import type { Route } from "./+types/search-news";

export const action = refuseMethod;

/** The most hits that the search dialog shows. */
const MOST_HITS = 5;

/** GET /api/search/news?language=en&q=…: the latest news that has every word. Requests are limited as for pages. */
export function loader({ request, context }: Route.LoaderArgs) {
  return answering(context.get(localeContext), async () => {
    await spendFor("search", { request, context });
    const { language, q } = parseInput(newsSearchSchema, Object.fromEntries(new URL(request.url).searchParams));
    const deps = { db: context.get(databaseContext) };
    const { entries } = await searchNews(deps, { language, text: q, size: MOST_HITS });
    const locale = LOCALES.find(({ code }) => code === language) ?? context.get(localeContext);
    const hits: SearchHit[] = entries.map((entry) => {
      const { href, title, summary, date } = viewOfNewsEntry(locale, entry);
      return { href, title, excerpt: summary, date };
    });
    return answer(hits);
  });
}
