import { WalletError } from "~/signing/wallet-error";
import { readStoredWallet } from "../../wallet-store";
import { canReachUsb } from "./can-reach-usb";
import type { ConnectAttempt, EvmConnector } from "./connector";

/**
 * Ledger's device on a cable (WebHID). What speaks to it is loaded when it is asked for something. Once it has given its
 * address, this site alone keeps the account; the device is asked again for every signature.
 */
export function createLedgerConnector(walletName: string): EvmConnector {
  return {
    chain: "eip155",
    walletType: "ledger",
    walletName,
    connect: async (attempt) => (await loadDevice(attempt)).readAddress(attempt),
    async reconnect() {
      const stored = readStoredWallet("eip155");
      return stored?.walletType === "ledger" ? stored.address : null;
    },
    async disconnect() {
      // the device keeps no connection; the browser's permission for it is its holder's to take back
    },
    onChange: () => () => {},
    listSignInMethods: () => ["siwe"],
    async signIn(address, { message }, attempt) {
      return { method: "siwe", signature: await (await loadDevice(attempt)).signText(address, message, attempt) };
    },
    async sendCall(address, call, attempt) {
      const [{ sendCall }] = await Promise.all([import("./ledger/ledger-sending"), loadDevice(attempt)]);
      return sendCall(address, call, attempt);
    },
  };
}

/** Throws WalletError "no-usb" without loading anything in a browser that cannot reach a device. */
function loadDevice({ tell }: ConnectAttempt) {
  if (!canReachUsb()) throw new WalletError("no-usb");
  tell({ kind: "device", ask: "load" });
  return import("./ledger/ledger-device");
}
