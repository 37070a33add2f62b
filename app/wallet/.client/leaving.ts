import { CHAINS, type Chain } from "~/domain/wallet-chains";
import { getSession, getWallet, NO_WALLET, readStoredWallet, updateWallet } from "../wallet-store";
import { rememberWallet } from "./arriving";
import { connectTo } from "./connecting";
import type { Connector, WalletChange } from "./connectors/connector";
import { findWallet } from "./connectors/found-wallets";
import { beginAttempt, getSurroundings } from "./desk-view";
import { unfollowWallet } from "./followed-wallets";
import { endBrowserSession } from "./session";
import { forgetWallet } from "./stored-wallets";

/** Called when a connected wallet has switched its account or left. */
export function walletChanged(connector: Connector, change: WalletChange): void {
  const { chain } = connector;
  // the visitor has disconnected in another tab: this event is not their wish
  if (getWallet(chain).status === "disconnected") return;
  if (change.kind === "gone") void walletGone(connector, change.asksAgain);
  // the other tab has emptied the storage already, but its event may still be on the way to this one
  else if (readStoredWallet(chain) === null) updateWallet(chain, NO_WALLET);
  else rememberWallet(connector, change.address);
}

async function walletGone(connector: Connector, asksAgain: boolean): Promise<void> {
  unfollowWallet(connector.chain);
  clearHolder(connector.chain);
  if (asksAgain && (await connectAgain(connector))) return;
  getSurroundings().tell("lost");
  if (!(await endBrowserSession(connector.chain))) getSurroundings().tell("logoutFailed");
  getSurroundings().revalidate();
}

async function connectAgain(connector: Connector): Promise<boolean> {
  try {
    await connectTo(connector, beginAttempt());
    return getWallet(connector.chain).status === "connected";
  } catch {
    // the visitor has already been told while connecting
    return false;
  }
}

function clearHolder(chain: Chain): void {
  forgetWallet(chain);
  updateWallet(chain, NO_WALLET);
}

/**
 * Disconnects a chain's wallet, ends its session, and clears what the browser keeps of its holder. A session of another chain
 * whose wallet is not connected any more ends with it, because the page shows no button for that one.
 */
export async function disconnect(chain: Chain): Promise<void> {
  const ended = endSessions(chain);
  const { walletName } = getWallet(chain);
  const former = unfollowWallet(chain);
  clearHolder(chain);
  void leaveWallet(former ?? ((walletName && (await findWallet(chain, walletName)?.load())) || null));
  if (!(await ended)) getSurroundings().tell("logoutFailed");
  getSurroundings().revalidate();
}

async function endSessions(chain: Chain): Promise<boolean> {
  const isEnded = await endBrowserSession(chain);
  const left = CHAINS.filter((it) => it !== chain && getSession(it) && !getWallet(it).address);
  const areLeftEnded = await Promise.all(left.map(endBrowserSession));
  return isEnded && !areLeftEnded.includes(false);
}

/** Tells the wallet too. The page has forgotten it, whatever the wallet answers. */
async function leaveWallet(connector: Connector | null): Promise<void> {
  try {
    await connector?.disconnect();
  } catch (error) {
    console.warn("the wallet did not disconnect", error);
  }
}
