import bs58 from "bs58";
import { WalletError } from "~/signing/wallet-error";
import { findBridge } from "./find-bridge";

const SIGNATURE_BYTES = 64;

/**
 * A transaction of one signer with D'CENT's signature, which the site verifies. Throws WalletError: "unsupported" if the bridge
 * in service knows no Solana, "timed-out" after 60 seconds.
 */
export async function signSolana(transaction: Uint8Array): Promise<Uint8Array> {
  const bridge = await findBridge();
  if (!bridge.signSolana) throw new WalletError("unsupported");
  // the holder ends it by closing the window
  const { signal } = new AbortController();
  const signed = readSigned(await bridge.signSolana(transaction, signal), transaction);
  if (!signed) throw new WalletError("failed");
  return signed;
}

/**
 * The signed transaction, in base58 as it was sent, or ours with the signature if the device answers that alone; null if it
 * answers neither.
 */
function readSigned(answer: unknown, unsigned: Uint8Array): Uint8Array | null {
  const { signed_tx, signature } = (answer ?? {}) as { signed_tx?: unknown; signature?: unknown };
  try {
    if (typeof signed_tx === "string") {
      const signed = bs58.decode(signed_tx);
      // a signature takes the place that was left for it
      return signed.length === unsigned.length ? signed : null;
    }
    const bytes = bs58.decode(String(signature));
    if (bytes.length !== SIGNATURE_BYTES || unsigned[0] !== 1) return null;
    const signed = unsigned.slice();
    signed.set(bytes, 1);
    return signed;
  } catch {
    return null; // no base58
  }
}
