import { COLLECTION_NAMES } from "~/domain/settings/subjects";
import type { TwigEntry } from "~/domain/twig/view";
import type { Texts } from "~/locales/texts.server";
import type { Translate } from "~/locales/translate";

type Words = Pick<Texts["myLists"]["twig"], "pool" | "boost" | "nova" | "otherPool" | "drop" | "otherDrop">;

/** The source of a Twig entry, in words. */
export function twigFrom(t: Translate, texts: Words, { from }: Pick<TwigEntry, "from">): string {
  if (from.kind === "drop") {
    return from.number === null ? texts.otherDrop : t(texts, "drop", { number: from.number });
  }
  if (!from.pool) return texts.otherPool;
  return t(texts, "pool", { pool: texts[from.pool.kind], collection: COLLECTION_NAMES[from.pool.collection] });
}
