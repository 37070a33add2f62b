import { useSyncExternalStore } from "react";

/** The account of the development wallet, for the development bar; null if it is not connected. In development only. */
type DevelopmentAccount = { label: string; switchAccount: () => void } | null;

let account: DevelopmentAccount = null;
const listeners = new Set<() => void>();

export function setDevelopmentAccount(next: DevelopmentAccount): void {
  account = next;
  for (const listener of listeners) listener();
}

export function useDevelopmentAccount(): DevelopmentAccount {
  return useSyncExternalStore(
    subscribe,
    () => account,
    () => null,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
