import type { Abi, ContractFunctionArgs, ContractFunctionName, ContractFunctionReturnType, Hex } from "viem";
import type { EvmAddress } from "../wallet-chains";

/** What the domain knows about an EVM chain: plain values, so that tests can replace it. Times are chain seconds. */

export type EvmBlock = { number: number; hash: Hex; ts: number };

export type EvmLog = {
  address: EvmAddress;
  topics: Hex[];
  data: Hex;
  blockNumber: number;
  transactionHash: Hex;
  logIndex: number;
};

/** A transaction in a block. Unless it succeeded, it changed nothing but its fee. */
type EvmReceipt = { hash: Hex; blockNumber: number; hasSucceeded: boolean; logs: EvmLog[] };

type View = "view" | "pure";

/** A call of a function that only reads. */
type EvmCallOf<A extends Abi, N extends ContractFunctionName<A, View>> = {
  address: EvmAddress;
  abi: A;
  functionName: N;
  args: ContractFunctionArgs<A, View, N>;
};

/** Which logs: those of these contracts whose first topic is one of these, in the blocks from one to another, both included. */
export type EvmLogFilter = { addresses: readonly EvmAddress[]; topics: readonly Hex[]; from: number; to: number };

/**
 * An EVM chain, through the first of its addresses that answers and is of this chain. Nothing is cached. Every method throws
 * AppError EvmChainUnavailable if none does, and also if the one that answers has not come as far as the block asked for.
 */
export interface EvmChain {
  readonly chainId: number;
  /** The newest block that has enough confirmations to count as final. */
  getFinalBlock(): Promise<EvmBlock>;
  getBlock(number: number): Promise<EvmBlock>;
  /** What a function answers at the end of a block, or now. A refusal of the contract is thrown as viem's error. */
  read<const A extends Abi, N extends ContractFunctionName<A, View>>(
    call: EvmCallOf<A, N>,
    block: number | "latest",
  ): Promise<ContractFunctionReturnType<A, View, N>>;
  /**
   * In the order of the chain, and none but those that were asked for. If a node finds a range too long, it is halved until the
   * node answers. Throws EvmChainUnavailable if that takes too many calls.
   */
  listLogs(filter: EvmLogFilter): Promise<EvmLog[]>;
  /** Null while the node knows of no block that has the transaction. */
  findReceipt(hash: Hex): Promise<EvmReceipt | null>;
  /** Amounts are in the smallest unit of the chain's coin. */
  getBalance(address: EvmAddress): Promise<bigint>;
  /** How many transactions of an account are in blocks, or in blocks and waiting. */
  countTransactions(address: EvmAddress, of: "latest" | "pending"): Promise<number>;
  getGasPrice(): Promise<bigint>;
  /** The gas of calling a function that writes. A refusal of the contract is thrown as viem's error. */
  estimateGas(call: {
    from: EvmAddress;
    address: EvmAddress;
    abi: Abi;
    functionName: string;
    args: readonly unknown[];
    value?: bigint;
  }): Promise<bigint>;
  /** Hands a signed transaction to the chain. False if the node refuses it, for example because its nonce was used. */
  send(signed: Hex): Promise<boolean>;
}
