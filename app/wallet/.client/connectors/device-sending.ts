import type { TransactionSerializableLegacy } from "viem";
import { serializeTransaction } from "viem/utils";
import { callApi } from "~/call-api";
import type { CallTerms, SentCall } from "~/domain/migration/view";
import { differs } from "~/signing/.client/verifier/differs";
import type { CheckedCall } from "~/signing/checked-call";
import { WalletError } from "~/signing/wallet-error";
import { CHAIN_HEX, MOST_GAS } from "./evm-network";

/** The most that is paid for a unit of gas, in kei. */
const MOST_GAS_PRICE = 1_500_000_000_000n;

/** A transaction of the oldest type on the chain of this build; amounts are in kei. */
export type DeviceTransaction = Required<
  Pick<TransactionSerializableLegacy, "type" | "chainId" | "data" | "value" | "nonce" | "gas" | "gasPrice">
> & { to: CheckedCall["to"] };

/** `v`: that of EIP-155, which names the chain. */
export type DeviceSignature = { r: `0x${string}`; s: `0x${string}`; v: number };

/**
 * Has a device sign a transaction with a call, and the site send it: a device knows no chain. The chain is that of this
 * build and the call was compared with its wish; of the site's answer there are only the nonce, the gas and its price, which
 * are bounded here. `sign` asks the device. Returns the hash. Throws WalletError, ApiError, and what `sign` throws.
 */
export async function sendByDevice(
  { address, call, signal }: { address: string; call: CheckedCall; signal: AbortSignal },
  sign: (transaction: DeviceTransaction) => Promise<DeviceSignature>,
): Promise<string> {
  const terms = await callApi<CallTerms>("/api/migration/call-terms", { call });
  if (terms.kind === "refused") throw new WalletError(terms.why);
  const transaction = toTransaction(address, call, terms);
  if (signal.aborted) throw new WalletError("rejected");
  const { r, s, v } = await sign(transaction);
  const signed = serializeTransaction(transaction, { r, s, v: BigInt(v) });
  const { hash, isTaken } = await callApi<SentCall>("/api/migration/send", { signed });
  if (!isTaken) throw new WalletError("failed");
  return hash;
}

type Terms = Extract<CallTerms, { kind: "terms" }>;

function toTransaction(address: string, call: CheckedCall, { nonce, gasRaw, gasPriceRaw }: Terms): DeviceTransaction {
  const [gas, gasPrice] = [BigInt(gasRaw), BigInt(gasPriceRaw)];
  if (gas > MOST_GAS || gasPrice > MOST_GAS_PRICE)
    throw differs({ kind: "handOver", difference: "call: gas", wallet: address });
  const value = BigInt(call.valueRaw);
  return { type: "legacy", chainId: Number(CHAIN_HEX), to: call.to, data: call.data, value, nonce, gas, gasPrice };
}
