import type { EntitlementCount } from "~/domain/entitlements/view";
import type { Locale } from "~/locales/locales";
import type { Texts } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";

/** The text "45 entries", or that there are more than are counted. */
export function entriesIn(
  locale: Locale,
  words: Texts["nftStaking"]["listDialog"],
  { count, isMore }: EntitlementCount,
): string {
  const t = translateIn(locale);
  return isMore ? t(words, "entriesMore", { count }) : t(words, "entries", { count });
}
