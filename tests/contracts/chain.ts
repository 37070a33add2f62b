import {
  type Abi,
  type Address,
  type ContractFunctionArgs,
  type ContractFunctionName,
  type ContractFunctionReturnType,
  createPublicClient,
  decodeErrorResult,
  decodeEventLog,
  encodeFunctionData,
  getAddress,
  type Hex,
  http,
  type Log,
  numberToHex,
  type PublicClient,
} from "viem";
import { privateKeyToAddress } from "viem/accounts";
import { keccak256, toHex } from "viem/utils";
import { bnbNftAbi } from "../../contracts/artifacts/bnb-nft.ts";
import { migrationGateAbi } from "../../contracts/artifacts/migration-gate.ts";
import { standardNftAbi } from "../../contracts/artifacts/standard-nft.ts";
import { type EvmNode, startEvmNode } from "../../tools/dev/evm-node.ts";

/** The second at which every chain starts: 1 November 2026. */
export const FIRST_TS = 1_793_491_200n;
const KAIA = 8_217;
const GAS_LIMIT = 20_000_000n;
const COINS = 10n ** 24n;

/** What became of a transaction that was mined. */
export interface Outcome {
  /** the name of the error that it failed with, or null */
  error: string | null;
  errorArgs: readonly unknown[];
  gas: bigint;
  events: { address: Address; name: string; args: Record<string, unknown> }[];
}

export interface Sender {
  from: Address;
  value?: bigint;
}

/** A node of its own: gas costs nothing, any address may send, and the clock stands still unless a test moves it. */
export interface Chain {
  client: PublicClient;
  send(transaction: Sender & { to?: Address; data?: Hex }): Promise<Outcome & { created: Address | null }>;
  /** Deploys and returns the address. Throws if the constructor fails. */
  deploy(data: Hex, from: Address): Promise<Address>;
  balance(address: Address): Promise<bigint>;
  now(): Promise<bigint>;
  /** The second of the blocks from now on. */
  setNow(ts: bigint): Promise<void>;
  /** Moves the time of the next block on by this many seconds. */
  pass(seconds: bigint): Promise<void>;
  setBalance(address: Address, amount: bigint): Promise<void>;
  setStorage(address: Address, slot: Hex, value: Hex): Promise<void>;
  /** Remembers everything; the returned function goes back to it, once. */
  remember(): Promise<() => Promise<void>>;
  stop(): Promise<void>;
}

type Sent = "nonpayable" | "payable" | "pure";

/** A contract with typed functions. */
export interface Contract<A extends Abi> {
  address: Address;
  read<N extends ContractFunctionName<A, "view" | "pure">>(
    name: N,
    args: ContractFunctionArgs<A, "view" | "pure", N>,
  ): Promise<ContractFunctionReturnType<A, "view" | "pure", N>>;
  /** A pure function can be sent as well: some of them always refuse. */
  send<N extends ContractFunctionName<A, Sent>>(
    name: N,
    args: ContractFunctionArgs<A, Sent, N>,
    sender: Sender,
  ): Promise<Outcome>;
}

interface Receipt {
  status: Hex;
  gasUsed: Hex;
  transactionHash: Hex;
  contractAddress: Address | null;
  logs: Log[];
}

/** An account with coins that follows from its name. */
export function person(name: string): Address {
  return privateKeyToAddress(keccak256(toHex(name)));
}

/** Bytes that follow from their name, as a Solana address or the key of a mint. */
export function solana(name: string): Hex {
  return keccak256(toHex(`solana ${name}`));
}

export async function openChain(): Promise<Chain> {
  const node = await startEvmNode({
    chainId: KAIA,
    port: 0,
    options: ["--base-fee", "0", "--auto-impersonate", "--timestamp", String(FIRST_TS), "--prune-history", "50"],
  });
  const client = createPublicClient({ transport: http(node.url, { batch: true, retryCount: 0 }), cacheTime: 0 });
  const rpc = rpcOf(client);
  await rpc("anvil_setBlockTimestampInterval", [0]);
  return chainOf(node, client, rpc);
}

