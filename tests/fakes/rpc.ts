import bs58 from "bs58";

/**
 * A Solana cluster that answers JSON-RPC as a node does (in the form of Agave 3), runs no program, and does only what a test
 * tells it: which blocks pass, what lands, which node is down, slow, behind, or loses an answer. The block height is the
 * slot.
 */
export type FakeCluster = {
  slot: number;
  accounts: Map<string, FakeAccount>;
  /** Transactions that nodes took, by signature, with the addresses to which they were sent. */
  received: Map<string, string[]>;
  /** Transactions in blocks. */
  landed: Map<string, FakeTransaction>;
  /** What a trial run answers. */
  simulation: { err: unknown; logs: string[]; unitsConsumed: number };
  priorityFees: number[];
  genesisHash: string;
  nodes: Map<string, FakeNode>;
  /** Signatures whose transactions no node has, though they list them. */
  withoutTransaction: Set<string>;
  /** What a node does to a page of signatures before it answers: leaves some out, repeats them, mixes them up. */
  list: (page: ListedEntry[]) => ListedEntry[];
  /** Every call, in order. */
  calls: { url: string; method: string; params: unknown[] }[];
  fetch: typeof fetch;
  pass(blocks: number): void;
  land(signature: string, transaction?: Partial<FakeTransaction>): void;
};

export type FakeAccount = { owner: string; lamports: number; data: Uint8Array };
/** Within one slot, the transaction that landed later comes after. `emptied`: accounts without lamports afterwards. */
export type FakeTransaction = {
  slot: number;
  err: unknown;
  logs: string[];
  instructions: FakeInstruction[];
  emptied: string[];
  blockTime: number;
};
export type FakeInstruction = { program: string; accounts: string[]; data: Uint8Array; inner?: FakeInstruction[] };
export type ListedEntry = {
  signature: string;
  slot: number;
  err: unknown;
  memo: null;
  blockTime: number;
  confirmationStatus: "finalized";
};

export type FakeNode = {
  /** How many slots this node lags behind the cluster. */
  behind: number;
  /** `network`: nobody answers. `silent`: never answers. A number: that HTTP status. `rpc`: that JSON-RPC error. */
  trouble: "network" | "silent" | { status: number } | { rpc: number } | null;
  /** Does what it is asked and then drops the connection, for these methods. */
  losesAnswersOf: string[];
};

const FINALIZED_AFTER = 32;
const CONFIRMED_AFTER = 1;
const BLOCKHASH_LIFE = 150;
/** A node's memory of signatures; older ones are only in its ledger. */
const REMEMBERED_SLOTS = 300;

export function fakeCluster(urls: string[] = ["http://node-1"]): FakeCluster {
  const cluster: FakeCluster = {
    slot: 1_000,
    accounts: new Map(),
    received: new Map(),
    landed: new Map(),
    simulation: { err: null, logs: [], unitsConsumed: 3_000 },
    priorityFees: [],
    genesisHash: blockhashAt(0),
    withoutTransaction: new Set(),
    list: (page) => page,
    nodes: new Map(urls.map((url) => [url, { behind: 0, trouble: null, losesAnswersOf: [] }])),
    calls: [],
    fetch: (input, init) => answer(cluster, String(input), init ?? {}),
    pass(blocks) {
      cluster.slot += blocks;
    },
    land(signature, transaction = {}) {
      const empty = { err: null, logs: [], instructions: [], emptied: [], blockTime: BLOCK_TIME };
      cluster.landed.set(signature, { slot: cluster.slot, ...empty, ...transaction });
    },
  };
  return cluster;
}

/** The blockhash of a height, the same on every node of the cluster. */
export function blockhashAt(height: number): string {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, height + 1);
  return bs58.encode(bytes);
}

async function answer(cluster: FakeCluster, url: string, init: RequestInit): Promise<Response> {
  const node = cluster.nodes.get(new URL(url).origin);
  if (!node) throw new TypeError(`no node at ${url}`);
  const { id, method, params = [] } = JSON.parse(String(init.body));
  cluster.calls.push({ url, method, params });
  const { trouble } = node;
  if (trouble === "network") throw new TypeError("fetch failed");
  if (trouble === "silent") return never(init.signal);
  if (trouble && "status" in trouble) return new Response("busy", { status: trouble.status });
  if (trouble) return Response.json({ jsonrpc: "2.0", id, error: { code: trouble.rpc, message: "Node is unhealthy" } });
  const answered = respond({ cluster, node, url }, method, params);
  if (node.losesAnswersOf.includes(method)) throw new TypeError("connection reset");
  return Response.json({ jsonrpc: "2.0", id, ...answered });
}

