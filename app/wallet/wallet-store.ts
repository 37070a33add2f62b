import { type ComponentType, useSyncExternalStore } from "react";
import { askInNameOf } from "~/call-api";
import type { EvmCall, GateWish } from "~/domain/migration/gate-call";
import type { DeedWish, TransactionWish } from "~/domain/transaction-types";
import type { WalletType } from "~/domain/users/rules";
import { CHAINS, type Chain, chainOfAddress, isSameAddress } from "~/domain/wallet-chains";
import type { Limits } from "~/signing/.client/verifier/verify";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError } from "~/signing/wallet-error";
import type { CallOutcome, ConnectAttempt } from "./.client/connectors/connector";
import { canOnlyLook, DCENT_NAME } from "./wallet-looking";

/**
 * What the page knows of the visitor's wallets: one for Solana and one for the former chain, each of which may be missing.
 * This file is loaded with every page; the code that talks to a wallet is loaded on the first click, or when the browser is
 * idle for a holder who was connected before.
 */
export type WalletState = {
  chain: Chain;
  status: "disconnected" | "connecting" | "connected";
  address: string | null;
  walletType: WalletType | null;
  /** The name that the wallet gives itself. */
  walletName: string | null;
  /** True if the session belongs to this address. A session of another account does not count. */
  isSignedIn: boolean;
  /** True while the server could not be told that the holder has logged out: its session then counts for nothing here. */
  isLoggedOut: boolean;
  /** False on the server and during hydration, before the browser has read its storage. */
  isKnown: boolean;
};

/** The holder of the session behind the cookie of a chain, from the server. */
export type SessionHolder = { walletAddress: string; userId: string };

/** The part that is loaded late (.client/wallet-host.tsx). */
export type WalletDesk = {
  connect(options: PickerOptions): Promise<boolean>;
  /** Connects again without asking, after another tab has connected. */
  restore(chain: Chain): void;
  signIn(chain: Chain): Promise<void>;
  checkTransaction(unsigned: Uint8Array, wish: TransactionWish, limits: Limits): Promise<CheckedTransaction>;
  signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]>;
  sendCall(call: EvmCall, wish: GateWish, attempt: ConnectAttempt): Promise<string>;
  findOutcome(hash: string): Promise<CallOutcome | null>;
  disconnect(chain: Chain): Promise<void>;
};
/**
 * `signsIn`: signing in follows directly, which the list of wallets then says. `chain`: only a wallet of this chain will do.
 */
export type PickerOptions = { goTo?: "mypage"; signsIn?: boolean; chain?: Chain };

/** Keys of the browser's storage, named by the specification: the wallet that says who the holder is on the site. */
export const STORAGE = { address: "WALLETADDRESS", walletType: "WALLETTYPE", userId: "UUID" } as const;

/** The wallet adapter keeps the name of the connected Solana wallet under this key and connects it again after a reload. */
export const WALLET_NAME_KEY = "walletName";

/** The wallet of the former chain is kept under this key, whether or not it says who the holder is. */
export const EVM_WALLET_KEY = "punkvism.evmWallet";

/** The chains whose session the site could not be asked to end yet, as JSON: the only thing that a log-out may leave behind. */
export const UNFINISHED_LOGOUTS_KEY = "punkvism.unfinishedLogouts";

/** What the browser's storage has of a connected wallet. `userId` is null until the site has registered it. */
export type StoredWallet = {
  address: string;
  walletType: WalletType;
  walletName: string | null;
  userId: string | null;
};

/**
 * The id of a note that the browser itself opens for a press before our script is loaded. WalletMount then opens the list.
 */
export const EARLY_PRESS_NOTE = "wallet-early-press";

const RESTORE_MS = 5_000;

type Facts = Omit<WalletState, "chain" | "isSignedIn" | "isLoggedOut" | "isKnown"> & { session: SessionHolder | null };

/** What the page knows of a chain's wallet when none is connected. */
export const NO_WALLET = {
  status: "disconnected",
  address: null,
  walletType: null,
  walletName: null,
} as const;

const NOBODY: Facts = { ...NO_WALLET, session: null };
let isKnown = false;
let facts: Record<Chain, Facts> = { solana: NOBODY, eip155: NOBODY };
let states = statesOf();
const SERVER_STATES = states;
const listeners = new Set<() => void>();

