import { type Translate, translateIn } from "~/locales/translate";
import { useLocale } from "./use-locale";

/** Reads texts in the language of the page: `t(texts.labels, "days", { count })`. */
export function useT(): Translate {
  return translateIn(useLocale());
}
