import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import type { Holder } from "~/domain/sessions/rules";
import { AppError } from "~/errors";
import { holderContext, localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";

/** The address that the browser's wallet shows now, sent with every call on a holder's behalf. */
const WALLET_HEADER = "X-Wallet-Address";

/**
 * Lets only the holder of a signed session through: NotSignedIn without one. A write names its wallet in
 * X-Wallet-Address and is refused (WrongWallet) when that is not the session's: after switching accounts in the wallet,
 * nothing may happen in the name of the former one. A read is refused only when it names another wallet.
 */
export const requireHolder: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const holder = context.get(holderContext);
  if (!holder) throw answerError(new AppError("NotSignedIn"), context.get(localeContext));
  const named = request.headers.get(WALLET_HEADER);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (named === holder.walletAddress || (isRead && named === null)) return next();
  throw answerError(new AppError("WrongWallet"), context.get(localeContext));
};

/** The holder that middleware/require-holder has found. Throws NotSignedIn if that middleware is missing. */
export function holderOf(context: Readonly<RouterContextProvider>): Holder {
  const holder = context.get(holderContext);
  if (!holder) throw new AppError("NotSignedIn");
  return holder;
}
