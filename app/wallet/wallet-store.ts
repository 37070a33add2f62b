import { type ComponentType, useSyncExternalStore } from "react";
import { askInNameOf } from "~/call-api";
import type { TransactionWish } from "~/domain/transaction-types";
import type { WalletType } from "~/domain/users/rules";
import type { Shown } from "~/signing/.client/verifier/verify";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError } from "~/signing/wallet-error";

/**
 * What the page knows of the visitor's wallet. This file is loaded with every page; the code that talks to a wallet is
 * loaded on the first click, or when the browser is idle for a holder who was connected before.
 */
export type WalletState = {
  status: "disconnected" | "connecting" | "connected";
  address: string | null;
  walletType: WalletType | null;
  /** The name that the wallet gives itself. */
  walletName: string | null;
  /** True if the session belongs to this address. A session of another account does not count. */
  isSignedIn: boolean;
  /** False on the server and during hydration, before the browser has read its storage. */
  isKnown: boolean;
};

/** The holder of the session behind the cookie, from the server. */
export type SessionHolder = { walletAddress: string; userId: string };

/** The part that is loaded late (.client/wallet-host.tsx). */
export type WalletDesk = {
  connect(options: PickerOptions): Promise<boolean>;
  /** Connects again without asking, after another tab has connected. */
  restore(): void;
  signIn(): Promise<void>;
  checkTransaction(unsigned: Uint8Array, wish: TransactionWish, shown: Shown): Promise<CheckedTransaction>;
  signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]>;
  disconnect(): Promise<void>;
};
/** `signsIn`: signing in follows directly, which the list of wallets then says. */
export type PickerOptions = { goTo?: "mypage"; signsIn?: boolean };

/** Keys of the browser's storage, named by the specification. */
export const STORAGE = { address: "WALLETADDRESS", walletType: "WALLETTYPE", userId: "UUID" } as const;

/** The wallet adapter keeps the name of the connected wallet under this key and connects it again after a reload. */
export const WALLET_NAME_KEY = "walletName";

/**
 * The id of a note that the browser itself opens for a press before our script is loaded. WalletMount then opens the list.
 */
export const EARLY_PRESS_NOTE = "wallet-early-press";

const RESTORE_MS = 5_000;

type Facts = Omit<WalletState, "isSignedIn"> & { session: SessionHolder | null };

const NOBODY: Facts = {
  status: "disconnected",
  address: null,
  walletType: null,
  walletName: null,
  isKnown: false,
  session: null,
};
let facts = NOBODY;
let state = stateOf(NOBODY);
const SERVER_STATE = state;
const listeners = new Set<() => void>();

/** The wallet of this page. Components render again with every change. On the server it is empty. */
export function useWallet(): WalletState {
  return useSyncExternalStore(subscribeToWallet, getWallet, () => SERVER_STATE);
}

/** The wallet of this page, for code outside of components. */
export function getWallet(): WalletState {
  return state;
}

/** The holder of the session cookie as far as the page knows, or null. It may be another wallet than the connected one. */
export function getSession(): SessionHolder | null {
  return facts.session;
}

/** Changes the state of the wallet. Only the wallet's own code calls it. */
export function updateWallet(change: Partial<Facts>): void {
  facts = { ...facts, ...change };
  state = stateOf(facts);
  for (const listener of listeners) listener();
}

/** Opens the list of wallets. Resolves to true once one is connected, to false if the visitor closes the list. */
export async function openWalletPicker(options: PickerOptions = {}): Promise<boolean> {
  const desk = await loadDesk();
  return desk ? desk.connect(options) : false;
}

/** Disconnects, ends the session and clears what the browser keeps of the holder. */
export async function disconnectWallet(): Promise<void> {
  await (await loadDesk())?.disconnect();
}

/** Resolves once the connected wallet has a session, after asking for what is missing. Throws WalletError. */
export async function ensureSignedIn(): Promise<void> {
  if (state.isSignedIn) return;
  const desk = await loadDesk();
  if (!desk) throw new WalletError("failed");
  await whenRestored();
  if (state.status !== "connected" && !(await desk.connect({ signsIn: true }))) throw new WalletError("rejected");
  if (!getWallet().isSignedIn) await desk.signIn();
}

/**
 * Compares a whole serialized transaction with the wish of the connected wallet's holder and with what the screen showed.
 * Throws WalletError: "differs" if it does anything else.
 */
