import { useEffect, useEffectEvent } from "react";
import type { TransactionWish } from "~/domain/transaction-types";
import { keepOffer } from "./try-wish";

/** Has a press sign the very transaction that was tried when the page showed what the wish would do. */
export function useOffer(wish: TransactionWish, wallet: string | null, offer: string | null): void {
  const keep = useEffectEvent((kept: { wallet: string; offer: string }) => keepOffer(wish, kept));
  useEffect(() => {
    if (wallet && offer) keep({ wallet, offer });
  }, [wallet, offer]);
}
