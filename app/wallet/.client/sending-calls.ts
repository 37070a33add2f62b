import type { EvmCall, GateWish } from "~/domain/migration/gate-call";
import { checkCall } from "~/signing/.client/verifier/check-call";
import type { CallOutcome, ConnectAttempt } from "./connectors/connector";
import { connectedWallet } from "./followed-wallets";

/** Compares a call with its wish and has the connected EVM wallet send it. Returns the hash. Throws WalletError. */
export async function sendCall(call: EvmCall, wish: GateWish, attempt: ConnectAttempt): Promise<string> {
  const { connector, address } = connectedWallet("eip155");
  const checked = checkCall(call, wish, address);
  return connector.sendCall(address, checked, attempt);
}

/** What became of a call by the wallet's own node; null while that is not known. */
export async function findOutcome(hash: string): Promise<CallOutcome | null> {
  const { connector } = connectedWallet("eip155");
  try {
    return (await connector.findOutcome?.(hash)) ?? null;
  } catch (error) {
    console.warn("the wallet's node does not say what became of it", error);
    return null;
  }
}
