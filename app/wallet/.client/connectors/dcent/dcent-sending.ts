import type { CheckedCall } from "~/signing/checked-call";
import { WalletError } from "~/signing/wallet-error";
import type { ConnectAttempt } from "../connector";
import { sendByDevice } from "../device-sending";
import { findBridge } from "./find-bridge";
import { readSignature } from "./read-signature";

/**
 * Has D'CENT's device sign a transaction with a call, and the site send it. Returns the hash. Throws WalletError, ApiError;
 * "wrong-account" if the device has another key than that of `address`, and is then not asked to sign.
 */
export async function sendCall(address: string, call: CheckedCall, attempt: ConnectAttempt): Promise<string> {
  const bridge = await findBridge();
  return sendByDevice({ address, call, signal: attempt.signal }, async (transaction) => {
    await untilPressed(attempt);
    attempt.tell({ kind: "approve" });
    const signature = readSignature(await bridge.signCall(transaction, address, attempt.signal), transaction.chainId);
    if (!signature) throw new WalletError("failed");
    return signature;
  });
}

/**
 * A browser lets a page open the bridge's window only soon after a press, and the second call of a migration comes much later
 * than the holder's "Yes".
 */
async function untilPressed({ signal, tell }: ConnectAttempt): Promise<void> {
  if (navigator.userActivation?.isActive) return;
  await new Promise<void>((resolve) => {
    signal.addEventListener("abort", () => resolve());
    tell({ kind: "press", onPress: resolve });
  });
  if (signal.aborted) throw new WalletError("rejected");
}
