import { useEffect, useState } from "react";
import { useLocale } from "~/ui/use-locale";
import { fetchFound } from "./fetch-found";
import type { SearchHit } from "./search-hit";

/** News is searched once nobody has typed for this long. */
const PAUSE_MS = 200;

type NewsHits = { query: string; news: readonly SearchHit[]; hasFailed: boolean };

const NONE: NewsHits = { query: "", news: [], hasFailed: false };

/** News with all of these words, searched shortly after the last key was typed. */
export function useNewsHits(query: string): NewsHits {
  const { code } = useLocale();
  const [found, setFound] = useState(NONE);

  useEffect(() => {
    if (query === "") return;
    const abort = new AbortController();
    const timer = setTimeout(async () => {
      const address = `/api/search/news?${new URLSearchParams({ language: code, q: query })}`;
      const result = await fetchFound<SearchHit[]>(address, abort.signal);
      if (!abort.signal.aborted) setFound({ query, news: result ?? [], hasFailed: result === null });
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      abort.abort();
    };
  }, [query, code]);

  // results for fewer letters stay until the next answer comes, so that the list does not jump at every key
  return query === "" ? NONE : found;
}
