import {
  keccak256,
  parseTransaction,
  recoverTransactionAddress,
  type TransactionSerialized,
  type TransactionSerializedLegacy,
} from "viem";
import { AppError, isEvmChainUnavailable } from "~/errors";
import type { EvmAddress } from "../wallet-chains";
import type { CommandDeps } from "./commands.server";
import { MOST_GAS_PRICE } from "./confirm.server";
import { readOwner, readRefund } from "./gate.server";
import type { EvmCall } from "./gate-call";
import { callContractsOf, getContracts } from "./projects.server";
import { type ReadableCall, readGateCall } from "./readable-call.server";
import type { CallTerms, SentCall } from "./view";

/** Calls of a holder whose wallet cannot send by itself: the site asks its app, or sends what its device has signed. */

type Deps = Pick<CommandDeps, "db" | "evm" | "actor">;

/** Room for a price and a cost that rise while the holder reads the device's display. */
const PRICE_PERCENT = 150n;
const GAS_PERCENT = 125n;

/**
 * Reads a call that the actor's plan has, for a wallet to which the site speaks itself. What it gives away has to be the
 * actor's now: otherwise somebody could have the site ask a stranger to hand an NFT over for an address of their own. Throws
 * MigrationNotSet, InvalidInput for a call that no plan has, OldNftNotHeld, NothingToRefund, EvmChainUnavailable.
 */
export async function getOwnCall({ db, evm, actor }: Deps, call: EvmCall): Promise<ReadableCall> {
  const contracts = await getContracts(db, evm.chainId);
  const read = readGateCall(call, callContractsOf(contracts));
  if (!read) throw new AppError("InvalidInput");
  const owners = await Promise.all(read.handsOver.map((nft) => readOwner(evm, nft, "latest")));
  if (owners.some((owner) => owner !== actor.walletAddress)) throw new AppError("OldNftNotHeld");
  if (read.refundsTo !== null) {
    const refund = await readRefund(evm, contracts.gate, actor.walletAddress as EvmAddress);
    if (read.refundsTo !== actor.walletAddress || refund === 0n) throw new AppError("NothingToRefund");
  }
  return read;
}

/**
 * What a transaction with a call needs beside it, for a device that knows no chain; "no-coins" or "reverted" if it would end
 * so now. Throws what getOwnCall throws.
 */
export async function readCallTerms(deps: Deps, call: EvmCall): Promise<CallTerms> {
  const { evm, actor } = deps;
  const { abi, args } = await getOwnCall(deps, call);
  const from = actor.walletAddress as EvmAddress;
  const value = BigInt(call.valueRaw);
  const [price, balance, nonce] = await Promise.all([
    evm.getGasPrice(),
    evm.getBalance(from),
    evm.countTransactions(from, "pending"),
  ]);
  if (balance < value) return { kind: "refused", why: "no-coins" };
  const function_ = { address: call.to, abi: [abi], functionName: abi.name, args };
  const needed = await evm.estimateGas({ from, ...function_, value }).catch((error: unknown) => {
    if (isEvmChainUnavailable(error)) throw error;
    return null;
  });
  if (needed === null) return { kind: "refused", why: "reverted" };
  const gas = (needed * GAS_PERCENT) / 100n;
  const offered = (price * PRICE_PERCENT) / 100n;
  const gasPrice = offered < MOST_GAS_PRICE ? offered : MOST_GAS_PRICE;
  if (balance < value + gas * gasPrice) return { kind: "refused", why: "no-coins" };
  return { kind: "terms", nonce, gasRaw: String(gas), gasPriceRaw: String(gasPrice) };
}

/**
 * Sends a legacy transaction that the actor's device has signed, and no other: its sender, its chain and its call are read
 * from its bytes. `isTaken`: false if the node refuses it, for example because it has it already. Throws InvalidInput, and
 * what getOwnCall throws.
 */
export async function sendOwnCall(deps: Deps, signed: `0x${string}`): Promise<SentCall> {
  const { evm, actor } = deps;
  const { from, chainId, call } = await readSigned(signed);
  if (chainId !== evm.chainId || from !== actor.walletAddress) throw new AppError("InvalidInput");
  await getOwnCall(deps, call);
  return { hash: keccak256(signed), isTaken: await evm.send(signed) };
}

async function readSigned(signed: `0x${string}`): Promise<{ from: string; chainId: number; call: EvmCall }> {
  try {
    const { type, to, data, value, chainId } = parseTransaction(signed as TransactionSerialized);
    // newer types carry more than a call: one of type 4 gives the whole account to a contract
    if (type !== "legacy" || !to || !data || !chainId) throw new AppError("InvalidInput");
    const from = await recoverTransactionAddress({ serializedTransaction: signed as TransactionSerializedLegacy });
    return { from: from.toLowerCase(), chainId, call: { to: to as EvmAddress, data, valueRaw: String(value ?? 0n) } };
  } catch (error) {
    if (error instanceof AppError) throw error;
    // what is no transaction throws one of many errors
    throw new AppError("InvalidInput");
  }
}
