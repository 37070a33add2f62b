import { data, type RouterContextProvider, redirect } from "react-router";
import { resetFailedAttempts } from "~/domain/drop/attempts.server";
import type { DropTab } from "~/domain/drop/view";
import { AppError } from "~/errors";
import { databaseContext, localeContext } from "~/server/context";
import { findSolanaWallet } from "~/server/holders";
import { describeError, readBody } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";

/** Resets a tab's failed attempts and shows the list again, or answers in words why they cannot be reset. */
export async function receiveDropReset(
  context: Readonly<RouterContextProvider>,
  { request, tab }: { request: Request; tab: DropTab },
) {
  const locale = context.get(localeContext);
  try {
    const wallet = findSolanaWallet(context);
    await spendFor("write", { request, context }, wallet);
    if (!wallet) throw new AppError("NotSignedIn");
    // the page may have been opened for another account before the wallet switched
    if (new URLSearchParams(await readBody(request)).get("owner") !== wallet) throw new AppError("WrongWallet");
    await resetFailedAttempts({ db: context.get(databaseContext), now: new Date() }, wallet, tab);
    return redirect(`/${locale.path}/mypage/myDrop?tab=${tab}&reset=done`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: describeError(error, locale) }, { status: error.status });
  }
}
