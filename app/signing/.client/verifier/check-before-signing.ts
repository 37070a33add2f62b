import type { SignInMethod } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import type { TransactionWish } from "~/domain/transaction-types";
import { PINS } from "~/pins";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { findUnasked } from "./batch";
import { differs } from "./differs";
import { rebuildSignIn } from "./sign-in";
import { findDifference, type Limits } from "./verify";

/**
 * Checks by the rules of this build alone that a transaction does exactly what was wished; only then may a wallet be asked
 * to sign it. Throws WalletError "differs", and reports the difference to the site.
 */
export async function checkTransaction(
  unsigned: Uint8Array,
  wish: TransactionWish,
  { wallet, batch, costs }: Limits & { wallet: string },
): Promise<CheckedTransaction> {
  const unasked = batch ? findUnasked(wish, batch, PINS) : null;
  const difference =
    unasked ??
    (await findDifference(unsigned, { wish, wallet, pins: PINS, costs, mustClaim: batch?.mustContain?.claims }));
  if (difference !== null) throw differs({ kind: wish.kind, difference, wallet });
  return unsigned as CheckedTransaction;
}

/**
 * Checks that a sign-in is for this page's own address and this wallet. Throws WalletError "differs", and reports the
 * difference to the site.
 */
export function checkSignIn(
  request: SignInRequest,
  { walletAddress, method }: { walletAddress: string; method: SignInMethod },
): SignInRequest {
  const own = rebuildSignIn(request, { location: window.location, walletAddress, method, pins: PINS });
  if (!own) throw differs({ kind: "signIn", difference: method, wallet: walletAddress });
  return own;
}

/** Checks that the chain that the site names for wallets is the one of this build. Throws WalletError "differs". */
export function checkChain(chain: string): void {
  if (chain !== PINS.chain) throw differs({ kind: "chain", difference: "chain", wallet: "" });
}
