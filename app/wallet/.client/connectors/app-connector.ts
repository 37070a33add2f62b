import type { AppWallet } from "~/domain/app-wallets/rules";
import { readStoredWallet } from "../../wallet-store";
import { askApp, askAppToSend } from "./ask-app";
import type { EvmConnector } from "./connector";

/**
 * A wallet that is an app on a phone: Klip, and Kaia Wallet where there is no extension. It gives its address alone, which
 * proves nothing; signing in is a second request, and so is each call. Which account of the app sends a call, nobody tells the
 * site. The contracts refuse one of another account that hands over, takes back or approves this holder's NFT. Any account may
 * approve the gate for its own NFTs of a collection: the gate takes them from nobody but their holder, and the page goes on only
 * once the chain has the approval of this holder.
 */
export function createAppConnector(wallet: AppWallet, walletName: string): EvmConnector {
  return {
    chain: "eip155",
    walletType: wallet,
    walletName,
    connect: async (attempt) => (await askApp({ type: "auth", wallet }, attempt)).address,
    // nothing in this browser knows the account but the site itself
    async reconnect() {
      const stored = readStoredWallet("eip155");
      return stored?.walletType === wallet ? stored.address : null;
    },
    async disconnect() {
      // the app keeps no connection
    },
    onChange: () => () => {},
    listSignInMethods: () => ["app"],
    async signIn(walletAddress, { nonce }, attempt) {
      const { ticket } = await askApp({ type: "sign", wallet, nonce, walletAddress }, attempt);
      return { method: "app", ticket };
    },
    sendCall: (_address, call, attempt) => askAppToSend(wallet, call, attempt),
  };
}
