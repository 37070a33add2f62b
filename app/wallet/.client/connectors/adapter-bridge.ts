import type { StandardWalletAdapter } from "@solana/wallet-adapter-base";
import type { WalletContextState } from "@solana/wallet-adapter-react";
import type { StandardWallet } from "./standard-wallet";

/**
 * The way from the connectors to `@solana/wallet-adapter-react`, which follows the selected wallet's account and lives in a
 * component (standard-adapters.tsx).
 */
type Adapters = Pick<WalletContextState, "wallets" | "wallet" | "select">;

/** What the adapter reports of the selected wallet; a null address: no wallet is selected any more. */
type AdapterListener = (walletName: string | null, address: string | null) => void;

let adapters: Adapters;
const listeners = new Set<AdapterListener>();

/** Called with every change of the adapter's state. */
export function lendAdapters(lent: Adapters): void {
  adapters = lent;
}

/** The adapter's latest state. */
export function getAdapters(): Adapters {
  return adapters;
}

/** A wallet of this browser by its name; null if it is not installed. */
export function findStandardWallet(name: string): StandardWallet | null {
  const found = adapters.wallets.find(({ adapter }) => adapter.name === name);
  return (found?.adapter as StandardWalletAdapter | undefined)?.wallet ?? null;
}

export function reportAdapter(walletName: string | null, address: string | null): void {
  for (const listener of listeners) listener(walletName, address);
}

/** Follows what the adapter reports. Returns a function that stops it. */
export function followAdapter(listener: AdapterListener): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
