import { hexToBytes, serializeTransaction } from "viem/utils";
import type { CheckedCall } from "~/signing/checked-call";
import type { ConnectAttempt } from "../connector";
import { sendByDevice } from "../device-sending";
import { signTransaction } from "./ledger-device";

/** Has the Ledger sign a transaction with a call, and the site send it. Returns the hash. Throws WalletError, ApiError. */
export function sendCall(address: string, call: CheckedCall, attempt: ConnectAttempt): Promise<string> {
  return sendByDevice({ address, call, signal: attempt.signal }, (transaction) =>
    signTransaction(address, hexToBytes(serializeTransaction(transaction)), attempt),
  );
}
