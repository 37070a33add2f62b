import { type RouterContextProvider, redirect } from "react-router";
import { COIN_TERMS_DAYS } from "~/domain/staking/rules";
import { intentStateOf, listUnsettledIntents } from "~/domain/transactions/queries.server";
import { AppError, type ErrorCode } from "~/errors";
import { canonicalStakeUrl, readStakeQuery, stakeSearch } from "~/features/staking/stake-query";
import type { Locale } from "~/locales/locales";
import { textsOf } from "~/locales/texts.server";
import { translateIn } from "~/locales/translate";
import { localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { answerError, describeError } from "~/server/http.server";
import { chainDeps } from "~/server/transaction-deps.server";
import { signingTextsOf } from "~/transactions/signing-texts";
import { describeTransaction } from "~/transactions/transaction-view.server";
import { pictures } from "~/ui/art-manifest";
import type { MoneyFrame } from "./money-frame";

/** What every coin-staking screen needs first: its language, its holder, its dependencies, and the frame around it. */
export async function openMoneyScreen(context: Readonly<RouterContextProvider>) {
  const locale = context.get(localeContext);
  const texts = textsOf(locale);
  const wallet = findSolanaWallet(context);
  const deps = chainDeps(context);
  const underWay = wallet ? await listUnsettledIntents(deps.db, wallet) : [];
  const frame: MoneyFrame = {
    holderAddress: wallet,
    underWay: underWay.map((intent) => describeTransaction(intentStateOf(intent), locale)),
    labels: texts.staking.labels,
    amountEntry: texts.amountEntry,
    claim: texts.claim,
    costs: texts.costs,
    progress: texts.transactionProgress,
    signing: signingTextsOf(texts),
    walletCall: texts.wallet.call,
    scene: pictures["heads/power-zone"],
  };
  return { locale, texts, wallet, deps, frame };
}

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

/** A reading, or the reason in words why there is none. A screen then shows the reason together with everything else. */
export type MoneyReading<T> =
  | { value: T; problem: null }
  | { value: null; problem: { code: ErrorCode; message: string } };

/** Reads something without which a screen can still be shown. Throws anything except an expected failure. */
export async function readOrProblem<T>(
  context: Readonly<RouterContextProvider>,
  read: () => Promise<T>,
): Promise<MoneyReading<T>> {
  try {
    return { value: await read(), problem: null };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return {
      value: null,
      problem: { code: error.code, message: describeError(error, context.get(localeContext)) },
    };
  }
}
