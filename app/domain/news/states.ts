/** The states of a piece of news (db/schema/news-piece.ts). */
export type NewsState = "draft" | "scheduled" | "published" | "unpublished" | "deleted";

/** The states in which each deed is possible. Publishing a published piece shows what was changed since. */
export const STATES_BEFORE = {
  save: ["draft", "scheduled", "published", "unpublished"],
  publish: ["draft", "scheduled", "published", "unpublished"],
  schedule: ["draft", "scheduled", "unpublished"],
  unpublish: ["scheduled", "published"],
  delete: ["draft", "scheduled", "published", "unpublished"],
  restore: ["deleted"],
} as const satisfies Record<string, readonly NewsState[]>;

/** The deeds that the state of a piece allows now. */
export function newsDeedsIn(state: NewsState, isChanged: boolean): string[] {
  return Object.entries(STATES_BEFORE)
    .filter(([deed, states]) => deed !== "save" && (states as readonly NewsState[]).includes(state))
    .map(([deed]) => deed)
    .filter((deed) => deed !== "publish" || state !== "published" || isChanged);
}
