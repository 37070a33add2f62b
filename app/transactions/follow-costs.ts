import { ApiError } from "~/call-api";
import type { TransactionPreview, TransactionWish } from "~/domain/transaction-types";
import { getWallet, subscribeToWallet } from "~/wallet/wallet-store";
import { tryWish } from "./try-wish";

export type CostsAnswer = {
  /** Null while the costs are being found out, and if that failed. */
  costs: TransactionPreview | null;
  /** Why there are no costs, in words; empty if nobody answered, null if nothing went wrong. */
  problem: string | null;
};

export const NOT_KNOWN_YET: CostsAnswer = { costs: null, problem: null };

/**
 * Finds out what a wish would do and cost the connected wallet, and again whenever another wallet signs in, because an answer
 * is only true for the wallet that it was found for. While the connected wallet has no session, the site is not asked, because
 * it would refuse to answer. Returns a function that stops it.
 */
export function followCosts(wish: TransactionWish, tell: (answer: CostsAnswer) => void): () => void {
  let wallet: string | null = null;
  let questions = 0;
  const ask = () => {
    wallet = signedInWallet();
    const question = ++questions;
    const answer = (found: CostsAnswer) => {
      if (question === questions) tell(found);
    };
    answer(NOT_KNOWN_YET);
    if (!wallet) return;
    tryWish(wish).then(
      (costs) => answer({ costs, problem: null }),
      (error: unknown) => answer({ costs: null, problem: error instanceof ApiError ? error.message : "" }),
    );
  };
  ask();
  const stop = subscribeToWallet(() => {
    if (signedInWallet() !== wallet) ask();
  });
  return () => {
    questions++;
    stop();
  };
}

/** The address of the connected wallet if the session is its own, otherwise null. */
function signedInWallet(): string | null {
  const { address, isSignedIn } = getWallet();
  return isSignedIn ? address : null;
}