export async function checkTransaction(
  unsigned: Uint8Array,
  wish: TransactionWish,
  shown: Shown,
): Promise<CheckedTransaction> {
  const desk = await loadDesk();
  if (!desk) throw new WalletError("failed");
  await whenRestored();
  return desk.checkTransaction(unsigned, wish, shown);
}

/** Asks to sign in, for a button that does nothing else. The sign-in dialog shows the outcome. */
export function askToSignIn(): void {
  ensureSignedIn().catch(() => {
    // the holder declined or it failed; the dialog has said so
  });
}

/** Has the connected wallet sign a whole serialized transaction. Throws WalletError. */
export async function signTransaction(unsigned: CheckedTransaction): Promise<Uint8Array> {
  const [signed] = await signTransactions([unsigned]);
  if (!signed) throw new WalletError("failed");
  return signed;
}

/**
 * Has the wallet sign several transactions in one request. It signs all or none, and they are returned in their order.
 * Throws WalletError.
 */
export async function signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]> {
  const desk = await loadDesk();
  if (!desk) throw new WalletError("failed");
  await whenRestored();
  return desk.signTransactions(unsigned);
}

/** Resolves once a wallet has reconnected after a reload, or after a short wait. */
function whenRestored(): Promise<void> {
  if (state.status !== "connecting" || !state.address) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToWallet(() => {
      if (state.status === "connecting") return;
      stop();
      resolve();
    });
    setTimeout(resolve, RESTORE_MS);
  });
}

// The late-loaded part: a component in the page (WalletMount), which is called through a desk.

type HostModule = { WalletHost: ComponentType };
type HostLoader = (load: () => Promise<HostModule>) => Promise<HostModule>;

let Host: ComponentType | null = null;
let desk: WalletDesk | null = null;
let waiting: ((desk: WalletDesk) => void)[] = [];
let loadHost: HostLoader = (load) => load();

/** The component that holds the wallets' code, or null until it has been loaded. */
export function useWalletHost(): ComponentType | null {
  return useSyncExternalStore(
    subscribeToWallet,
    () => Host,
    () => null,
  );
}

/** Called by the wallet code once it is loaded. Presses that came before are answered now. */
export function provideDesk(ready: WalletDesk): void {
  desk = ready;
  for (const resolve of waiting) resolve(ready);
  waiting = [];
}

async function loadDesk(): Promise<WalletDesk | null> {
  if (desk) return desk;
  try {
    Host = (await loadHost(() => import("./.client/wallet-host"))).WalletHost;
  } catch (error) {
    console.warn("the wallet's code did not load", error);
    return null;
  }
  updateWallet({});
  return desk ?? new Promise((resolve) => waiting.push(resolve));
}

/**
 * Looks for a wallet that was connected before, and keeps in step with other tabs. `load` loads the late part, and tells the
 * visitor if that fails. Returns a function that stops it.
 */
export function startWallet(load: HostLoader): () => void {
  loadHost = load;
  askInNameOf({ address: () => state.address, signedOut: () => updateWallet({ session: null }) });
  if (!facts.isKnown) recall();
  window.addEventListener("storage", followOtherTab);
  return () => window.removeEventListener("storage", followOtherTab);
}

function recall(): void {
  const stored = readStorage();
  if (!stored.address) {
    updateWallet({ isKnown: true });
    return;
  }
  updateWallet({ isKnown: true, status: "connecting", ...stored });
  // Safari has no requestIdleCallback
  if ("requestIdleCallback" in window) requestIdleCallback(() => void loadDesk(), { timeout: 2_000 });
  else setTimeout(() => void loadDesk(), 500);
}

function readStorage(): Pick<WalletState, "address" | "walletType" | "walletName"> {
  try {
    const walletType = localStorage.getItem(STORAGE.walletType) as WalletType | null;
    const walletName = JSON.parse(localStorage.getItem(WALLET_NAME_KEY) ?? "null") as string | null;
    return { address: localStorage.getItem(STORAGE.address), walletType, walletName };
  } catch {
    return { address: null, walletType: null, walletName: null }; // a browser may forbid storage altogether
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== null && event.key !== STORAGE.address) return;
  const { address } = readStorage();
  if (!address) {
    // the wallet itself stays connected, but its events are ignored until the visitor connects again
    updateWallet({ ...NOBODY, isKnown: true });
    return;
  }
  if (address === state.address) return;
  if (desk) desk.restore();
  else recall();
}

function stateOf({ session, ...known }: Facts): WalletState {
  return { ...known, isSignedIn: known.status === "connected" && session?.walletAddress === known.address };
}

/** Calls `listener` after every change of what is known of the wallet. Returns a function that stops it. */
export function subscribeToWallet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
