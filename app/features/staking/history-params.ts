import type { HistorySearch } from "~/domain/staking/input";

/** True if the search excludes anything. */
export function isSearched({ kind, termDays, signature }: HistorySearch): boolean {
  return Boolean(kind || termDays || signature);
}

/** The address parameters of the history's state, with the page of positions behind it. */
export function historyParams(
  before: string | null,
  search: Partial<HistorySearch> = {},
  cursor: string | null = null,
): URLSearchParams {
  const params = new URLSearchParams({ history: "open" });
  for (const [name, value] of Object.entries(search)) if (value) params.set(name, value);
  if (before) params.set("before", before);
  if (cursor) params.set("cursor", cursor);
  return params;
}
