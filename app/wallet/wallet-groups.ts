import { listWalletEntries, WALLET_ENTRIES, type WalletEntry } from "./wallet-entries";

type FoundWallet = { name: string; icon: string; entry: WalletEntry | null };

export type WalletGroups = {
  /** What this browser has: first the wallets of the specification, then any other. */
  found: FoundWallet[];
  /** What could be connected, but is not in this browser. */
  known: WalletEntry[];
  /** What the specification lists and nobody can use here yet. */
  unusable: WalletEntry[];
};

/** The wallets of a browser and those that the specification has for a page, by what can be done with them. */
export function groupWallets(wallets: readonly { name: string; icon: string }[], pathname: string): WalletGroups {
  const entries = listWalletEntries(pathname);
  const ready = entries.filter(({ state }) => state === "ready");
  // an adapter's name and icon are getters, which a spread would leave out
  const ofEntries = ready.flatMap((entry): FoundWallet[] =>
    wallets.flatMap(({ name, icon }) => (name === entry.name ? [{ name, icon, entry }] : [])),
  );
  const others = wallets.filter(({ name }) => !WALLET_ENTRIES.some((entry) => entry.name === name));
  return {
    found: [...ofEntries, ...others.map(({ name, icon }) => ({ name, icon, entry: null }))],
    known: ready.filter(({ name }) => !ofEntries.some((wallet) => wallet.name === name)),
    unusable: entries.filter(({ state }) => state !== "ready"),
  };
}
