/** What the domain knows about the Solana cluster: plain values and no library, so that tests can replace it. */

export type Commitment = "processed" | "confirmed" | "finalized";

export type ChainAccount = {
  address: string;
  /** The program that owns the account. */
  owner: string;
  lamports: bigint;
  data: Uint8Array;
};

/** `error` is the cluster's own form of a transaction error, null if it succeeded. */
export type SignatureStatus = { slot: number; commitment: Commitment; error: unknown };

/** An instruction that ran. `depth` is 1 for the transaction's own instructions, more for those that a program called. */
export type RanInstruction = { program: string; accounts: string[]; data: Uint8Array; depth: number };

/** A transaction in a block. Unless it succeeded, it changed nothing but its fee. */
export type LandedTransaction = {
  signature: string;
  slot: number;
  /** Chain seconds of its block, null if the node does not say. */
  blockTs: number | null;
  error: unknown;
  /** The cluster cuts them at 10,000 bytes. */
  logs: string[];
  /** In the order in which they ran, each followed by the instructions that it called. */
  instructions: RanInstruction[];
  /** Accounts without lamports afterwards: closed in the transaction, or never there. */
  emptied: string[];
};

/** A signature as a node lists it; `error` is null if its transaction succeeded. */
export type ListedSignature = { signature: string; slot: number; error: unknown };

/** The part of an address's signatures between two signatures: older than `before` and newer than `until`. */
type SignatureRange = { limit: number; before?: string | null; until?: string | null };

export type Simulation = {
  error: unknown;
  logs: string[];
  computeUnits: number;
  /** The watched accounts as they would be afterwards, in the order asked for; null for one that would not exist. */
  accounts: (ChainAccount | null)[];
};

/**
 * The cluster, through the first of its addresses that answers. Every method throws AppError ChainUnavailable if none does.
 * Addresses and signatures are base58; slots and block heights are numbers.
 */
export interface Chain {
  /** `withoutData` leaves the bytes at the node: an account that somebody else chose may have ten megabytes. */
  getAccounts(
    addresses: string[],
    options?: { commitment?: Commitment; minSlot?: number; withoutData?: boolean },
  ): Promise<{ slot: number; accounts: (ChainAccount | null)[] }>;
  /** All token accounts of an owner under a token program, from the node's own index, without a scan. */
  listTokenAccounts(owner: string, tokenProgram: string): Promise<{ slot: number; accounts: ChainAccount[] }>;
  getLatestBlockhash(): Promise<{ blockhash: string; lastValidBlockHeight: number }>;
  /**
   * Whether a transaction with this blockhash could still get into a block that follows the node's latest final one. It is
   * also false for a blockhash that is newer than that block. `slot` is that of the final block.
   */
  isBlockhashValid(blockhash: string): Promise<{ slot: number; isValid: boolean }>;
  /** The latest finalized slot and its block height, as one node sees them. */
  getFinalizedHeight(): Promise<{ slot: number; blockHeight: number }>;
  /** The first finalized block from a slot on, among the next 500 slots; null while the node has none. */
  findBlockFrom(slot: number): Promise<{ slot: number; blockhash: string } | null>;
  /** Confirmed block height, from which one can tell how long a transaction has until its blockhash expires. */
  getBlockHeight(): Promise<number>;
  /** `slot` is how far the answering node has come; `status` is null if it does not know the signature. */
  getSignatureStatus(
    signature: string,
    options: { searchHistory: boolean },
  ): Promise<{ slot: number; status: SignatureStatus | null }>;
  /**
   * The same for up to SIGNATURES_A_CALL signatures, each also looked for in the node's whole history, in their order. `slot`
   * is how far the node had come.
   */
  listSignatureStatuses(signatures: readonly string[]): Promise<{ slot: number; statuses: (SignatureStatus | null)[] }>;
  /** A transaction at this commitment, or null while the node does not have it. */
  findTransaction(signature: string, commitment: "confirmed" | "finalized"): Promise<LandedTransaction | null>;
  /** Finalized signatures that touched an address, newest first, including failed ones; at most 1,000. */
  listSignatures(address: string, range: SignatureRange): Promise<ListedSignature[]>;
  /** Lamports that keep an account of this many bytes alive. They fall over the years, so this must never be a constant. */
  getRent(bytes: number): Promise<bigint>;
  /** Base fee and priority fee of a message, in lamports; null if the node does not know its blockhash yet. */
  findFee(message: Uint8Array): Promise<bigint | null>;
  /** Recent priority fees, in micro-lamports per compute unit, of transactions that wrote to these accounts. */
  listPriorityFees(writableAccounts: string[]): Promise<number[]>;
  /**
   * Runs a transaction without sending it; signatures are not checked. `anyBlockhash` runs it whether or not the node knows
   * its blockhash, and even if it has already landed.
   */
  simulate(
    transaction: Uint8Array,
    watchedAddresses: string[],
    options?: { anyBlockhash: boolean },
  ): Promise<Simulation>;
  /** Hands a signed transaction to the cluster. Sending the same one again changes nothing. */
  send(transaction: Uint8Array): Promise<void>;
}

