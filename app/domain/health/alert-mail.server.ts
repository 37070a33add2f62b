import { formatDateTime } from "~/locales/format";
import { tIn } from "~/locales/i18next.server";
import { type LocaleCode, localeOfCode } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import type { Finding, Limits } from "./check";
import { spellFinding, spellLimit, titleOfFinding } from "./spell-finding.server";
import type { News } from "./turns";

/** What is told of one finding. */
export type Told = { finding: Finding; news: News; since: Date };

/**
 * The words of an alert in a language: what the subject says, and a paragraph for each finding with its value, its limit, since
 * when, and what to do. What is bad comes first.
 */
export function writeAlert(
  language: LocaleCode,
  told: readonly Told[],
  limits: Limits,
): { headline: string; report: string } {
  const locale = localeOfCode(language);
  const t = tIn(locale, "alerts");
  const order: News[] = ["bad", "still", "good"];
  const sorted = [...told].sort((a, b) => order.indexOf(a.news) - order.indexOf(b.news));
  const first = sorted[0];
  if (!first) throw new Error("an alert about nothing");
  const title = titleOfFinding(locale, first.finding);
  const more = sorted.length - 1;
  const paragraphs = sorted.map(({ finding, news, since }) => {
    const { name } = finding;
    const limit = spellLimit(locale, name, limits);
    const lines = [
      t(`news.${news}`, { title: titleOfFinding(locale, finding) }),
      t("value", { value: spellFinding(locale, finding) }),
      ...(limit === null ? [] : [t("limit", { limit })]),
      t("since", { since: formatDateTime(locale, since) }),
      ...(news === "good" ? [] : [t("advice", { advice: textsOf(locale).adminHealth.advice[name] })]),
    ];
    return lines.join("\n");
  });
  return {
    headline: [t(`news.${first.news}`, { title }), ...(more > 0 ? [t("more", { count: more })] : [])].join(" "),
    report: paragraphs.join("\n\n"),
  };
}
