import { useSyncExternalStore } from "react";
import type { Chain } from "~/domain/wallet-chains";
import type { WalletWay } from "../../wallet-groups";
import type { Connector } from "./connector";

/** A wallet that has announced itself in this browser, or is reached without an extension. Its own code is loaded when it is chosen. */
export type FoundWallet = {
  chain: Chain;
  name: string;
  /** How it is reached without an extension: through an app on a phone, a window of its maker's, or a cable. */
  way?: WalletWay;
  /** The picture that the wallet brings, as an address. */
  icon: string;
  load(): Promise<Connector>;
};

let found: Record<Chain, readonly FoundWallet[]> = { solana: [], eip155: [] };
let all: readonly FoundWallet[] = [];
const listeners = new Set<() => void>();

/** Called by what watches a chain's wallets, with all of them, whenever one has announced itself. */
export function setFoundWallets(chain: Chain, wallets: readonly FoundWallet[]): void {
  found = { ...found, [chain]: wallets };
  all = [...found.solana, ...found.eip155];
  for (const listener of listeners) listener();
}

/** The wallets of this browser, those of Solana first. */
export function useFoundWallets(): readonly FoundWallet[] {
  return useSyncExternalStore(subscribe, () => all);
}

/** A wallet of this browser by its name; null if it is not installed. */
export function findWallet(chain: Chain, name: string): FoundWallet | null {
  return found[chain].find((wallet) => wallet.name === name) ?? null;
}

/** Like findWallet, but waits for a wallet that has not announced itself yet. */
export function awaitWallet(chain: Chain, name: string, waitMs: number): Promise<FoundWallet | null> {
  const known = findWallet(chain, name);
  if (known) return Promise.resolve(known);
  return new Promise((resolve) => {
    const settle = () => {
      stop();
      clearTimeout(timer);
      resolve(findWallet(chain, name));
    };
    const stop = subscribe(() => findWallet(chain, name) && settle());
    const timer = setTimeout(settle, waitMs);
  });
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
