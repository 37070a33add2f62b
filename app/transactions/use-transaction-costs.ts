import { useEffect, useState } from "react";
import type { TransactionWish } from "~/domain/transaction-types";
import { type CostsAnswer, followCosts, NOT_KNOWN_YET } from "./follow-costs";

export type TransactionCosts = CostsAnswer & { again(): void };

/** What a wish would do and cost the connected wallet now, by a trial run on the chain. A wish of null is not tried. */
export function useTransactionCosts(wish: TransactionWish | null): TransactionCosts {
  const [answer, setAnswer] = useState(NOT_KNOWN_YET);
  const [asked, setAsked] = useState(0);
  const body = JSON.stringify(wish);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of `asked` has the costs found out again
  useEffect(() => {
    if (body !== "null") return followCosts(JSON.parse(body), setAnswer);
    setAnswer(NOT_KNOWN_YET);
  }, [body, asked]);
  return { ...answer, again: () => setAsked((times) => times + 1) };
}
