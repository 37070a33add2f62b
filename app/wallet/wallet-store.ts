import { type ComponentType, useSyncExternalStore } from "react";
import { askInNameOf } from "~/call-api";
import type { TransactionWish } from "~/domain/transaction-types";
import type { WalletType } from "~/domain/users/rules";
import type { Shown } from "~/signing/.client/verifier/verify";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError } from "~/signing/wallet-error";

/**
 * What the page knows of the visitor's wallet. This file is in every page; everything that speaks to a wallet is loaded
 * on the first click, or when idle for a holder who was connected before.
 */
export type WalletState = {
  status: "disconnected" | "connecting" | "connected";
  address: string | null;
  walletType: WalletType | null;
  /** What the wallet calls itself. */
  walletName: string | null;
  /** The session is this very address's: a session of another account counts for nothing. */
  isSignedIn: boolean;
  /** False on the server and while hydrating: the browser has not looked into its storage yet. */
  isKnown: boolean;
};

/** The signed session behind the cookie, as the server tells it. */
export type SessionHolder = { walletAddress: string; userId: string };

/** The part that is loaded late (.client/wallet-host.tsx). */
export type WalletDesk = {
  connect(options: PickerOptions): Promise<boolean>;
  /** Connects again without asking; used when another tab has connected. */
  restore(): void;
  signIn(): Promise<void>;
  checkTransaction(unsigned: Uint8Array, wish: TransactionWish, shown: Shown): Promise<CheckedTransaction>;
  signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]>;
  disconnect(): Promise<void>;
};
/** `signsIn`: signing in follows at once, which the list of wallets then says. */
export type PickerOptions = { goTo?: "mypage"; signsIn?: boolean };

/** Keys of the browser's storage, named by the specification. */
export const STORAGE = { address: "WALLETADDRESS", walletType: "WALLETTYPE", userId: "UUID" } as const;

/** The wallet adapter keeps the name of the connected wallet under this key and connects it again after a reload. */
export const WALLET_NAME_KEY = "walletName";

/** A note that the browser itself opens for a press that comes before our script; WalletMount makes up for it. */
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

/** The wallet of this page, drawn again with every change; on the server nobody's. */
export function useWallet(): WalletState {
  return useSyncExternalStore(subscribe, getWallet, () => SERVER_STATE);
}

/** The wallet of this page, for code outside of components. */
export function getWallet(): WalletState {
  return state;
}

/** Whom the session cookie stands for as far as the page knows, or null; may be another wallet than the connected one. */
export function getSession(): SessionHolder | null {
  return facts.session;
}

/** Changes what is known; for the wallet's own code only. */
export function updateWallet(change: Partial<Facts>): void {
  facts = { ...facts, ...change };
  state = stateOf(facts);
  for (const listener of listeners) listener();
}

/** Opens the list of wallets. True once one is connected, false when the visitor closed the list. */
export async function openWalletPicker(options: PickerOptions = {}): Promise<boolean> {
  const desk = await loadDesk();
  return desk ? desk.connect(options) : false;
}

/** Disconnects, ends the session and clears what the browser keeps of the holder. */
export async function disconnectWallet(): Promise<void> {
  await (await loadDesk())?.disconnect();
}

/** Resolves once the connected wallet has a signed session; asks for what is missing. Throws WalletError. */
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
 * Throws WalletError, "differs" if it is anything else.
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

/** For a button that does nothing else: the sign-in dialog shows the outcome. */
export function askToSignIn(): void {
  ensureSignedIn().catch(() => {
    // declined or failed, which the dialog has said
  });
}

/** A whole serialized transaction, signed by the connected wallet. Throws WalletError. */
export async function signTransaction(unsigned: CheckedTransaction): Promise<Uint8Array> {
  const [signed] = await signTransactions([unsigned]);
  if (!signed) throw new WalletError("failed");
  return signed;
}

/** Several of them in one request, in their order: the wallet signs all or none. Throws WalletError. */
export async function signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]> {
  const desk = await loadDesk();
  if (!desk) throw new WalletError("failed");
  await whenRestored();
  return desk.signTransactions(unsigned);
}

/** A wallet that is coming back after a reload gets a moment to do so. */
function whenRestored(): Promise<void> {
  if (state.status !== "connecting" || !state.address) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribe(() => {
      if (state.status === "connecting") return;
      stop();
      resolve();
    });
    setTimeout(resolve, RESTORE_MS);
  });
}

// The late part: a component that lives in the page (WalletMount) and answers through a desk.

type HostModule = { WalletHost: ComponentType };
type HostLoader = (load: () => Promise<HostModule>) => Promise<HostModule>;

let Host: ComponentType | null = null;
let desk: WalletDesk | null = null;
let waiting: ((desk: WalletDesk) => void)[] = [];
let loadHost: HostLoader = (load) => load();

/** The component that holds the wallets' code, or null until it has been loaded. */
export function useWalletHost(): ComponentType | null {
  return useSyncExternalStore(
    subscribe,
    () => Host,
    () => null,
  );
}

/** Called by the loaded wallet code: whoever pressed a button before it came is served now. */
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
 * Looks for a wallet that was connected before, and keeps in step with other tabs. `load` loads the late part and tells
 * the visitor when that fails. Returns how to stop.
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
    // the wallet itself stays connected: its events count for nothing until somebody connects again
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

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
