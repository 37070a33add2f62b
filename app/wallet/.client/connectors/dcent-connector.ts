import { isSameAddress } from "~/domain/wallet-chains";
import { WalletError } from "~/signing/wallet-error";
import { readStoredWallet } from "../../wallet-store";
import type { EvmConnector } from "./connector";
import { findBridge } from "./dcent/find-bridge";
import { toEip55 } from "./eip55";

const SIGNATURE = /^(0x)?([0-9a-f]{130})$/i;

/**
 * D'CENT's device through its bridge, a window of its maker's. The account that it gave is kept by this site alone; the device
 * is asked again for every signature.
 */
export function createDcentConnector(walletName: string): EvmConnector {
  const connector: EvmConnector = {
    chain: "eip155",
    walletType: "dcent",
    walletName,
    async connect({ signal }) {
      const address = toEip55(await (await findBridge()).findAddress(signal));
      if (!address) throw new WalletError("no-account");
      return address;
    },
    async reconnect() {
      const stored = readStoredWallet("eip155");
      return stored?.walletType === "dcent" ? stored.address : null;
    },
    async disconnect() {
      // the bridge keeps no connection
    },
    onChange: () => () => {},
    listSignInMethods: () => ["siwe"],
    async signIn(address, { message }, { signal }) {
      const stored = readStoredWallet("eip155");
      if (stored?.walletType !== "dcent" || !isSameAddress(stored.address, address))
        throw new WalletError("wrong-account");
      const [, , digits] = SIGNATURE.exec(String(await (await findBridge()).signText(message, signal, address))) ?? [];
      if (!digits) throw new WalletError("failed");
      return { method: "siwe", signature: `0x${digits}` };
    },
    async sendCall(address, call, attempt) {
      const { sendCall } = await import("./dcent/dcent-sending");
      return sendCall(address, call, attempt);
    },
  };
  return connector;
}