function never(signal: AbortSignal | null | undefined): Promise<Response> {
  return new Promise((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
}

type Asked = { cluster: FakeCluster; node: FakeNode; url: string };
type Answered = { result: unknown } | { error: { code: number; message: string } };

// biome-ignore lint/suspicious/noExplicitAny: parameters are whatever a caller sends
function respond({ cluster, node, url }: Asked, method: string, params: any[]): Answered {
  const tip = cluster.slot - node.behind;
  const slotAt = (commitment = "finalized") => tip - (DELAYS[commitment] ?? FINALIZED_AFTER);
  const config = params.at(-1) ?? {};
  const context = { slot: slotAt(config.commitment), apiVersion: "3.0.0" };
  if (config.minContextSlot > context.slot) {
    return { error: { code: -32016, message: "Minimum context slot has not been reached" } };
  }
  switch (method) {
    case "getLatestBlockhash": {
      const height = context.slot;
      const value = { blockhash: blockhashAt(height), lastValidBlockHeight: height + BLOCKHASH_LIFE };
      return { result: { context, value } };
    }
    case "getSlot":
      return { result: context.slot };
    case "getGenesisHash":
      return { result: cluster.genesisHash };
    case "getBlockHeight":
      return { result: context.slot };
    case "getEpochInfo":
      return {
        result: {
          absoluteSlot: context.slot,
          blockHeight: context.slot,
          epoch: 0,
          slotIndex: context.slot,
          slotsInEpoch: 432_000,
          transactionCount: 0,
        },
      };
    case "getSignatureStatuses": {
      const value = (params[0] as string[]).map((signature) => {
        const landed = cluster.landed.get(signature);
        if (!landed || landed.slot > tip) return null;
        if (tip - landed.slot > REMEMBERED_SLOTS && !config.searchTransactionHistory) return null;
        return statusOf(landed, tip);
      });
      return { result: { context: { slot: tip, apiVersion: "3.0.0" }, value } };
    }
    case "getTransaction": {
      const landed = cluster.landed.get(params[0]);
      if (!landed || landed.slot > context.slot || cluster.withoutTransaction.has(params[0])) return { result: null };
      return { result: transactionAnswer(params[0], landed) };
    }
    case "getMinimumBalanceForRentExemption":
      // enough for an account with these bytes and 128 of its own
      return { result: (params[0] + 128) * 6_960 };
    case "getSignaturesForAddress":
      return { result: listSignatures(cluster, params[0], { ...config, slot: context.slot }) };
    case "getFeeForMessage":
      return { result: { context, value: 5_000 } };
    case "getRecentPrioritizationFees":
      return { result: cluster.priorityFees.map((prioritizationFee) => ({ slot: tip, prioritizationFee })) };
    case "getMultipleAccounts":
      return { result: { context, value: (params[0] as string[]).map((address) => accountAnswer(cluster, address)) } };
    case "getProgramAccounts": {
      const sizes = (config.filters ?? []).flatMap(({ dataSize }: { dataSize?: number }) => dataSize ?? []);
      const value = [...cluster.accounts]
        .filter(([, { owner, data }]) => owner === params[0] && sizes.every((size: number) => size === data.length))
        .map(([pubkey]) => ({ pubkey, account: accountAnswer(cluster, pubkey) }));
      return { result: { context, value } };
    }
    case "simulateTransaction": {
      const addresses = config.accounts?.addresses as string[] | undefined;
      const accounts = addresses?.map((address) => accountAnswer(cluster, address)) ?? null;
      return { result: { context, value: { ...cluster.simulation, accounts, returnData: null } } };
    }
    case "sendTransaction": {
      const signature = bs58.encode(Buffer.from(params[0], "base64").subarray(1, 65));
      cluster.received.set(signature, [...(cluster.received.get(signature) ?? []), url]);
      return { result: signature };
    }
    default:
      return { error: { code: -32601, message: `Method not found: ${method}` } };
  }
}

const DELAYS: Record<string, number> = { processed: 0, confirmed: CONFIRMED_AFTER, finalized: FINALIZED_AFTER };

function statusOf({ slot, err }: FakeTransaction, tip: number) {
  const depth = tip - slot;
  const status = err === null ? { Ok: null } : { Err: err };
  if (depth >= FINALIZED_AFTER) return { slot, confirmations: null, err, status, confirmationStatus: "finalized" };
  const confirmationStatus = depth >= CONFIRMED_AFTER ? "confirmed" : "processed";
  return { slot, confirmations: depth, err, status, confirmationStatus };
}

type SignatureConfig = { slot: number; limit?: number; before?: string; until?: string };

/** Newest first. An unknown `before` or `until` is ignored, as by a node that has forgotten it. */
function listSignatures(cluster: FakeCluster, address: string, config: SignatureConfig): ListedEntry[] {
  const { slot: newest, limit = 1_000, before, until } = config;
  const all = [...cluster.landed]
    .filter(([, { slot, instructions }]) => slot <= newest && addressesOf(instructions).includes(address))
    .map(([signature, { slot, err, blockTime }]) => {
      return { signature, slot, err, memo: null, blockTime, confirmationStatus: "finalized" as const };
    })
    .reverse()
    .sort((a, b) => b.slot - a.slot);
  const begin = all.findIndex(({ signature }) => signature === before) + 1;
  const end = all.findIndex(({ signature }) => signature === until);
  return cluster.list(all.slice(begin, end < 0 ? undefined : end).slice(0, limit));
}

function addressesOf(instructions: FakeInstruction[]): string[] {
  return instructions.flatMap(({ program, accounts, inner = [] }) => [program, ...accounts, ...addressesOf(inner)]);
}

const BLOCK_TIME = 1_790_000_000;

function transactionAnswer(signature: string, { slot, err, logs, instructions, emptied, blockTime }: FakeTransaction) {
  const payer = bs58.encode(new Uint8Array(32));
  const accountKeys = [...new Set([payer, ...addressesOf(instructions)])];
  const compile = ({ program, accounts, data }: FakeInstruction, stackHeight: number) => ({
    programIdIndex: accountKeys.indexOf(program),
    accounts: accounts.map((address) => accountKeys.indexOf(address)),
    data: bs58.encode(data),
    stackHeight,
  });
  const innerInstructions = instructions.flatMap(({ inner = [] }, index) =>
    inner.length === 0 ? [] : { index, instructions: flatten(inner, 2).map(([it, depth]) => compile(it, depth)) },
  );
  return {
    slot,
    blockTime,
    version: "legacy",
    meta: {
      err,
      status: err === null ? { Ok: null } : { Err: err },
      fee: 5_000,
      innerInstructions,
      loadedAddresses: { readonly: [], writable: [] },
      logMessages: logs,
      preBalances: accountKeys.map(() => 1),
      postBalances: accountKeys.map((address) => (emptied.includes(address) ? 0 : 1)),
      preTokenBalances: [],
      postTokenBalances: [],
      rewards: [],
      computeUnitsConsumed: 3_000,
    },
    transaction: {
      signatures: [signature],
      message: {
        accountKeys,
        header: { numRequiredSignatures: 1, numReadonlySignedAccounts: 0, numReadonlyUnsignedAccounts: 0 },
        instructions: instructions.map((instruction) => compile(instruction, 1)),
        recentBlockhash: blockhashAt(slot),
      },
    },
  };
}

/** Each call, followed by the calls that it made. */
function flatten(calls: FakeInstruction[], depth: number): [FakeInstruction, number][] {
  return calls.flatMap((call): [FakeInstruction, number][] => [[call, depth], ...flatten(call.inner ?? [], depth + 1)]);
}

function accountAnswer({ accounts }: FakeCluster, address: string) {
  const account = accounts.get(address);
  if (!account) return null;
  const { owner, lamports, data } = account;
  return {
    owner,
    lamports,
    data: [Buffer.from(data).toString("base64"), "base64"],
    executable: false,
    rentEpoch: 0,
    space: data.length,
  };
}
