import type { Chain } from "~/domain/wallet-chains";
import { getWallet, NO_WALLET, readStoredWallet, updateWallet } from "../wallet-store";
import { keepWallet } from "./connecting";
import { awaitWallet } from "./connectors/found-wallets";
import { forgetWallet } from "./stored-wallets";

/** Extensions announce themselves while the page loads. One that has not done so after this time is not installed. */
const ANNOUNCED_MS = 3_000;

/** Connects again, without asking, to the wallet that the browser keeps for a chain, and forgets it if that fails. */
export async function restoreAfterLoad(chain: Chain): Promise<void> {
  const { status, address, walletName } = getWallet(chain);
  if (status !== "connecting" || !address) return;
  const isWanted = () => getWallet(chain).status === "connecting" && getWallet(chain).address === address;
  await reconnect(chain, walletName, isWanted);
  if (!isWanted()) return;
  // the session stays, so that unlocking the wallet needs no new signature
  forgetWallet(chain);
  updateWallet(chain, NO_WALLET);
}

/** Connects again, without asking, to the wallet that another tab has connected. */
export async function restore(chain: Chain): Promise<void> {
  const stored = readStoredWallet(chain);
  if (!stored) return;
  const isWanted = () => readStoredWallet(chain)?.address === stored.address;
  const isConnected = await reconnect(chain, stored.walletName, isWanted);
  // the wallet is gone or locked, and the visitor may connect again
  if (!isConnected && isWanted()) updateWallet(chain, NO_WALLET);
}

async function reconnect(chain: Chain, name: string | null, isWanted: () => boolean): Promise<boolean> {
  try {
    const found = name === null ? null : await awaitWallet(chain, name, ANNOUNCED_MS);
    const connector = await found?.load();
    const address = await connector?.reconnect();
    if (!connector || !address || !isWanted()) return false;
    await keepWallet(connector, address);
    return true;
  } catch (error) {
    console.warn("the wallet did not come back", error);
    return false;
  }
}
