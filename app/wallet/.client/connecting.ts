import type { WalletName } from "@solana/wallet-adapter-base";
import { callApi } from "~/call-api";
import { WalletError } from "~/signing/wallet-error";
import { myPageOf, type WalletEntry, walletTypeOf } from "../wallet-entries";
import { getWallet, type PickerOptions, STORAGE, updateWallet, WALLET_NAME_KEY } from "../wallet-store";
import { findWallet } from "./adapter-wallets";
import { beginAttempt, endAttempt, getSurroundings, show } from "./desk-view";
import { watchPhantom } from "./phantom-accounts";
import { refreshSession } from "./session";
import { connectStandardWallet } from "./standard-wallet";

/** What the page knows of a wallet when none is connected. */
export const NO_WALLET = { status: "disconnected", address: null, walletType: null, walletName: null } as const;

let picking: { options: PickerOptions; settle: (isConnected: boolean) => void } | null = null;

/** Opens the list of wallets. Resolves with whether one is connected in the end. */
export function openPicker(options: PickerOptions): Promise<boolean> {
  picking?.settle(false);
  const isAskedFor = options.goTo === "mypage" && !getWallet().address;
  show({ kind: "list", notice: isAskedFor ? "connectFirst" : undefined });
  return new Promise((settle) => {
    picking = { options, settle };
  });
}

/** Whether the list of wallets is open, or a wallet of it is being connected. */
export function isPicking(): boolean {
  return picking !== null;
}

/** Whether signing in follows directly after the current connection. */
export function isSignInNext(): boolean {
  return picking?.options.signsIn === true;
}

/** Connects to a wallet of the list, or says that it is not installed. */
export async function chooseWallet(name: string, entry: WalletEntry | null): Promise<void> {
  if (!findWallet(name)) return entry ? show({ kind: "not-found", entry }) : undefined;
  const isWanted = beginAttempt();
  const before = getWallet();
  show({ kind: "connecting", wallet: name });
  if (!before.address) updateWallet({ status: "connecting" });
  try {
    await connectTo(name, false, isWanted);
    if (isWanted()) finishPicking();
  } catch (error) {
    if (!isWanted()) return;
    if (!before.address) updateWallet({ status: "disconnected" });
    const isDeclined = error instanceof WalletError && error.kind === "rejected";
    if (!isDeclined) console.warn("the wallet did not connect", error);
    show(isDeclined ? { kind: "list", notice: "declined" } : { kind: "failed", wallet: name });
  }
}

export function backToList(): void {
  endAttempt();
  if (!getWallet().address) updateWallet({ status: "disconnected" });
  show({ kind: "list" });
}

/** Called when the visitor closes the picker. */
export function leavePicker(): void {
  if (!picking) return;
  endAttempt();
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
  if (finished?.options.goTo === "mypage") getSurroundings().navigate(myPageOf(window.location.pathname));
}

/** Connects to a wallet and keeps it, if that is still wanted when it answers. Throws WalletError. */
export async function connectTo(name: string, silent: boolean, isWanted: () => boolean): Promise<void> {
  const wallet = findWallet(name);
  if (!wallet) throw new WalletError("failed");
  const account = await connectStandardWallet(wallet, silent);
  if (!isWanted()) return;
  await leaveOtherWallet(name);
  remember(name, account.address);
  // the adapter now finds the account without asking
  getSurroundings().adapters.select(name as WalletName);
}

/** Disconnects another wallet. The adapter unselects it afterwards, which must be over before a new one is selected. */
async function leaveOtherWallet(name: string): Promise<void> {
  const { wallet } = getSurroundings().adapters;
  if (wallet && wallet.adapter.name !== name) await wallet.adapter.disconnect();
}

/** Called when an account has arrived: by choice, after a reload, or because the wallet switched to it. */
export function accountArrived(name: string, address: string): void {
  // this event is then not the visitor's wish
  if (getWallet().status === "disconnected") return;
  if (hasOtherTabDisconnected()) updateWallet(NO_WALLET);
  else remember(name, address);
}

/** The other tab has emptied the storage already, but its event may still be on the way to this one. */
function hasOtherTabDisconnected(): boolean {
  return !picking && localStorage.getItem(STORAGE.address) === null;
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

/** Connects again, without asking, to the wallet that another tab has connected. */
export function restore(): void {
  const stored = localStorage.getItem(WALLET_NAME_KEY);
  if (!stored) return;
  const isWanted = beginAttempt();
  connectTo(JSON.parse(stored) as string, true, () => isWanted() && !hasOtherTabDisconnected()).catch(() => {
    // the wallet is gone or locked, and the visitor may connect again
    updateWallet(NO_WALLET);
  });
}