/** The Solana wallet of this page. Components render again with every change. On the server it is empty. */
export function useWallet(): WalletState {
  return useWalletOf("solana");
}

/** The wallet of this page on the former chain. */
export function useEvmWallet(): WalletState {
  return useWalletOf("eip155");
}

/**
 * The wallet that identifies the holder: the Solana wallet. If there is none, or it can only be looked with, the wallet of
 * the former chain.
 */
export function useIdentity(): WalletState {
  return useWalletOf("identity");
}

function useWalletOf(which: keyof typeof states): WalletState {
  return useSyncExternalStore(
    subscribeToWallet,
    () => states[which],
    () => SERVER_STATES[which],
  );
}

/** The wallet of this page on a chain, for code outside of components. */
export function getWallet(chain: Chain = "solana"): WalletState {
  return states[chain];
}

/** Like useIdentity, for code outside of components. */
export function getIdentity(): WalletState {
  return states.identity;
}

/**
 * The holder of a chain's session cookie as far as the page knows, or null. It may be another wallet than the connected one.
 */
export function getSession(chain: Chain): SessionHolder | null {
  return facts[chain].session;
}

/** Changes the state of a chain's wallet. Only the wallet's own code calls it. */
export function updateWallet(chain: Chain, change: Partial<Facts>): void {
  facts = { ...facts, [chain]: { ...facts[chain], ...change } };
  publish();
}

function publish(): void {
  states = statesOf();
  for (const listener of listeners) listener();
}

/** Opens the list of wallets. Resolves to true once one is connected, to false if the visitor closes the list. */
export async function openWalletPicker(options: PickerOptions = {}): Promise<boolean> {
  const desk = await loadDesk();
  return desk ? desk.connect(options) : false;
}

/** Disconnects a chain's wallet, ends its session and clears what the browser keeps of it. */
export async function disconnectWallet(chain: Chain): Promise<void> {
  await (await loadDesk())?.disconnect(chain);
}

/**
 * Resolves once the connected wallet has a session, after asking for what is missing. "identity" takes whichever wallet says
 * who the holder is; what acts on Solana asks for a Solana wallet. Throws WalletError.
 */
export async function ensureSignedIn(who: Chain | "identity" = "solana"): Promise<void> {
  if (states[who].isSignedIn && who !== "identity") return;
  const desk = await loadDesk();
  if (!desk) throw new WalletError("failed");
  const wanted = () => (who === "identity" ? states.identity.chain : who);
  await whenRestored(wanted());
  const options = { signsIn: true, chain: who === "identity" ? undefined : who };
  if (states[wanted()].status !== "connected" && !(await desk.connect(options))) throw new WalletError("rejected");
  // whoever asks for the identity may see a page of another session, which signing in finds out
  if (who === "identity" || !states[who].isSignedIn) await desk.signIn(wanted());
}

/**
 * Compares a whole serialized transaction with the wish of the connected wallet's holder and its limits.
 * Throws WalletError: "differs" if it does anything else.
 */
export async function checkTransaction(
  unsigned: Uint8Array,
  wish: TransactionWish,
  limits: Limits,
): Promise<CheckedTransaction> {
  const desk = await loadDesk();
  if (!desk) throw new WalletError("failed");
  await whenRestored("solana");
  return desk.checkTransaction(unsigned, wish, limits);
}

/** The same for what staff prepared for the wallet of an authority. Its rules are loaded here, because no holder needs them. */
export async function checkDeedTransaction(
  unsigned: Uint8Array,
  wish: DeedWish,
  authority: string,
): Promise<CheckedTransaction> {
  const { checkDeed } = await import("~/signing/.client/verifier/check-deed");
  return checkDeed(unsigned, wish, authority);
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
  await whenRestored("solana");
  return desk.signTransactions(unsigned);
}

/**
 * Compares a call to the migration gate with its wish and has the wallet of the former chain send it. Returns the hash of the
 * transaction. `attempt.tell` hears what the holder has to do in the wallet. Throws WalletError.
 */
export async function sendGateCall(call: EvmCall, wish: GateWish, attempt: ConnectAttempt): Promise<string> {
  const desk = await loadDesk();
  if (!desk) throw new WalletError("failed");
  await whenRestored("eip155");
  return desk.sendCall(call, wish, attempt);
}

/** What became of a call that this wallet sent; null while its node does not know. */
export async function findCallOutcome(hash: string): Promise<CallOutcome | null> {
  return (await loadDesk())?.findOutcome(hash) ?? null;
}

