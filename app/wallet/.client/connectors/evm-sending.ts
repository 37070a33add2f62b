import { isSameAddress } from "~/domain/wallet-chains";
import type { CheckedCall } from "~/signing/checked-call";
import { WalletError } from "~/signing/wallet-error";
import type { CallOutcome, ConnectAttempt } from "./connector";
import { CHAIN_HEX, ensureNetwork, isOnNetwork, MOST_GAS } from "./evm-network";
import { type EvmWallet, findFirst, type SentCall } from "./evm-wallet";

const HASH = /^0x[0-9a-f]{64}$/i;

/**
 * Has a wallet send a call from an account, on the network of this build, and returns the hash of its transaction. Throws
 * WalletError: "reverted" or "no-coins" without asking the holder, if the wallet's node says that it would end like that.
 */
export async function sendCall(
  wallet: EvmWallet,
  address: string,
  call: CheckedCall,
  { signal, tell }: ConnectAttempt,
): Promise<string> {
  await ensureNetwork(wallet.provider, wallet.methods, tell);
  // after the network: a wallet may have another account chosen on it
  if (!isSameAddress(findFirst(await wallet.listAccounts()), address)) throw new WalletError("wrong-account");
  const unlimited = { from: address, to: call.to, data: call.data, value: toHex(BigInt(call.valueRaw)) };
  const gas = toHex(await limitGas(wallet, unlimited));
  if (signal.aborted) throw new WalletError("rejected");
  const [method, transaction] = wallet.sends({ ...unlimited, gas, chainId: CHAIN_HEX });
  // the wallet may have switched since, and not every wallet refuses the id of another network
  if (!(await isOnNetwork(wallet.provider, wallet.methods))) throw new WalletError("wrong-network");
  tell({ kind: "approve" });
  try {
    const hash = await wallet.provider.request({ method, params: [transaction] });
    if (typeof hash === "string" && HASH.test(hash)) return hash;
  } catch (error) {
    throw refusalOfNode(error) ?? error;
  }
  throw new WalletError("failed");
}

/** What became of a transaction by the wallet's node; null while that is not known. */
export async function findOutcome({ provider }: EvmWallet, hash: string): Promise<CallOutcome | null> {
  const receipt = await provider.request({ method: "eth_getTransactionReceipt", params: [hash] });
  const { status } = (receipt ?? {}) as { status?: unknown };
  if (status === undefined || status === null) return null;
  return Number(status) === 1 ? "done" : "reverted";
}

/** A quarter more than the wallet's node expects; the most that is allowed if it does not say. */
async function limitGas({ provider }: EvmWallet, call: Omit<SentCall, "gas" | "chainId">): Promise<bigint> {
  try {
    const expected = BigInt(String(await provider.request({ method: "eth_estimateGas", params: [call] })));
    const limit = (expected * 5n) / 4n;
    return limit > 0n && limit < MOST_GAS ? limit : MOST_GAS;
  } catch (error) {
    const trouble = refusalOfNode(error);
    if (trouble) throw trouble;
    console.warn("the wallet's node does not say how much gas it takes", error);
    return MOST_GAS;
  }
}

/** The two ends that nodes tell in their own words; null for anything else. */
function refusalOfNode(error: unknown): WalletError | null {
  const { message, data } = (error ?? {}) as { message?: unknown; data?: unknown };
  const words = `${message} ${JSON.stringify(data ?? null)}`;
  if (/insufficient (funds|balance)/i.test(words)) return new WalletError("no-coins", { cause: error });
  return /revert/i.test(words) ? new WalletError("reverted", { cause: error }) : null;
}

function toHex(quantity: bigint): string {
  return `0x${quantity.toString(16)}`;
}
