import { ApiError } from "~/call-api";
import type { TransactionPreview, TransactionWish } from "~/domain/transaction-types";
import { getWallet, subscribeToWallet } from "~/wallet/wallet-store";
import { tryWish } from "./try-wish";

export type CostsAnswer = {
  /** Null while it is being found out, and where it could not be. */
  costs: TransactionPreview | null;
  /** Why there are no costs, in words; empty where nobody answered, null where nothing went wrong. */
  problem: string | null;
};

export const NOT_KNOWN_YET: CostsAnswer = { costs: null, problem: null };

/**
 * Finds out what a wish would do and cost the connected wallet, and finds it out again once another one is connected: what
 * was found for one wallet is never told to another. While no wallet is connected nothing is asked. Returns how to stop.
 */
export function followCosts(wish: TransactionWish, tell: (answer: CostsAnswer) => void): () => void {
  let wallet: string | null = null;
  let questions = 0;
  const ask = () => {
    wallet = getWallet().address;
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
    if (getWallet().address !== wallet) ask();
  });
  return () => {
    questions++;
    stop();
  };
}
