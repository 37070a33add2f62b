import { WalletError } from "~/signing/wallet-error";
import { DCENT_NAME } from "../../wallet-looking";
import { readStoredWallet } from "../../wallet-store";
import type { SolanaConnector } from "./connector";

/**
 * D'CENT's Solana address, as its app shows it in a QR code. Nothing proves that it is the visitor's, so it is for looking only;
 * this site alone keeps it.
 */
export function createDcentAddress(): SolanaConnector {
  return {
    chain: "solana",
    walletType: "dcent",
    walletName: DCENT_NAME,
    async connect() {
      throw new WalletError("no-account"); // an address is scanned, not asked for
    },
    async reconnect() {
      const stored = readStoredWallet("solana");
      return stored?.walletType === "dcent" ? stored.address : null;
    },
    async disconnect() {
      // nobody but this site knows of it
    },
    onChange: () => () => {},
    listSignInMethods: () => [],
    async signIn() {
      throw new WalletError("unsupported");
    },
    // nothing on the site asks for it but the test transfer: without a sign-in there is no deed to sign
    async signTransactions(_, unsigned) {
      const { signSolana } = await import("./dcent/sign-solana");
      const signed: Uint8Array[] = [];
      for (const transaction of unsigned) signed.push(await signSolana(transaction));
      return signed;
    },
  };
}