type Rpc = <T>(method: string, params?: unknown[]) => Promise<T>;

/** viem has no types for what only anvil can do. */
function rpcOf(client: PublicClient): Rpc {
  return (method, params = []) => client.request({ method, params } as never) as never;
}

function chainOf(node: EvmNode, client: PublicClient, rpc: Rpc): Chain {
  const funded = new Set<Address>();
  const setBalance = (address: Address, amount: bigint) =>
    rpc<void>("anvil_setBalance", [address, numberToHex(amount)]);
  const send: Chain["send"] = async ({ from, to, data, value = 0n }) => {
    if (!funded.has(from)) {
      funded.add(from);
      await setBalance(from, COINS);
    }
    const transaction = { from, to, data, value: numberToHex(value), gas: numberToHex(GAS_LIMIT), gasPrice: "0x0" };
    const receipt = await rpc<Receipt>("eth_sendTransactionSync", [transaction]);
    const failure = receipt.status === "0x1" ? NO_FAILURE : await failureOf(rpc, receipt.transactionHash);
    const events = receipt.logs.flatMap(eventOf);
    return { ...failure, gas: BigInt(receipt.gasUsed), events, created: receipt.contractAddress };
  };
  const now = async () => (await client.getBlock()).timestamp;
  const setNow = async (ts: bigint) => {
    await rpc("evm_setNextBlockTimestamp", [numberToHex(ts)]);
    await rpc("evm_mine");
  };
  return {
    client,
    send,
    setBalance: async (address, amount) => {
      funded.add(address);
      await setBalance(address, amount);
    },
    setStorage: (address, slot, value) => rpc("anvil_setStorageAt", [address, slot, value]),
    async deploy(data, from) {
      const { error, created } = await send({ from, data });
      if (error || !created) throw new Error(error ?? "nothing was created");
      return getAddress(created);
    },
    balance: (address) => client.getBalance({ address }),
    now,
    setNow,
    pass: async (seconds) => setNow((await now()) + seconds),
    async remember() {
      const id = await rpc<Hex>("evm_snapshot");
      const fundedThen = [...funded];
      return async () => {
        funded.clear();
        for (const address of fundedThen) funded.add(address);
        if (!(await rpc<boolean>("evm_revert", [id]))) throw new Error("nothing to go back to");
      };
    },
    stop: node.stop,
  };
}

export function contractAt<const A extends Abi>(chain: Chain, address: Address, abi: A): Contract<A> {
  return {
    address,
    read: (functionName, args) => chain.client.readContract({ address, abi, functionName, args } as never) as never,
    send: (functionName, args, sender) =>
      chain.send({ ...sender, to: address, data: encodeFunctionData({ abi, functionName, args } as never) }),
  };
}

/** All that can be reported by our contracts and by those that they are tested with. */
const KNOWN = [...migrationGateAbi, ...standardNftAbi, ...bnbNftAbi].filter(({ type }) => type !== "function") as Abi;

const NO_FAILURE = { error: null, errorArgs: [] };

async function failureOf(rpc: Rpc, hash: Hex): Promise<{ error: string; errorArgs: readonly unknown[] }> {
  const trace = await rpc<{ output?: Hex; error?: string }>("debug_traceTransaction", [hash, { tracer: "callTracer" }]);
  if (!trace.output || trace.output === "0x") return { error: trace.error ?? "reverted", errorArgs: [] };
  const { errorName, args = [] } = decodeErrorResult({ abi: KNOWN, data: trace.output });
  // Error(string) of a require or revert with a text
  return { error: errorName === "Error" ? String(args[0]) : errorName, errorArgs: args };
}

function eventOf(log: Log): Outcome["events"] {
  try {
    const { eventName = "", args = {} } = decodeEventLog({ abi: KNOWN, data: log.data, topics: log.topics });
    return [{ address: log.address, name: eventName, args: args as Record<string, unknown> }];
  } catch {
    // of a contract that we only test with
    return [];
  }
}
