import { getWallet, updateWallet, WALLET_NAME_KEY } from "../wallet-store";
import { connectTo, isPicking, NO_WALLET } from "./connecting";
import { beginAttempt, getSurroundings } from "./desk-view";
import { takeNewPhantomAccount } from "./phantom-accounts";
import { endBrowserSession } from "./session";

/** Extensions announce themselves while the page loads. One that has not done so after this time is not installed. */
const ANNOUNCED_MS = 3_000;

/** Called when no wallet is selected: it has disconnected, did not come back after a reload, or never existed. */
export async function walletGone(): Promise<void> {
  const { status } = getWallet();
  if (status === "disconnected" || isPicking()) return;
  if (status === "connecting" && localStorage.getItem(WALLET_NAME_KEY)) {
    setTimeout(giveUpRestoring, ANNOUNCED_MS);
    return;
  }
  if (status === "connecting") return clearHolder();
  clearHolder();
  if (takeNewPhantomAccount() && (await connectNewPhantomAccount())) return;
  getSurroundings().tell("lost");
  await endBrowserSession();
  getSurroundings().revalidate();
}

async function connectNewPhantomAccount(): Promise<boolean> {
  const isWanted = beginAttempt();
  try {
    await connectTo("Phantom", false, isWanted);
    return getWallet().status === "connected";
  } catch {
    // the visitor has already been told while connecting
    return false;
  }
}

function giveUpRestoring(): void {
  if (getWallet().status === "connecting" && !isPicking()) clearHolder();
}

function clearHolder(): void {
  localStorage.clear();
  sessionStorage.clear();
  updateWallet(NO_WALLET);
}

/** Disconnects, ends the session, and clears what the browser keeps of the holder. */
export async function disconnect(): Promise<void> {
  const ended = endBrowserSession();
  clearHolder();
  getSurroundings().adapters.select(null);
  if (!(await ended)) getSurroundings().tell("logoutFailed");
  getSurroundings().revalidate();
}
