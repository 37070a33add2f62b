import { callApi } from "~/call-api";
import type { DeedWish, TransactionPreview, TransactionWish } from "~/domain/transaction-types";
import { getWallet } from "~/wallet/wallet-store";
import { formKeyOf } from "./request-key";

type Tried = TransactionPreview & { offer: string | null };

/** A transaction that was tried for a wallet. `offer`: the id under which the site keeps it; null until the site answers. */
type Offered = { wallet: string | null; offer: string | null };

/** For each wish, the transaction that this tab has shown last. */
const offers = new Map<string, Offered>();

/**
 * Finds out what a wish would do and cost the connected wallet now, by a trial run on the chain. A press of the same wish then
 * signs the transaction that was tried, if there is still time, so that the site need not build and try it again. Throws
 * ApiError.
 */
export async function tryWish(wish: TransactionWish): Promise<TransactionPreview> {
  // if the same wish is tried again, the later try counts, even if its answer comes first
  const latest: Offered = { wallet: getWallet().address, offer: null };
  offers.set(formKeyOf(wish), latest);
  const tried = await callApi<Tried>("/api/transactions/preview", wish);
  latest.offer = tried.offer;
  return tried;
}

/** Keeps the transaction that a page has shown its holder, as `tryWish` does for a dialog. */
export function keepOffer(wish: TransactionWish, offered: { wallet: string; offer: string }): void {
  offers.set(formKeyOf(wish), offered);
}

/**
 * Takes the transaction that was shown last for this wish. It can be taken once. Returns undefined if there is none, or if it
 * was shown to another wallet than the one that is connected now.
 */
export function takeOffer(wish: TransactionWish | DeedWish): string | undefined {
  const name = formKeyOf(wish);
  const last = offers.get(name);
  offers.delete(name);
  return last?.wallet === getWallet().address ? (last.offer ?? undefined) : undefined;
}
