import type { RouterContextProvider } from "react-router";
import { intentStateOf, listUnsettledIntents } from "~/domain/transactions/queries.server";
import { AppError, type ErrorCode } from "~/errors";
import { textsOf } from "~/locales/texts.server";
import { localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { describeError } from "~/server/http.server";
import { chainDeps } from "~/server/transaction-deps.server";
import { signingTextsOf } from "~/transactions/signing-texts";
import { describeTransaction } from "~/transactions/transaction-view.server";
import { pictures } from "~/ui/art-manifest";
import type { MoneyFrame } from "./money-frame";

/** What every money screen needs first: its language, its holder, its dependencies, and the frame around it. */
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
