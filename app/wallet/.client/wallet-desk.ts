import type { StandardWalletAdapter, WalletName } from "@solana/wallet-adapter-base";
import type { WalletContextState } from "@solana/wallet-adapter-react";
import type { IdentifierString, WalletAccount } from "@wallet-standard/base";
import { useSyncExternalStore } from "react";
import { ApiError, callApi } from "~/call-api";
import type { SignInMethod } from "~/domain/sessions/rules";
import type { SignInRequest } from "~/domain/sessions/sign-in.server";
import { checkChain, checkSignIn, checkTransaction } from "~/signing/.client/verifier/check-before-signing";
import type { CheckedTransaction } from "~/signing/checked-transaction";
import { WalletError, type WalletErrorKind } from "~/signing/wallet-error";
import { myPageOf, type WalletEntry, walletTypeOf } from "../wallet-entries";
import {
  getSession,
  getWallet,
  type PickerOptions,
  type SessionHolder,
  STORAGE,
  updateWallet,
  WALLET_NAME_KEY,
  type WalletDesk,
} from "../wallet-store";
import {
  connectStandardWallet,
  listSignInMethods,
  proveAccount,
  type StandardWallet,
  signWith,
} from "./standard-wallet";

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

/** Extensions announce themselves while the page loads. One that has not done so after this time is not installed. */
const ANNOUNCED_MS = 3_000;

let surroundings: DeskSurroundings;
let view: DeskView = { kind: "closed" };
const listeners = new Set<() => void>();
let chain: IdentifierString | null = null;

export function lendSurroundings(lent: DeskSurroundings): void {
  surroundings = lent;
}

export function useDeskView(): DeskView {
  return useSyncExternalStore(subscribe, () => view);
}

