import {
  BaseError,
  ContractFunctionRevertedError,
  ContractFunctionZeroDataError,
  createPublicClient,
  ExecutionRevertedError,
  type Hex,
  http,
  type Log,
  numberToHex,
  TransactionReceiptNotFoundError,
} from "viem";
import { AppError } from "~/errors";
import { readWithin } from "~/read-within";
import { writeLog } from "~/server/log";
import { AnswerTooLong, failoverFetch } from "../solana/failover.server";
import type { EvmAddress } from "../wallet-chains";
import type { EvmChain, EvmLog, EvmLogFilter } from "./evm-chain";

export type EvmChainOptions = {
  chainId: number;
  /** Best first. */
  rpcUrls: string[];
  /** How many blocks have to follow a block until it counts as final; 0 for a chain whose blocks are final at once. */
  confirmations: number;
  fetch?: typeof fetch;
  timeoutMs?: number;
};

/** Each address has a limit of its own (failoverFetch); this one is for all of them in turn. */
const ALL_ADDRESSES_MS = 60_000;
/** The answer has a number and the frame of JSON-RPC. */
const MOST_CHAIN_ID_BYTES = 1_000;
/** How many calls travel together. */
const CALLS_A_REQUEST = 20;

/** How many calls the logs of one range may take. A node that refuses every range but single blocks would take thousands. */
const CALLS_A_RANGE = 200;

/** Opens an EVM chain behind these addresses. Costs nothing until the first call. */
export function openEvmChain({ chainId, rpcUrls, confirmations, fetch: ask, timeoutMs }: EvmChainOptions): EvmChain {
  const ofChain = believingOnly(chainId, ask ?? ((...asked) => fetch(...asked)));
  const fetchFn = failoverFetch({ urls: rpcUrls, fetch: ofChain, timeoutMs });
  const transport = http(rpcUrls[0] ?? "http://none.invalid", {
    fetchFn,
    retryCount: 0,
    timeout: ALL_ADDRESSES_MS,
    batch: { batchSize: CALLS_A_REQUEST },
  });
  const client = createPublicClient({ transport, cacheTime: 0 });
  const getBlock = async (number?: number) => {
    const found = await client.getBlock(number === undefined ? {} : { blockNumber: BigInt(number) });
    return { number: Number(found.number), hash: found.hash, ts: Number(found.timestamp) };
  };
  const listLogs = async (asked: EvmLogFilter, calls: { left: number }): Promise<EvmLog[]> => {
    const { addresses, topics, from, to } = asked;
    const range = { fromBlock: numberToHex(from), toBlock: numberToHex(to) };
    const filter = { address: [...addresses], topics: [[...topics]], ...range };
    if (calls.left-- === 0)
      throw new Error(`a node takes only ranges that are too short, below ${to - from + 1} blocks`);
    try {
      // viem's own method takes events in place of topics, and would decode each of them
      const logs = (await client.request({ method: "eth_getLogs", params: [filter] })) as unknown as Log<Hex, Hex>[];
      return logs.map(toLog).filter((log) => isAskedFor(log, asked));
    } catch (error) {
      // of fewer blocks, an answer that was too long may be short enough
      if (from === to || calls.left <= 0 || (isUnavailable(error) && !isTooLong(error))) throw error;
      const middle = Math.floor((from + to) / 2);
      const first = await listLogs({ addresses, topics, from, to: middle }, calls);
      return [...first, ...(await listLogs({ addresses, topics, from: middle + 1, to }, calls))];
    }
  };
  return {
    chainId,
    getFinalBlock: () =>
      answered(async () => {
        const head = await getBlock();
        return confirmations === 0 ? head : getBlock(Math.max(head.number - confirmations, 0));
      }),
    getBlock: (number) => answered(() => getBlock(number)),
    read: (call, block) =>
      answered(() =>
        client.readContract({ ...call, ...(block === "latest" ? {} : { blockNumber: BigInt(block) }) } as never),
      ) as never,
    listLogs: (filter) => answered(() => listLogs(filter, { left: CALLS_A_RANGE })),
    findReceipt: (hash) =>
      answered(async () => {
        try {
          const { blockNumber, status, logs } = await client.getTransactionReceipt({ hash });
          return { hash, blockNumber: Number(blockNumber), hasSucceeded: status === "success", logs: logs.map(toLog) };
        } catch (error) {
          if (error instanceof TransactionReceiptNotFoundError) return null;
          throw error;
        }
      }),
    getBalance: (address) => answered(() => client.getBalance({ address })),
    countTransactions: (address, of) => answered(() => client.getTransactionCount({ address, blockTag: of })),
    getGasPrice: () => answered(() => client.getGasPrice()),
    estimateGas: ({ from, ...call }) => answered(() => client.estimateContractGas({ ...call, account: from })),
    send: (signed) =>
      answered(async () => {
        try {
          await client.sendRawTransaction({ serializedTransaction: signed });
          return true;
        } catch (error) {
          if (isUnavailable(error)) throw error;
          writeLog("warn", "a node of the former chain refused a transaction", {}, error);
          return false;
        }
      }),
  };
}