/** Resolves once a wallet has reconnected after a reload, or after a short wait. */
function whenRestored(chain: Chain): Promise<void> {
  if (states[chain].status !== "connecting" || !states[chain].address) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = subscribeToWallet(() => {
      if (states[chain].status === "connecting") return;
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
  publish();
  return desk ?? new Promise((resolve) => waiting.push(resolve));
}

/**
 * Looks for a wallet that was connected before, and keeps in step with other tabs. `load` loads the late part, and tells the
 * visitor if that fails. Returns a function that stops it.
 */
export function startWallet(load: HostLoader): () => void {
  loadHost = load;
  askInNameOf({
    address: () => states.solana.address,
    evmAddress: () => states.eip155.address,
    signedOut: () => CHAINS.map((chain) => updateWallet(chain, { session: null })),
  });
  if (!isKnown) recall();
  window.addEventListener("storage", followOtherTab);
  return () => window.removeEventListener("storage", followOtherTab);
}

function recall(): void {
  isKnown = true;
  for (const chain of CHAINS) {
    const stored = readStoredWallet(chain);
    if (stored && stored.address !== states[chain].address)
      updateWallet(chain, { status: "connecting", ...withoutUser(stored) });
  }
  publish();
  if (!states.identity.address && readUnfinishedLogouts().length === 0) return;
  // Safari has no requestIdleCallback
  if ("requestIdleCallback" in window) requestIdleCallback(() => void loadDesk(), { timeout: 2_000 });
  else setTimeout(() => void loadDesk(), 500);
}

const withoutUser = ({ userId: _, ...wallet }: StoredWallet) => wallet;

/** What the browser keeps of the wallet of a chain; null if there is none. */
export function readStoredWallet(chain: Chain): StoredWallet | null {
  try {
    if (chain === "eip155") {
      const stored = JSON.parse(localStorage.getItem(EVM_WALLET_KEY) ?? "null") as StoredWallet | null;
      return stored?.address ? stored : null;
    }
    const address = localStorage.getItem(STORAGE.address);
    if (!address || chainOfAddress(address) !== chain) return null;
    const walletType = localStorage.getItem(STORAGE.walletType) as WalletType;
    return {
      address,
      walletType,
      // the adapter, which knows nothing of a scanned address, may have emptied the name since
      walletName:
        walletType === "dcent"
          ? DCENT_NAME
          : (JSON.parse(localStorage.getItem(WALLET_NAME_KEY) ?? "null") as string | null),
      userId: localStorage.getItem(STORAGE.userId),
    };
  } catch {
    return null; // a browser may forbid storage altogether
  }
}

/** The chains whose session still has to be ended on the server. */
export function readUnfinishedLogouts(): readonly Chain[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(UNFINISHED_LOGOUTS_KEY) ?? "[]");
    return Array.isArray(kept) ? CHAINS.filter((chain) => kept.includes(chain)) : [];
  } catch {
    return []; // a browser may forbid storage altogether
  }
}

function followOtherTab(event: StorageEvent): void {
  if (event.key !== null && event.key !== STORAGE.address && event.key !== EVM_WALLET_KEY) return;
  for (const chain of CHAINS) {
    const stored = readStoredWallet(chain);
    // the wallet itself stays connected, but its events are ignored until the visitor connects again
    if (!stored) updateWallet(chain, NOBODY);
    else if (stored.address !== states[chain].address) {
      if (desk) desk.restore(chain);
      else recall();
    }
  }
}

function statesOf(): Record<Chain | "identity", WalletState> {
  const loggedOut = readUnfinishedLogouts();
  const stateOf = (chain: Chain): WalletState => {
    const { session, ...known } = facts[chain];
    const isSignedIn = known.status === "connected" && isSameAddress(session?.walletAddress ?? null, known.address);
    return { chain, isKnown, ...known, isSignedIn, isLoggedOut: loggedOut.includes(chain) };
  };
  const solana = stateOf("solana");
  const eip155 = stateOf("eip155");
  // an address that can only be looked with speaks for nobody who has another wallet
  const isEvmIdentity = eip155.address !== null && (!solana.address || canOnlyLook(solana));
  return { solana, eip155, identity: isEvmIdentity ? eip155 : solana };
}

/** Calls `listener` after every change of what is known of the wallet. Returns a function that stops it. */
export function subscribeToWallet(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
