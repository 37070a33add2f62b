import { useState } from "react";
import { useRevalidator } from "react-router";
import type { TransactionView, TransactionWish } from "~/domain/transaction-types";
import { type UseTransaction, useTransaction } from "./use-transaction";

export type LandedTransaction = UseTransaction & {
  /** The transaction once it has landed and the page has been read again, so that the page can say what it brought. */
  landed: TransactionView | null;
};

/** The transaction of one form, after which the page is read again. */
export function useLandedTransaction(wish: TransactionWish): LandedTransaction {
  const { revalidate } = useRevalidator();
  const [landed, setLanded] = useState<TransactionView | null>(null);
  const transaction = useTransaction(wish, async (view) => {
    await revalidate();
    setLanded(view);
  });
  const reset = () => {
    setLanded(null);
    transaction.reset();
  };
  return { ...transaction, reset, landed };
}
