/** What the domain knows of the Solana cluster: plain values, no library, so that a test can stand in for it. */

export type Commitment = "processed" | "confirmed" | "finalized";

export type ChainAccount = {
  address: string;
  /** The program that owns the account. */
  owner: string;
  lamports: bigint;
  data: Uint8Array;
};

/** `error` is the cluster's own shape of a transaction error, null where it succeeded. */
export type SignatureStatus = { slot: number; commitment: Commitment; error: unknown };

/** An instruction that ran. `depth` is 1 for the transaction's own, more for those that a program called. */
export type RanInstruction = { program: string; accounts: string[]; data: Uint8Array; depth: number };

/** A transaction in a block. Only one that succeeded has changed anything but its fee. */
export type LandedTransaction = {
  signature: string;
  slot: number;
  /** Chain seconds of its block, null where the node does not say. */
  blockTs: number | null;
  error: unknown;
  /** Cut by the cluster at 10,000 bytes. */
  logs: string[];
  /** In the order in which they ran, each followed by what it called. */
  instructions: RanInstruction[];
  /** Accounts without lamports afterwards: closed in it, or never there. */
  emptied: string[];
};

/** A signature as a node lists it; `error` is null where its transaction succeeded. */
export type ListedSignature = { signature: string; slot: number; error: unknown };

/** Which part of an address' signatures: those older than `before` and newer than `until`, two signatures. */
type SignatureRange = { limit: number; before?: string | null; until?: string | null };

export type Simulation = {
  error: unknown;
  logs: string[];
  computeUnits: number;
  /** The watched accounts as they would be afterwards, in the order asked for; null where there would be none. */
  accounts: (ChainAccount | null)[];
};

/**
 * The cluster, through whichever of its addresses answers. Every method throws AppError ChainUnavailable when none does.
 * Addresses and signatures are base58; slots and block heights are numbers.
 */
export interface Chain {
  getAccounts(
    addresses: string[],
    options?: { commitment?: Commitment; minSlot?: number },
  ): Promise<{ slot: number; accounts: (ChainAccount | null)[] }>;
  /** All token accounts of an owner under a token program; its own index answers, no scan. */
  listTokenAccounts(owner: string, tokenProgram: string): Promise<{ slot: number; accounts: ChainAccount[] }>;
  getLatestBlockhash(): Promise<{ blockhash: string; lastValidBlockHeight: number }>;
  /** The latest finalized slot and its block height, as one node sees them. */
  getFinalizedHeight(): Promise<{ slot: number; blockHeight: number }>;
  /** Confirmed block height: what a transaction still has before its blockhash expires. */
  getBlockHeight(): Promise<number>;
  /** `slot` is how far the answering node has come; `status` is null where it does not know the signature. */
  getSignatureStatus(
    signature: string,
    options: { searchHistory: boolean },
  ): Promise<{ slot: number; status: SignatureStatus | null }>;
  /** A transaction at this commitment, or null while the node does not have it. */
  findTransaction(signature: string, commitment: "confirmed" | "finalized"): Promise<LandedTransaction | null>;
  /** Finalized signatures that touched an address, newest first, failed ones among them; at most 1,000. */
  listSignatures(address: string, range: SignatureRange): Promise<ListedSignature[]>;
  /** Lamports that keep an account of this many bytes alive. It falls over the years: never a constant. */
  getRent(bytes: number): Promise<bigint>;
  /** Base fee and priority fee of a message, lamports; null from a node that does not know its blockhash yet. */
  findFee(message: Uint8Array): Promise<bigint | null>;
  /** Recent priority fees, micro-lamports a compute unit, of transactions that wrote to these accounts. */
  listPriorityFees(writableAccounts: string[]): Promise<number[]>;
  /**
   * Runs a transaction without sending it; signatures are not checked. `anyBlockhash` runs it whether or not the node
   * knows its blockhash, and also where it has landed already.
   */
  simulate(
    transaction: Uint8Array,
    watchedAddresses: string[],
    options?: { anyBlockhash: boolean },
  ): Promise<Simulation>;
  /** Hands a signed transaction to the cluster. Sending the same one again changes nothing. */
  send(transaction: Uint8Array): Promise<void>;
}

/** Accounts as they are at one slot, by address; null where there is none. */
export type Reading = { slot: number; accounts: Map<string, ChainAccount | null> };

/** What a node answers at once. */
export const ACCOUNTS_A_CALL = 100;

/**
 * Any number of accounts, each address asked for once. Of several calls each hundred is at its own slot, and the oldest
 * slot is said of all; of none it is `minSlot`, or 0. Throws ChainUnavailable.
 */
export async function readAccounts(
  chain: Pick<Chain, "getAccounts">,
  addresses: readonly string[],
  options: { commitment?: Commitment; minSlot?: number } = {},
): Promise<Reading> {
  const wanted = [...new Set(addresses)];
  const accounts = new Map<string, ChainAccount | null>();
  let slot = wanted.length === 0 ? (options.minSlot ?? 0) : Number.MAX_SAFE_INTEGER;
  for (let start = 0; start < wanted.length; start += ACCOUNTS_A_CALL) {
    const asked = wanted.slice(start, start + ACCOUNTS_A_CALL);
    const reading = await chain.getAccounts(asked, options);
    for (const [at, address] of asked.entries()) accounts.set(address, reading.accounts[at] ?? null);
    slot = Math.min(slot, reading.slot);
  }
  return { slot, accounts };
}

export const CLOCK_ADDRESS = "SysvarC1ock11111111111111111111111111111111";
const CLOCK_UNIX_TIMESTAMP_OFFSET = 32;

/**
 * Unix seconds of a Clock sysvar account, to be read beside other accounts of the same slot: what the programs go by. It
 * differs from the Worker's clock.
 */
export function readClock(account: ChainAccount | null): bigint {
  if (!account || account.data.length < CLOCK_UNIX_TIMESTAMP_OFFSET + 8) throw new Error("no Clock sysvar");
  return viewOf(account.data).getBigInt64(CLOCK_UNIX_TIMESTAMP_OFFSET, true);
}

export function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
