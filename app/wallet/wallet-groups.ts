import type { Chain } from "~/domain/wallet-chains";
import { listWalletEntries, WALLET_ENTRIES, type WalletEntry } from "./wallet-entries";

/** How a wallet is reached that needs no extension: an app on a phone, a device behind a window of its maker's or on a cable. */
export type WalletWay = "app" | "bridge" | "cable";

type AnnouncedWallet = { chain: Chain; name: string; icon: string; way?: WalletWay };
type FoundWallet = AnnouncedWallet & { entry: WalletEntry | null };

export type WalletGroups = {
  /** What this browser has: first the wallets of the specification, then any other. */
  found: FoundWallet[];
  /** What needs no extension, because it is an app on a phone. */
  apps: FoundWallet[];
  /** Hardware behind a window of its maker's, or on a cable. */
  devices: FoundWallet[];
  /** What could be connected, but is not in this browser. */
  known: WalletEntry[];
  /** What leads to a page; nothing while the list is for a wallet of one chain. */
  pages: WalletEntry[];
  /** What the specification lists and nobody can use here yet. */
  unusable: WalletEntry[];
};

/**
 * The wallets of a browser and those that the specification has for a page, by what can be done with them. `chain`: only those
 * of this chain.
 */
export function groupWallets(wallets: readonly AnnouncedWallet[], pathname: string, chain?: Chain): WalletGroups {
  const entries = listWalletEntries(pathname).filter((entry) => !chain || entry.chain === chain);
  const ready = entries.filter(({ state }) => state === "ready");
  // one row for each wallet, even if it has announced itself for both chains
  const ofEntries = ready.flatMap((entry): FoundWallet[] => {
    const wallet = wallets.find(({ chain, name }) => chain === entry.chain && name === entry.name);
    return wallet ? [{ ...wallet, entry }] : [];
  });
  const others = wallets.filter(
    (wallet) => !WALLET_ENTRIES.some(({ name }) => name === wallet.name) && (!chain || wallet.chain === chain),
  );
  return {
    found: [...ofEntries.filter(({ way }) => !way), ...others.map((wallet) => ({ ...wallet, entry: null }))],
    apps: ofEntries.filter(({ way }) => way === "app"),
    devices: ofEntries.filter(({ way }) => way === "bridge" || way === "cable"),
    known: ready.filter(({ name }) => !ofEntries.some((wallet) => wallet.name === name)),
    pages: chain ? [] : entries.filter(({ state }) => state === "page"),
    unusable: entries.filter(({ state }) => state !== "ready" && state !== "page"),
  };
}
