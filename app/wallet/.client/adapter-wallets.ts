import type { StandardWalletAdapter } from "@solana/wallet-adapter-base";
import type { WalletAccount } from "@wallet-standard/base";
import { WalletError } from "~/signing/wallet-error";
import { getWallet, WALLET_NAME_KEY } from "../wallet-store";
import { getSurroundings } from "./desk-view";
import type { StandardWallet } from "./standard-wallet";

/** A wallet of this browser by its name; null if it is not installed. */
export function findWallet(name: string): StandardWallet | null {
  const found = getSurroundings().adapters.wallets.find(({ adapter }) => adapter.name === name);
  return (found?.adapter as StandardWalletAdapter | undefined)?.wallet ?? null;
}

/** The wallet's account that the page shows. Throws WalletError if the wallet no longer has it. */
export function connectedAccount(): { wallet: StandardWallet; account: WalletAccount } {
  const { address, status } = getWallet();
  const name = localStorage.getItem(WALLET_NAME_KEY);
  const wallet = status === "connected" && name ? findWallet(JSON.parse(name) as string) : null;
  if (!wallet) throw new WalletError("not-connected");
  const account = wallet.accounts.find((candidate) => candidate.address === address);
  if (!account) throw new WalletError("wrong-account");
  return { wallet, account };
}
