import { callApi } from "~/call-api";
import type { TransactionPreview, TransactionWish } from "~/domain/transaction-types";
import { getWallet } from "~/wallet/wallet-store";
import { formKeyOf } from "./request-key";

type Tried = TransactionPreview & { offer: string | null };

/** A transaction that was shown: to whom, and the id under which the site keeps it; null until the answer is there. */
type Shown = { wallet: string | null; offer: string | null };

/** The transaction that this tab has shown last, by what was asked for. */
const shown = new Map<string, Shown>();

/**
 * What a wish would do and cost the connected wallet now, by a trial run on the chain. The transaction that was tried is the
 * one that a press of the same wish signs, while there is time for it: nothing is planned or tried twice. Throws ApiError.
 */
export async function tryWish(wish: TransactionWish): Promise<TransactionPreview> {
  // a later question about the same wish replaces this one, whichever is answered first
  const latest: Shown = { wallet: getWallet().address, offer: null };
  shown.set(formKeyOf(wish), latest);
  const tried = await callApi<Tried>("/api/transactions/preview", wish);
  latest.offer = tried.offer;
  return tried;
}

/** Keeps the transaction that a page has shown its holder, as `tryWish` does for a dialog. */
export function keepOffer(wish: TransactionWish, offered: { wallet: string; offer: string }): void {
  shown.set(formKeyOf(wish), offered);
}

/**
 * Takes the transaction that was shown last for this wish. It can be taken once; undefined where there is none, and where
 * it was shown to another wallet than the one that is connected now.
 */
export function takeOffer(wish: TransactionWish): string | undefined {
  const name = formKeyOf(wish);
  const last = shown.get(name);
  shown.delete(name);
  return last?.wallet === getWallet().address ? (last.offer ?? undefined) : undefined;
}
