import bs58 from "bs58";
import { eq, isNull } from "drizzle-orm";
import { BaseError, ContractFunctionRevertedError, encodeFunctionData, type Hex, keccak256, toHex } from "viem";
import { isEvmChainUnavailable } from "~/errors";
import { writeLog } from "~/server/log";
import { migrationRecord } from "~db/schema";
import { migrationGateAbi as abi } from "../../../contracts/artifacts/migration-gate.ts";
import type { EvmAddress } from "../wallet-chains";
import type { MigrationDeps } from "./deps";
import { readGateIdOfMint } from "./gate.server";
import type { MigrationKeys } from "./keys.server";
import { changeRecord, type MigrationRow, type Mintable } from "./records.server";
import type { Obstacle } from "./rules";

type Deps = MigrationDeps & { keys: MigrationKeys };

/** After this time, a transaction that is in no block is signed again, with the next nonce of the blocks. */
const STUCK_MS = 300_000;
/** Room for a price and a cost that rise before the transaction is in a block. */
const PRICE_PERCENT = 150n;
/** A node takes a second transaction with a nonce only for a clearly higher price. */
const PRICE_AGAIN_PERCENT = 250n;
const GAS_PERCENT = 130n;
/**
 * The most that is paid for a unit of gas: twice the upper bound of Kaia's base fee (KIP-71: 750 Gkei). A node that names more
 * lies, and could have the operator spend all of its coins on one confirmation. At this price one costs about 0.25 KAIA; that
 * is more than the fee of the migration, but without the confirmation the holder could end with both NFTs.
 */
export const MOST_GAS_PRICE = 1_500_000_000_000n;
const NONCE_TAKEN = "another transaction has used its nonce";

/**
 * Tells the gate which NFT was minted for a record that it has open, until that is in a final block. Safe to repeat: the gate
 * confirms a record once. `block`: the final one. Throws EvmChainUnavailable.
 */
export async function advanceConfirm(
  deps: Deps,
  row: Mintable,
  { mint, block }: { mint: string; block: number },
): Promise<{ row: MigrationRow; reason: Obstacle | null }> {
  const holder = await readGateIdOfMint(deps.evm, row.gate, mint, block);
  if (holder !== 0 && holder !== row.gateId) {
    // somebody with the operator's key used our mint for a record of theirs: staff has to act (contracts/README.md)
    writeLog("error", "a mint is confirmed for another record", { seq: row.seq, gateId: row.gateId, for: holder });
    return { row, reason: "MintConfirmedElsewhere" };
  }
  const free = await settleStored(deps, row, block);
  if (!free) return { row, reason: null };
  return signAndSend(deps, free as Mintable, mint);
}

/** The gas of one confirmation and its price now, in the chain's smallest unit; what the operator has to hold for one. */
export async function confirmCost(deps: Pick<Deps, "evm">): Promise<bigint> {
  return ((await deps.evm.getGasPrice()) * PRICE_PERCENT * USUAL_GAS) / 100n;
}

/** docs/contract-gas.md, and some room. */
const USUAL_GAS = 170_000n;

/**
 * The row without a stored transaction, once the stored one has no effect any more; null while it may have one. The gate's
 * record was still open in the final block `block`.
 */
async function settleStored(deps: Deps, row: Mintable, block: number): Promise<MigrationRow | null> {
  const { evm, keys, now } = deps;
  const { confirmHash, confirmTransaction, confirmNonce, confirmSignedAt } = row;
  if (!confirmHash) return row;
  const receipt = await evm.findReceipt(confirmHash as Hex);
  if (receipt?.hasSucceeded && receipt.blockNumber > block) return null;
  if (receipt) return forget(deps, row, "it confirmed nothing");
  // the hash is that of an event, and its transaction is gone from the chain
  if (!confirmTransaction) return forget(deps, row, "no block has it");
  const used = await evm.countTransactions(keys.operator.address, "latest");
  if (used > (confirmNonce ?? 0)) {
    // it may have come into a block between the two questions
    if (await evm.findReceipt(confirmHash as Hex)) return null;
    return forget(deps, row, NONCE_TAKEN);
  }
  if (now.getTime() - (confirmSignedAt?.getTime() ?? 0) > STUCK_MS) return forget(deps, row, "no block took it");
  await evm.send(confirmTransaction as Hex);
  return null;
}

function forget(deps: Deps, row: Mintable, why: string): Promise<MigrationRow | null> {
  writeLog(why === NONCE_TAKEN ? "info" : "warn", "a confirmation is signed again", { seq: row.seq, why });
  // when it was signed stays, as a mark that the next one is not the first
  const nothing = { confirmTransaction: null, confirmHash: null, confirmNonce: null };
  return changeRecord(deps, row, nothing, eq(migrationRecord.confirmHash, row.confirmHash ?? ""));
}

async function signAndSend(
  deps: Deps,
  row: Mintable,
  mint: string,
): Promise<{ row: MigrationRow; reason: Obstacle | null }> {
  const { evm, keys, now } = deps;
  const { operator } = keys;
  const call = {
    address: row.gate as EvmAddress,
    abi,
    functionName: "confirm",
    args: [BigInt(row.gateId), toHex(bs58.decode(mint))],
  } as const;
  const needed = await evm.estimateGas({ from: operator.address, ...call }).catch((error: unknown) => {
    if (isEvmChainUnavailable(error)) throw error;
    return refusalOf(error);
  });
  if (typeof needed === "string") {
    // confirmed by an earlier transaction whose block is not final yet
    if (needed === "NotOpen") return { row, reason: null };
    writeLog("error", "the gate would refuse a confirmation", { seq: row.seq, gateId: row.gateId, problem: needed });
    return { row, reason: "ConfirmRefused" };
  }
  const [gasPrice, balance, nonce] = await Promise.all([
    evm.getGasPrice(),
    evm.getBalance(operator.address),
    evm.countTransactions(operator.address, row.confirmSignedAt ? "latest" : "pending"),
  ]);
  if (gasPrice > MOST_GAS_PRICE) return { row, reason: "GasPriceTooHigh" };
  const gas = (needed * GAS_PERCENT) / 100n;
  const offered = (gasPrice * (row.confirmSignedAt ? PRICE_AGAIN_PERCENT : PRICE_PERCENT)) / 100n;
  const price = offered < MOST_GAS_PRICE ? offered : MOST_GAS_PRICE;
  if (balance < gas * price) return { row, reason: "OperatorWithoutCoins" };
  // of the oldest type, which Kaia takes in the same way as every other chain
  const confirmTransaction = await operator.signTransaction({
    type: "legacy",
    chainId: evm.chainId,
    to: call.address,
    data: encodeFunctionData(call),
    gas,
    gasPrice: price,
    nonce,
  });
  const signed = {
    confirmTransaction,
    confirmHash: keccak256(confirmTransaction),
    confirmNonce: nonce,
    confirmSignedAt: now,
  };
  const stored = await changeRecord(deps, row, signed, isNull(migrationRecord.confirmHash));
  if (!stored) return { row, reason: null };
  await evm.send(confirmTransaction);
  return { row: stored, reason: null };
}

/** The name of the error with which the gate refuses, or the node's words. */
function refusalOf(error: unknown): string {
  const reverted = error instanceof BaseError && error.walk((cause) => cause instanceof ContractFunctionRevertedError);
  if (reverted instanceof ContractFunctionRevertedError) return reverted.data?.errorName ?? "reverted";
  return error instanceof Error ? error.message.slice(0, 200) : "reverted";
}
