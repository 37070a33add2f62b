import type { Chain } from "~/domain/wallet-chains";
import { getWallet } from "../wallet-store";

/**
 * Only until the page is loaded again: disconnecting has to leave nothing in the browser's storage (specification, section
 * 3).
 */
const lastUsed: Partial<Record<Chain, string>> = {};

/** Called with each wallet that has connected. */
export function rememberLastUsed(chain: Chain, walletName: string): void {
  lastUsed[chain] = walletName;
}

/** Whether a wallet is the one that was connected last on its chain, so that the list marks it. */
export function isLastUsed(chain: Chain, walletName: string): boolean {
  return (lastUsed[chain] ?? getWallet(chain).walletName) === walletName;
}
