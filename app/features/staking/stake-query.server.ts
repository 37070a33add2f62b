import { redirect } from "react-router";
import { COIN_TERMS_DAYS } from "~/domain/staking/rules";
import { AppError } from "~/errors";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { answerError } from "~/server/http.server";
import { canonicalStakeUrl, readStakeQuery, stakeSearch } from "./stake-query";

/**
 * The state of a staking form from its address. Throws a redirect to the canonical address if the form was sent without
 * JavaScript, and a 404 with links to the existing terms if the address has another term.
 */
export function openStakeQuery(url: URL, locale: Locale, holding: { balanceRaw: bigint | null; decimals: number }) {
  const { termDays, ...query } = readStakeQuery(url, locale, holding.decimals);
  if (termDays === null) {
    const instead = COIN_TERMS_DAYS.map((days) => ({
      href: url.pathname + stakeSearch(days, query.amount.raw, holding.decimals),
      label: translateIn(locale)(textsOf(locale).staking.labels, "days", { count: days }),
    }));
    throw answerError(new AppError("TermNotOffered"), locale, instead);
  }
  const canonical = canonicalStakeUrl(url, holding);
  if (canonical) throw redirect(canonical);
  return { ...query, termDays };
}
