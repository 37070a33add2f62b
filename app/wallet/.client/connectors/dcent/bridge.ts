import type { DeviceTransaction } from "../device-sending";

/** How long a message may wait for its signature (specification, section 9), and the device for being connected. */
export const MESSAGE_MS = 30_000;
export const ADDRESS_MS = 30_000;
/** How long a transaction of Solana may wait for its signature. */
export const SOLANA_MS = 60_000;
/** The same for a transaction of Kaia, which its holder reads on the device. */
export const CALL_MS = 60_000;

/** The path of the key, which is that of Ether on Kaia too. */
export const KEY_PATH = "m/44'/60'/0'/0/0";

/**
 * What a version of D'CENT's bridge does for us. Both answer what the device said, which is not trusted. Both throw
 * WalletError: "popup-blocked", "no-bridge", "timed-out", "rejected", "unsupported" or "failed".
 */
export type DcentBridge = {
  findAddress(signal: AbortSignal): Promise<unknown>;
  signText(text: string, signal: AbortSignal, address: string): Promise<unknown>;
  /** Signs a transaction of Kaia by the key of `address`. Throws "wrong-account", before it asks, if the device has another. */
  signCall(transaction: DeviceTransaction, address: string, signal: AbortSignal): Promise<unknown>;
  /** Signs a whole serialized transaction of Solana. Missing: this version knows no Solana. */
  signSolana?(transaction: Uint8Array, signal: AbortSignal): Promise<unknown>;
};
