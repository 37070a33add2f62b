import type { TransactionView } from "~/domain/transaction-types";

const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("punkvism.transactions");

/** Tells the other tabs how far a transaction of this tab is. */
export function tellOtherTabs(news: Partial<Pick<TransactionView, "id" | "status">>): void {
  channel?.postMessage(news);
}

/** Calls `listen` whenever a transaction of another tab has come further. Returns a function that stops it. */
export function subscribeToOtherTabs(listen: () => void): () => void {
  channel?.addEventListener("message", listen);
  return () => channel?.removeEventListener("message", listen);
}
