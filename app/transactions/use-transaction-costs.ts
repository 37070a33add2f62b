import { useEffect, useState } from "react";
import { ApiError } from "~/call-api";
import type { TransactionPreview, TransactionWish } from "~/domain/transaction-types";
import { tryWish } from "./try-wish";

export type TransactionCosts = {
  /** Null while the costs are being found out, and if that failed. */
  costs: TransactionPreview | null;
  /** Why there are no costs, in words; empty if nobody answered, null if nothing went wrong. */
  problem: string | null;
  again(): void;
};

/** Finds what a wish would do and cost now, by a trial run on the chain. With null, nothing is asked yet. */
export function useTransactionCosts(wish: TransactionWish | null): TransactionCosts {
  const [answer, setAnswer] = useState<Pick<TransactionCosts, "costs" | "problem">>({ costs: null, problem: null });
  const [asked, setAsked] = useState(0);
  const body = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: `asked` asks once more
  useEffect(() => {
    let isGone = false;
    setAnswer({ costs: null, problem: null });
    if (body === "null") return;
    tryWish(JSON.parse(body)).then(
      (costs) => isGone || setAnswer({ costs, problem: null }),
      (error: unknown) => isGone || setAnswer({ costs: null, problem: error instanceof ApiError ? error.message : "" }),
    );
    return () => {
      isGone = true;
    };
  }, [body, asked]);
  return { ...answer, again: () => setAsked((times) => times + 1) };
}