/** Accounts at one slot, by address; null for one that does not exist. */
export type Reading = { slot: number; accounts: Map<string, ChainAccount | null> };

/** How many signatures a node is asked about in one call. */
export const SIGNATURES_A_CALL = 256;
/** How many accounts a node returns in one call. */
export const ACCOUNTS_A_CALL = 100;
/** A long list is not read one call after the other, and a node is not asked for all of it at once either. */
const CALLS_AT_ONCE = 2;

/**
 * Any number of accounts; each address is read once. If several calls are needed, two run at a time, each hundred accounts
 * are from a slot of their own, and the oldest slot is returned for all; with no accounts it is `minSlot`, or 0. Throws
 * ChainUnavailable.
 */
export async function readAccounts(
  chain: Pick<Chain, "getAccounts">,
  addresses: readonly string[],
  options: { commitment?: Commitment; minSlot?: number } = {},
): Promise<Reading> {
  const wanted = [...new Set(addresses)];
  const accounts = new Map<string, ChainAccount | null>();
  let slot = wanted.length === 0 ? (options.minSlot ?? 0) : Number.MAX_SAFE_INTEGER;
  const readOne = async (asked: string[]) => {
    const reading = await chain.getAccounts(asked, options);
    for (const [at, address] of asked.entries()) accounts.set(address, reading.accounts[at] ?? null);
    slot = Math.min(slot, reading.slot);
  };
  const calls = Array.from({ length: Math.ceil(wanted.length / ACCOUNTS_A_CALL) }, (_, at) =>
    wanted.slice(at * ACCOUNTS_A_CALL, (at + 1) * ACCOUNTS_A_CALL),
  );
  for (let first = 0; first < calls.length; first += CALLS_AT_ONCE) {
    await Promise.all(calls.slice(first, first + CALLS_AT_ONCE).map(readOne));
  }
  return { slot, accounts };
}

/**
 * Groups of accounts, each group from one slot, in as few calls as that allows; one reading for each group, in their order.
 * Books and the vault that they are compared with must be one group: between two slots a claim changes both. A group has at
 * most a hundred accounts. Throws ChainUnavailable.
 */
export async function readGroups(
  chain: Pick<Chain, "getAccounts">,
  groups: readonly (readonly string[])[],
): Promise<Reading[]> {
  const calls: { addresses: Set<string>; groups: number }[] = [];
  for (const group of groups) {
    const last = calls.at(-1);
    const together = new Set([...(last?.addresses ?? []), ...group]);
    if (last && together.size <= ACCOUNTS_A_CALL) {
      last.addresses = together;
      last.groups += 1;
    } else {
      calls.push({ addresses: new Set(group), groups: 1 });
    }
  }
  const readings: Reading[] = [];
  for (const { addresses, groups } of calls) {
    const reading = await readAccounts(chain, [...addresses]);
    readings.push(...Array<Reading>(groups).fill(reading));
  }
  return readings;
}

export const CLOCK_ADDRESS = "SysvarC1ock11111111111111111111111111111111";
const CLOCK_UNIX_TIMESTAMP_OFFSET = 32;

/**
 * Unix seconds of a Clock sysvar account, which the programs go by. Read it together with other accounts, at the same slot.
 * It differs from the Worker's clock.
 */
export function readClock(account: ChainAccount | null): bigint {
  if (!account || account.data.length < CLOCK_UNIX_TIMESTAMP_OFFSET + 8) throw new Error("no Clock sysvar");
  return viewOf(account.data).getBigInt64(CLOCK_UNIX_TIMESTAMP_OFFSET, true);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
