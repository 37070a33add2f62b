import type { WalletName } from "@solana/wallet-adapter-base";
import { WalletError } from "~/signing/wallet-error";
import { solanaWalletTypeOf } from "../../wallet-entries";
import { getSolanaChain } from "../session";
import { findStandardWallet, followAdapter, getAdapters } from "./adapter-bridge";
import type { SolanaConnector } from "./connector";
import { takeNewPhantomAccount, watchPhantom } from "./phantom-accounts";
import {
  connectStandardWallet,
  listSignInMethods,
  proveAccount,
  type StandardWallet,
  signWith,
} from "./standard-wallet";

/** Phantom, Solflare or any other wallet of the Wallet Standard, by its name. */
export function createStandardConnector(name: string): SolanaConnector {
  const walletType = solanaWalletTypeOf(name);
  return {
    chain: "solana",
    walletType,
    walletName: name,
    connect: async () => (await connectStandardWallet(installed(name), false)).address,
    reconnect: async () => (await connectStandardWallet(installed(name), true)).address,
    async disconnect() {
      const { wallet, select } = getAdapters();
      // the adapter unselects it afterwards, which must be over before another one is selected
      if (wallet?.adapter.name === name) await wallet.adapter.disconnect();
      else select(null);
    },
    onChange(listener) {
      if (walletType === "phantom") watchPhantom();
      // the former wallet may be unselected only now, which is no loss of this one
      let isSelected = getAdapters().wallet?.adapter.name === name;
      const stop = followAdapter((walletName, address) => {
        if (walletName === name && address) {
          isSelected = true;
          listener({ kind: "account", address });
        }
        if (walletName === null && isSelected) listener({ kind: "gone", asksAgain: takeNewPhantomAccount() });
      });
      // the adapter finds the account without asking, because the wallet is connected by now
      getAdapters().select(name as WalletName);
      return stop;
    },
    listSignInMethods: (address) => listSignInMethods(installed(name), accountOf(name, address)),
    signIn: async (address, request) =>
      proveAccount(installed(name), accountOf(name, address), request, await getSolanaChain()),
    signTransactions: async (address, unsigned) =>
      signWith(installed(name), accountOf(name, address), unsigned, await getSolanaChain()),
  };
}

function installed(name: string): StandardWallet {
  const wallet = findStandardWallet(name);
  if (!wallet) throw new WalletError("not-connected");
  return wallet;
}

/** The wallet's account that the page shows. Throws WalletError if the wallet no longer has it. */
function accountOf(name: string, address: string) {
  const account = installed(name).accounts.find((candidate) => candidate.address === address);
  if (!account) throw new WalletError("wrong-account");
  return account;
}
