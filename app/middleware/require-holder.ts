import type { MiddlewareFunction, RouterContextProvider } from "react-router";
import type { EvmHolder, Holder, SolanaHolder } from "~/domain/sessions/rules";
import { isSameAddress } from "~/domain/wallet-chains";
import { AppError } from "~/errors";
import { holdersContext, localeContext } from "~/server/context";
import { answerError } from "~/server/http.server";

/** The address that the browser's Solana wallet shows now, sent with every call on a holder's behalf. */
const WALLET_HEADER = "X-Wallet-Address";

/**
 * Lets only the holder of a signed Solana session through: NotSignedIn without one, also for somebody who has a session of
 * the former chain. A write names its wallet in X-Wallet-Address and is refused (WrongWallet) when that is not the session's:
 * after switching accounts in the wallet, nothing may happen in the name of the former one. A read is refused only when it
 * names another wallet.
 */
export const requireSolanaHolder: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const { solana } = context.get(holdersContext);
  const problem = problemOf(solana, request, WALLET_HEADER);
  if (problem) throw answerError(problem, context.get(localeContext));
  return next();
};

/** The same of the browser's wallet of the former chain. */
const EVM_WALLET_HEADER = "X-Evm-Wallet-Address";

/** The same for the holder of a signed session of the former chain, whose writes name it in X-Evm-Wallet-Address. */
export const requireEvmHolder: MiddlewareFunction<Response> = ({ request, context }, next) => {
  const problem = problemOf(context.get(holdersContext).evm, request, EVM_WALLET_HEADER);
  if (problem) throw answerError(problem, context.get(localeContext));
  return next();
};

function problemOf(holder: Holder | null, request: Request, header: string): AppError | null {
  if (!holder) return new AppError("NotSignedIn");
  const named = request.headers.get(header);
  const isRead = request.method === "GET" || request.method === "HEAD";
  if (isSameAddress(named, holder.walletAddress) || (isRead && named === null)) return null;
  return new AppError("WrongWallet");
}

/** The holder that requireSolanaHolder has found. Throws NotSignedIn if that middleware is missing. */
export function solanaHolderOf(context: Readonly<RouterContextProvider>): SolanaHolder {
  const { solana } = context.get(holdersContext);
  if (!solana) throw new AppError("NotSignedIn");
  return solana;
}

/** The holder that requireEvmHolder has found. Throws NotSignedIn if that middleware is missing. */
export function evmHolderOf(context: Readonly<RouterContextProvider>): EvmHolder {
  const { evm } = context.get(holdersContext);
  if (!evm) throw new AppError("NotSignedIn");
  return evm;
}
