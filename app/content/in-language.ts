/** The keys whose values are the same in every language: what a section is, what it shows and where it leads. */
export const FIXED_KEYS = [
  "kind",
  "ground",
  "district",
  "menu",
  "scene",
  "narrowScene",
  "picture",
  "icon",
  "page",
  "own",
  "tab",
  "dialog",
  "shared",
  "below",
  "codex",
  "file",
  "id",
  "of",
  "set",
  "rarity",
  "state",
  "shape",
  "tone",
  "align",
  "from",
  "to",
  "effectiveOn",
  "sample",
] as const;

type Fixed = (typeof FIXED_KEYS)[number];

/**
 * What a page must be in another language: the same sections in the same order with the same figures, pictures and links,
 * and words of its own. A missing section, text or alt text does not compile.
 */
export type InLanguage<T> = T extends string
  ? string
  : T extends object
    ? { readonly [K in keyof T]: K extends Fixed ? T[K] : InLanguage<T[K]> }
    : T;