/**
 * A fetch that asks an address for the number of its chain before anything else, and fails for one of another chain, so that
 * the next address is tried. Each address is asked once for as long as the chain is open.
 */
function believingOnly(chainId: number, ask: typeof fetch): typeof fetch {
  const answers = new Map<string, Promise<string | undefined>>();
  return async (url, init) => {
    const key = String(url);
    const answer = answers.get(key) ?? askChainId(ask, url, init);
    answers.set(key, answer);
    const found = await answer.catch((error: unknown) => {
      answers.delete(key);
      throw error;
    });
    if (found !== numberToHex(chainId)) throw new Error(`the node is of chain ${found}, not ${chainId}`);
    return ask(url, init);
  };
}

async function askChainId(
  ask: typeof fetch,
  url: Parameters<typeof fetch>[0],
  init: RequestInit | undefined,
): Promise<string | undefined> {
  const body = JSON.stringify({ jsonrpc: "2.0", id: 1, method: "eth_chainId", params: [] });
  const response = await ask(url, { ...init, method: "POST", body });
  const bytes = await readWithin(response, MOST_CHAIN_ID_BYTES);
  if (bytes === null) throw new Error("the node answered too long for the number of its chain");
  return (JSON.parse(new TextDecoder().decode(bytes)) as { result?: string }).result;
}

/**
 * The answer of a node. What no node answered, or one that is behind, becomes EvmChainUnavailable; what a contract refused
 * stays viem's error.
 */
async function answered<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (isRefusal(error)) throw error;
    if (!isUnavailable(error)) writeLog("warn", "a node of the former chain could not answer", {}, error);
    throw new AppError("EvmChainUnavailable");
  }
}

function isRefusal(error: unknown): boolean {
  return (
    error instanceof BaseError &&
    error.walk(
      (cause) =>
        cause instanceof ContractFunctionRevertedError ||
        cause instanceof ContractFunctionZeroDataError ||
        cause instanceof ExecutionRevertedError,
    ) !== null
  );
}

function isUnavailable(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof AppError) !== null;
}

function isTooLong(error: unknown): boolean {
  return error instanceof BaseError && error.walk((cause) => cause instanceof AnswerTooLong) !== null;
}

/** A node that answers with something else, such as a log of a block that is not final yet, is not believed about it. */
function isAskedFor({ address, topics, blockNumber }: EvmLog, asked: EvmLogFilter): boolean {
  const [name] = topics;
  return (
    asked.from <= blockNumber &&
    blockNumber <= asked.to &&
    asked.addresses.includes(address) &&
    name !== undefined &&
    asked.topics.includes(name)
  );
}

function toLog(log: Log<bigint | Hex, number | Hex>): EvmLog {
  return {
    address: log.address.toLowerCase() as EvmAddress,
    topics: [...log.topics],
    data: log.data,
    blockNumber: Number(log.blockNumber),
    transactionHash: log.transactionHash as Hex,
    logIndex: Number(log.logIndex),
  };
}
