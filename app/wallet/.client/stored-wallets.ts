import { CHAINS, type Chain } from "~/domain/wallet-chains";
import {
  EVM_WALLET_KEY,
  readStoredWallet,
  readUnfinishedLogouts,
  STORAGE,
  type StoredWallet,
  WALLET_NAME_KEY,
} from "../wallet-store";
import { keepLogout } from "./unfinished-logouts";

/** Keeps a connected wallet for the next load and for other tabs. */
export function storeWallet(chain: Chain, wallet: StoredWallet): void {
  if (chain === "eip155") localStorage.setItem(EVM_WALLET_KEY, JSON.stringify(wallet));
  // without a name there is nothing that the adapter could connect after a reload
  else localStorage.setItem(WALLET_NAME_KEY, JSON.stringify(wallet.walletName));
  if (chain === "eip155" && readStoredWallet("solana")) return;
  localStorage.setItem(STORAGE.walletType, wallet.walletType);
  if (wallet.userId) localStorage.setItem(STORAGE.userId, wallet.userId);
  else localStorage.removeItem(STORAGE.userId);
  // other tabs react to the address, so that it is written last
  localStorage.setItem(STORAGE.address, wallet.address);
}

/**
 * Forgets a chain's wallet and everything else that the browser keeps for the site, except for the wallet of the other chain,
 * which then says who the holder is, and for a log-out that failed.
 */
export function forgetWallet(chain: Chain): void {
  const others = CHAINS.filter((other) => other !== chain).flatMap((other) => {
    const wallet = readStoredWallet(other);
    return wallet ? [{ other, wallet }] : [];
  });
  const loggingOut = readUnfinishedLogouts();
  localStorage.clear();
  sessionStorage.clear();
  for (const unfinished of loggingOut) keepLogout(unfinished);
  for (const { other, wallet } of others) storeWallet(other, wallet);
}
