import { data, type RouterContextProvider, redirect } from "react-router";
import { cancelReservation } from "~/domain/reservations/commands.server";
import { AppError } from "~/errors";
import { databaseContext, localeContext } from "~/server/context";
import { findIdentity } from "~/server/holders";
import { describeError, readBody } from "~/server/http.server";
import { spendFor } from "~/server/rate-limits.server";
import { FORM_NAMES } from "./reservation-answer";

/** Cancels a holder's reservation and shows it again, or answers in words why it cannot be cancelled. */
export async function receiveCancellation(
  context: Readonly<RouterContextProvider>,
  { request, seq }: { request: Request; seq: number },
) {
  const locale = context.get(localeContext);
  try {
    const wallet = findIdentity(context)?.walletAddress;
    await spendFor("write", { request, context }, wallet);
    if (!wallet) throw new AppError("NotSignedIn");
    // the page may have been opened for another account before the wallet switched
    if (new URLSearchParams(await readBody(request)).get(FORM_NAMES.owner) !== wallet)
      throw new AppError("WrongWallet");
    await cancelReservation({ db: context.get(databaseContext), now: new Date() }, { walletAddress: wallet, seq });
    return redirect(`/${locale.path}/mypage/reservationDetail/${seq}`);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return data({ problem: describeError(error, locale) }, { status: error.status });
  }
}
