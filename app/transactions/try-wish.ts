import { callApi } from "~/call-api";
import type { TransactionPreview, TransactionWish } from "~/domain/transaction-types";
import { formKeyOf } from "./request-key";

type Tried = TransactionPreview & { offer: string | null };

/** The transaction that a dialog of this tab has shown last for a wish; null until the answer is there. */
const shown = new Map<string, { offer: string | null }>();

/**
 * Finds what a wish would do and cost now, by a trial run on the chain. A press of the same wish then signs the transaction
 * that was tried, while there is time for it, so that nothing is planned or tried twice. Throws ApiError.
 */
export async function tryWish(wish: TransactionWish): Promise<TransactionPreview> {
  // a later question about the same wish replaces this one, whichever is answered first
  const latest = { offer: null as string | null };
  shown.set(formKeyOf(wish), latest);
  const tried = await callApi<Tried>("/api/transactions/preview", wish);
  latest.offer = tried.offer;
  return tried;
}

/** Takes the transaction that was shown last for this wish. It can be taken once; undefined if there is none. */
export function takeOffer(wish: TransactionWish): string | undefined {
  const name = formKeyOf(wish);
  const offer = shown.get(name)?.offer;
  shown.delete(name);
  return offer ?? undefined;
}