function show(next: DeskView): void {
  view = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

// Connecting

let picking: { options: PickerOptions; settle: (isConnected: boolean) => void } | null = null;
/** Counts attempts, so that a wallet's answer is ignored if the visitor has turned to something else meanwhile. */
let attempt = 0;

function openPicker(options: PickerOptions): Promise<boolean> {
  picking?.settle(false);
  const isAskedFor = options.goTo === "mypage" && !getWallet().address;
  show({ kind: "list", notice: isAskedFor ? "connectFirst" : undefined });
  return new Promise((settle) => {
    picking = { options, settle };
  });
}

/** Whether signing in follows directly after the current connection. */
export function isSignInNext(): boolean {
  return picking?.options.signsIn === true;
}

/** Connects to a wallet of the list, or says that it is not installed. */
export async function chooseWallet(name: string, entry: WalletEntry | null): Promise<void> {
  if (!findWallet(name)) return entry ? show({ kind: "not-found", entry }) : undefined;
  const mine = ++attempt;
  const before = getWallet();
  show({ kind: "connecting", wallet: name });
  if (!before.address) updateWallet({ status: "connecting" });
  try {
    await connectTo(name, false, () => mine === attempt);
    if (mine === attempt) finishPicking();
  } catch (error) {
    if (mine !== attempt) return;
    if (!before.address) updateWallet({ status: "disconnected" });
    const isDeclined = error instanceof WalletError && error.kind === "rejected";
    if (!isDeclined) console.warn("the wallet did not connect", error);
    show(isDeclined ? { kind: "list", notice: "declined" } : { kind: "failed", wallet: name });
  }
}

export function backToList(): void {
  attempt++;
  if (!getWallet().address) updateWallet({ status: "disconnected" });
  show({ kind: "list" });
}

/** Called when the visitor closes the picker. */
export function leavePicker(): void {
  if (!picking) return;
  attempt++;
  if (!getWallet().address) updateWallet({ status: "disconnected" });
  picking.settle(false);
  picking = null;
  show({ kind: "closed" });
}

function finishPicking(): void {
  const finished = picking;
  picking = null;
  show({ kind: "closed" });
  finished?.settle(true);
  if (finished?.options.goTo === "mypage") surroundings.navigate(myPageOf(window.location.pathname));
}

async function connectTo(name: string, silent: boolean, isWanted: () => boolean): Promise<void> {
  const wallet = findWallet(name);
  if (!wallet) throw new WalletError("failed");
  const account = await connectStandardWallet(wallet, silent);
  if (!isWanted()) return;
  await leaveOtherWallet(name);
  remember(name, account.address);
  // the adapter now finds the account without asking
  surroundings.adapters.select(name as WalletName);
}

/** Disconnects another wallet. The adapter unselects it afterwards, which must be over before a new one is selected. */
async function leaveOtherWallet(name: string): Promise<void> {
  const { wallet } = surroundings.adapters;
  if (wallet && wallet.adapter.name !== name) await wallet.adapter.disconnect();
}

function findWallet(name: string): StandardWallet | null {
  const found = surroundings.adapters.wallets.find(({ adapter }) => adapter.name === name);
  return (found?.adapter as StandardWalletAdapter | undefined)?.wallet ?? null;
}

/** Called when an account has arrived: by choice, after a reload, or because the wallet switched to it. */
export function accountArrived(name: string, address: string): void {
  if (getWallet().status === "disconnected") return; // another tab has disconnected; this event is not the visitor's wish
  remember(name, address);
}

function remember(name: string, address: string): void {
  const known = getWallet();
  if (known.status === "connected" && known.address === address) return;
  const walletType = walletTypeOf(name);
  const isRegistered =
    localStorage.getItem(STORAGE.address) === address && localStorage.getItem(STORAGE.userId) !== null;
  // other tabs react to the address, so that it is written last
  localStorage.setItem(WALLET_NAME_KEY, JSON.stringify(name));
  localStorage.setItem(STORAGE.walletType, walletType);
  if (!isRegistered) localStorage.removeItem(STORAGE.userId);
  localStorage.setItem(STORAGE.address, address);
  updateWallet({ status: "connected", address, walletType, walletName: name });
  if (walletType === "phantom") watchPhantom();
  if (!isRegistered) void register(address, walletType);
  void refreshSession();
}

/** Tells the server of a connected wallet. A failure is only logged: nothing on the page depends on it. */
async function register(address: string, walletType: string): Promise<void> {
  const body = { uid: address, wallet_address: address, wallet_type: walletType, reg_id: address };
  try {
    const userId = await callApi<string>("/api/user/checkAndInsertUser", body);
    if (getWallet().address === address) localStorage.setItem(STORAGE.userId, userId);
  } catch (error) {
    console.warn("the wallet was not registered", error);
  }
}

// Losing the account

let isPhantomWatched = false;
let hasPhantomNewAccount = false;

type PhantomProvider = { on(event: "accountChanged", listener: (publicKey: unknown) => void): void };

/**
 * Phantom reports null when its new account has not approved this site. Only after this kind of loss is it worth asking
 * again.
 */
function watchPhantom(): void {
  const provider = (window as { phantom?: { solana?: PhantomProvider } }).phantom?.solana;
  if (isPhantomWatched || !provider) return;
  isPhantomWatched = true;
  provider.on("accountChanged", (publicKey) => {
    hasPhantomNewAccount = publicKey === null;
  });
}

/** Called when no wallet is selected: it has disconnected, did not come back after a reload, or never existed. */
export async function walletGone(): Promise<void> {
  const { status } = getWallet();
  if (status === "disconnected" || picking) return;
  if (status === "connecting" && localStorage.getItem(WALLET_NAME_KEY)) {
    setTimeout(giveUpRestoring, ANNOUNCED_MS);
    return;
  }
  if (status === "connecting") return clearHolder();
  clearHolder();
  if (hasPhantomNewAccount && (await connectNewPhantomAccount())) return;
  surroundings.tell("lost");
  await endSession();
  surroundings.revalidate();
}

async function connectNewPhantomAccount(): Promise<boolean> {
  hasPhantomNewAccount = false;
  const mine = ++attempt;
  try {
    await connectTo("Phantom", false, () => mine === attempt);
    return getWallet().status === "connected";
  } catch {
    // the visitor has already been told while connecting
    return false;
  }
}

function giveUpRestoring(): void {
  if (getWallet().status === "connecting" && !picking) clearHolder();
}

function restore(): void {
  const stored = localStorage.getItem(WALLET_NAME_KEY);
  if (!stored) return;
  const mine = ++attempt;
  connectTo(JSON.parse(stored) as string, true, () => mine === attempt).catch(() => {
    // the wallet is gone or locked, and the visitor may connect again
    updateWallet({ status: "disconnected", address: null, walletType: null, walletName: null });
  });
}

function clearHolder(): void {
  localStorage.clear();
  sessionStorage.clear();
  updateWallet({ status: "disconnected", address: null, walletType: null, walletName: null });
}

async function disconnect(): Promise<void> {
  const ended = endSession();
  clearHolder();
  surroundings.adapters.select(null);
  if (!(await ended)) surroundings.tell("logoutFailed");
  surroundings.revalidate();
}

// The session

type SessionAnswer = { holder: SessionHolder | null; chain: IdentifierString };

async function refreshSession(): Promise<SessionHolder | null> {
  // without an answer, the known session is kept
  const answer = await callApi<SessionAnswer>("/api/sign-in/session").catch(() => null);
  if (!answer) return getSession();
  chain = answer.chain;
  updateWallet({ session: answer.holder });
  return answer.holder;
}

/** Ends the session of this browser, if there is one. False if the server could not be reached. */
async function endSession(): Promise<boolean> {
  const session = getSession() ?? (await refreshSession());
  updateWallet({ session: null });
  if (!session) return true;
  try {
    await callApi("/api/login/doLogout", { uid: session.walletAddress, auth_key: session.userId });
    return true;
  } catch (error) {
    console.warn("the session was not ended", error);
    return false;
  }
}

let signing: { resolve: () => void; reject: (error: WalletError) => void } | null = null;

async function signIn(): Promise<void> {
  const held = await refreshSession();
  if (held && held.walletAddress === getWallet().address) return;
  signing?.reject(new WalletError("rejected"));
  return new Promise((resolve, reject) => {
    signing = { resolve, reject };
    void trySignIn();
  });
}

/** Signs in by the wallet's best way, and by the next one if that fails for a reason other than a refusal. */
export async function trySignIn(only?: SignInMethod): Promise<void> {
  const mine = ++attempt;
  try {
    const session = await proveByAnyMethod(only, () => mine === attempt);
    if (mine !== attempt) return;
    updateWallet({ session });
    show({ kind: "closed" });
    signing?.resolve();
    signing = null;
    surroundings.tell("signedIn");
    surroundings.revalidate();
  } catch (error) {
    if (mine !== attempt) return;
    const problem = error instanceof WalletError ? error.kind : "failed";
    const message = error instanceof ApiError && error.message ? error.message : undefined;
    if (problem !== "rejected") console.warn("the wallet did not sign in", error);
    show({ kind: "sign-in-problem", problem, message });
  }
}

/** Called when the holder gives up signing in. */
export function leaveSignIn(): void {
  if (!signing) return;
  attempt++;
  signing.reject(new WalletError("rejected"));
  signing = null;
  show({ kind: "closed" });
}

async function proveByAnyMethod(only: SignInMethod | undefined, isWanted: () => boolean): Promise<SessionHolder> {
  const { wallet, account } = connectedAccount();
  const methods = listSignInMethods(wallet, account).filter((method) => !only || method === only);
  let failure: unknown = new WalletError("unsupported");
  for (const method of methods) {
    if (!isWanted()) throw failure;
    show({ kind: "signing", method });
    try {
      return await proveBy(method, wallet, account);
    } catch (error) {
      failure = error;
      if (!(error instanceof WalletError) || error.kind !== "failed") throw error;
    }
  }
  throw failure;
}

async function proveBy(method: SignInMethod, wallet: StandardWallet, account: WalletAccount): Promise<SessionHolder> {
  const walletAddress = account.address;
  const request = await callApi<SignInRequest>("/api/sign-in/start", { walletAddress, method });
  const own = checkSignIn(request, { walletAddress, method });
  const proof = await proveAccount(wallet, account, own, await getChain());
  const { walletType } = getWallet();
  return callApi("/api/sign-in/finish", { nonce: request.nonce, walletAddress, walletType, ...proof });
}

async function signTransactions(unsigned: CheckedTransaction[]): Promise<Uint8Array[]> {
  const { wallet, account } = connectedAccount();
  const chain = await getChain();
  try {
    return await signWith(wallet, account, unsigned, chain);
  } catch (error) {
    const takesOneAtATime = unsigned.length > 1 && error instanceof WalletError && error.kind === "failed";
    if (!takesOneAtATime) throw error;
  }
  const signed: Uint8Array[] = [];
  for (const transaction of unsigned) signed.push(...(await signWith(wallet, account, [transaction], chain)));
  return signed;
}

/** The chain of this site (mainnet in production), on which wallets simulate. Throws WalletError. */
async function getChain(): Promise<IdentifierString> {
  if (!chain) await refreshSession();
  if (!chain) throw new WalletError("failed");
  checkChain(chain);
  return chain;
}

/** The wallet's account that the page shows. Throws WalletError if the wallet no longer has it. */
function connectedAccount(): { wallet: StandardWallet; account: WalletAccount } {
  const { address, status } = getWallet();
  const name = localStorage.getItem(WALLET_NAME_KEY);
  const wallet = status === "connected" && name ? findWallet(JSON.parse(name) as string) : null;
  if (!wallet) throw new WalletError("not-connected");
  const account = wallet.accounts.find((candidate) => candidate.address === address);
  if (!account) throw new WalletError("wrong-account");
  return { wallet, account };
}

export const walletDesk: WalletDesk = {
  connect: openPicker,
  restore,
  signIn,
  checkTransaction: async (unsigned, wish, shown) =>
    checkTransaction(unsigned, wish, { ...shown, wallet: connectedAccount().account.address }),
  signTransactions,
  disconnect,
};
