import { type Translate, translateIn } from "~/locales/translate";
import { useLocale } from "./use-locale";

/** Reads texts in the page's language: `t(texts.labels, "days", { count })`. */
export function useT(): Translate {
  return translateIn(useLocale());
}
