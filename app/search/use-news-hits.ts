import { useEffect, useState } from "react";
import { useLocale } from "~/ui/use-locale";
import { fetchFound } from "./fetch-found";
import type { SearchHit } from "./search-hit";

/** For as long nobody types before the news is asked. */
const PAUSE_MS = 200;

type NewsHits = { query: string; news: readonly SearchHit[]; hasFailed: boolean };

const NONE: NewsHits = { query: "", news: [], hasFailed: false };

/** The news that has these words, a moment after the last of them was typed. */
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

  // what was found for fewer letters stays until the next answer, so that the list does not jump at each key
  return query === "" ? NONE : found;
}
