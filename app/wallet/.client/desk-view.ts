import { useSyncExternalStore } from "react";
import type { SignInMethod } from "~/domain/sessions/rules";
import type { Chain } from "~/domain/wallet-chains";
import type { WalletErrorKind } from "~/signing/wallet-error";
import type { WalletEntry } from "../wallet-entries";
import type { ConnectStep } from "./connectors/connector";

/** What the list of wallets says above its rows. */
export type ListNotice = "declined" | "deniedAuthorization" | "connectFirst" | "needsSolana";

/** What the two dialogs show. */
export type DeskView =
  | { kind: "closed" }
  | { kind: "list"; notice?: ListNotice }
  | { kind: "connecting"; chain: Chain; wallet: string; step: ConnectStep }
  | { kind: "not-found"; entry: WalletEntry; isAppMissing?: true }
  | { kind: "warning"; chain: Chain; entry: WalletEntry }
  | { kind: "guide"; chain: Chain; entry: WalletEntry }
  | { kind: "failed"; chain: Chain; wallet: string; problem: WalletErrorKind }
  | { kind: "signing"; method: SignInMethod; step: ConnectStep }
  | { kind: "sign-in-problem"; problem: WalletErrorKind; message?: string };

/** What the page provides: the router, and texts for events that the visitor did not ask for. */
export type DeskSurroundings = {
  navigate: (to: string) => void;
  revalidate: () => void;
  tell: (what: "lost" | "logoutFailed" | "loggedOut" | "signedIn") => void;
};

let surroundings: DeskSurroundings;
let view: DeskView = { kind: "closed" };
const listeners = new Set<() => void>();
let attempt = new AbortController();

export function lendSurroundings(lent: DeskSurroundings): void {
  surroundings = lent;
}

/** What the page has lent last. */
export function getSurroundings(): DeskSurroundings {
  return surroundings;
}

/**
 * Begins an attempt to connect or to sign in, and ends any other. The signal is aborted once the visitor has turned to
 * something else; a wallet's answer is then ignored.
 */
export function beginAttempt(): AbortSignal {
  endAttempt();
  return attempt.signal;
}

/** Ends the attempt that is under way, if there is one. */
export function endAttempt(): void {
  attempt.abort();
  attempt = new AbortController();
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
