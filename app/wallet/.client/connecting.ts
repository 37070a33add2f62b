import type { Chain } from "~/domain/wallet-chains";
import { WalletError } from "~/signing/wallet-error";
import { migrationOf, myPageOf, type WalletEntry } from "../wallet-entries";
import { getIdentity, getWallet, type PickerOptions, updateWallet } from "../wallet-store";
import { rememberWallet } from "./arriving";
import type { Connector, ConnectStep } from "./connectors/connector";
import { createDcentAddress } from "./connectors/dcent-address";
import { findWallet } from "./connectors/found-wallets";
import { beginAttempt, endAttempt, getSurroundings, type ListNotice, show } from "./desk-view";
import { followWallet, unfollowWallet } from "./followed-wallets";
import { rememberLastUsed } from "./last-used";

let picking: { options: PickerOptions; settle: (isConnected: boolean) => void } | null = null;
/** The chain whose wallet is being chosen now, so that leaving the list ends it. */
let choosing: Chain | null = null;

/** Opens the list of wallets. Resolves with whether one is connected in the end. */
export function openPicker(options: PickerOptions): Promise<boolean> {
  picking?.settle(false);
  show({ kind: "list", notice: noticeOf(options) });
  return new Promise((settle) => {
    picking = { options, settle };
  });
}

function noticeOf({ goTo, chain }: PickerOptions): ListNotice | undefined {
  if (goTo === "mypage" && !getIdentity().address) return "connectFirst";
  return chain === "solana" && getWallet("eip155").address ? "needsSolana" : undefined;
}

/** What the list of wallets was opened for; null if it is closed. */
export function getPickerOptions(): PickerOptions | null {
  return picking?.options ?? null;
}

/**
 * Connects to a wallet of the list, or says that it is not installed. What a limited wallet cannot do is said first, and how
 * a device is connected; `isWarned`: the visitor has read it and goes on.
 */
export async function chooseWallet(
  chain: Chain,
  name: string,
  entry: WalletEntry | null,
  isWarned = false,
): Promise<void> {
  const found = findWallet(chain, name);
  if (!found) return entry ? show({ kind: "not-found", entry }) : undefined;
  if (entry?.hasGuide && !isWarned) return show({ kind: "guide", chain, entry });
  if (entry?.isLimited && !isWarned) return show({ kind: "warning", chain, entry });
  giveUpChoice();
  const signal = beginAttempt();
  choosing = chain;
  show({ kind: "connecting", chain, wallet: name, step: { kind: "approve" } });
  if (!getWallet(chain).address) updateWallet(chain, { status: "connecting" });
  try {
    await connectTo(await found.load(), signal);
    if (!signal.aborted) finishPicking();
  } catch (error) {
    if (signal.aborted) return;
    giveUpChoice();
    const problem = error instanceof WalletError ? error.kind : "failed";
    if (problem !== "rejected") console.warn("the wallet did not connect", error);
    // the specification has words of its own for Kaia's wallet
    const declined = entry?.id === "kaia" ? "deniedAuthorization" : "declined";
    show(
      problem === "rejected" ? { kind: "list", notice: declined } : { kind: "failed", chain, wallet: name, problem },
    );
  }
}

/** Connects the Solana address that was scanned from D'CENT, with which nothing can be signed. */
export async function connectScanned(address: string): Promise<void> {
  giveUpChoice();
  await keepWallet(createDcentAddress(), address);
  finishPicking();
}

export function backToList(): void {
  giveUpChoice();
  show({ kind: "list" });
}

/** Called when the visitor closes the picker. */
export function leavePicker(): void {
  if (!picking) return;
  giveUpChoice();
  picking.settle(false);
  picking = null;
  show({ kind: "closed" });
}

/** Leaves the list for the page of the migration. */
export function goToMigration(): void {
  leavePicker();
  getSurroundings().navigate(migrationOf(window.location.pathname));
}

/** Ends the choice that is under way: whatever the wallet answers from now on is ignored. */
function giveUpChoice(): void {
  endAttempt();
  if (choosing && !getWallet(choosing).address) updateWallet(choosing, { status: "disconnected" });
  choosing = null;
}

function finishPicking(): void {
  const finished = picking;
  picking = null;
  choosing = null;
  show({ kind: "closed" });
  finished?.settle(true);
  if (finished?.options.goTo === "mypage") getSurroundings().navigate(myPageOf(window.location.pathname));
}

/** Connects to a wallet and keeps it, if that is still wanted when it answers. Throws WalletError. */
export async function connectTo(connector: Connector, signal: AbortSignal): Promise<void> {
  const { chain, walletName } = connector;
  const tell = (step: ConnectStep) => {
    if (picking && !signal.aborted) show({ kind: "connecting", chain, wallet: walletName, step });
  };
  const address = await connector.connect({ signal, tell });
  if (!signal.aborted) await keepWallet(connector, address);
}

/** Shows and follows a wallet that has connected, in place of any other of its chain. */
export async function keepWallet(connector: Connector, address: string): Promise<void> {
  const former = unfollowWallet(connector.chain);
  if (former && former.walletName !== connector.walletName) await former.disconnect();
  rememberWallet(connector, address);
  rememberLastUsed(connector.chain, connector.walletName);
  followWallet(connector);
}
