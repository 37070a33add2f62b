import type { WalletContextState } from "@solana/wallet-adapter-react";
import { useSyncExternalStore } from "react";
import type { SignInMethod } from "~/domain/sessions/rules";
import type { WalletErrorKind } from "~/signing/wallet-error";
import type { WalletEntry } from "../wallet-entries";

/** What the two dialogs show. */
export type DeskView =
  | { kind: "closed" }
  | { kind: "list"; notice?: "declined" | "connectFirst" }
  | { kind: "connecting"; wallet: string }
  | { kind: "not-found"; entry: WalletEntry }
  | { kind: "failed"; wallet: string }
  | { kind: "signing"; method: SignInMethod }
  | { kind: "sign-in-problem"; problem: WalletErrorKind; message?: string };

/** What the page provides: the adapter's state, the router, and texts for events that the visitor did not ask for. */
export type DeskSurroundings = {
  adapters: Pick<WalletContextState, "wallets" | "wallet" | "select">;
  navigate: (to: string) => void;
  revalidate: () => void;
  tell: (what: "lost" | "logoutFailed" | "signedIn") => void;
};

let surroundings: DeskSurroundings;
let view: DeskView = { kind: "closed" };
const listeners = new Set<() => void>();
let attempt = 0;

export function lendSurroundings(lent: DeskSurroundings): void {
  surroundings = lent;
}

/** What the page has lent last. */
export function getSurroundings(): DeskSurroundings {
  return surroundings;
}

/**
 * Begins an attempt to connect or to sign in, and ends any other. Returns whether it is still wanted: a wallet's answer is
 * ignored if the visitor has turned to something else meanwhile.
 */
export function beginAttempt(): () => boolean {
  const mine = ++attempt;
  return () => mine === attempt;
}

/** Ends the attempt that is under way, if there is one. */
export function endAttempt(): void {
  attempt++;
}

export function useDeskView(): DeskView {
  return useSyncExternalStore(subscribe, () => view);
}

export function show(next: DeskView): void {
  view = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
