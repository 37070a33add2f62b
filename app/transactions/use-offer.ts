import { useEffect, useEffectEvent } from "react";
import type { TransactionWish } from "~/domain/transaction-types";
import { keepOffer } from "./try-wish";

/** A page has shown its holder what a wish would do: the transaction that was tried for it is the one that a press signs. */
export function useOffer(wish: TransactionWish, wallet: string | null, offer: string | null): void {
  const keep = useEffectEvent((kept: { wallet: string; offer: string }) => keepOffer(wish, kept));
  useEffect(() => {
    if (wallet && offer) keep({ wallet, offer });
  }, [wallet, offer]);
}
