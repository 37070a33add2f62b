import {
  type AccountInfo,
  type CompiledInstruction,
  type ConfirmedTransactionMeta,
  Connection,
  type SignatureStatus as NodeStatus,
  PublicKey,
  VersionedMessage,
  VersionedTransaction,
  type VersionedTransactionResponse,
} from "@solana/web3.js";
import bs58 from "bs58";
import { AppError } from "~/errors";
import {
  ACCOUNTS_A_CALL,
  type Chain,
  type ChainAccount,
  type LandedTransaction,
  type RanInstruction,
  type SignatureStatus,
} from "./chain";
import { failoverFetch } from "./failover.server";

/** The newest transaction version that we can read; without it a node refuses to answer about newer ones. */
const MAX_VERSION = 1;

/** Among this many slots a block is looked for. */
const SLOTS_A_SEARCH = 500;

export type ChainOptions = { rpcUrls: string[]; fetch?: typeof fetch; timeoutMs?: number };

/** Opens the cluster behind these addresses. Costs nothing until the first call. */
export function openChain({ rpcUrls, fetch, timeoutMs }: ChainOptions): Chain {
  const connection = new Connection(rpcUrls[0] ?? "", {
    commitment: "confirmed",
    fetch: failoverFetch({ urls: rpcUrls, fetch, timeoutMs }),
    disableRetryOnRateLimit: true,
  });
  return {
    async getAccounts(addresses, { commitment = "confirmed", minSlot, withoutData = false } = {}) {
      if (addresses.length > ACCOUNTS_A_CALL) throw new RangeError(`${addresses.length} accounts in one call`);
      const keys = addresses.map((address) => new PublicKey(address));
      const config = {
        commitment,
        ...(minSlot === undefined ? {} : { minContextSlot: minSlot }),
        ...(withoutData ? { dataSlice: { offset: 0, length: 0 } } : {}),
      };
      const { context, value } = await connection.getMultipleAccountsInfoAndContext(keys, config);
      return { slot: context.slot, accounts: addresses.map((address, i) => toAccount(address, value[i] ?? null)) };
    },

    async listTokenAccounts(owner, tokenProgram) {
      const { context, value } = await connection.getTokenAccountsByOwner(new PublicKey(owner), {
        programId: new PublicKey(tokenProgram),
      });
      const accounts = value.map(({ pubkey, account }) => toAccount(pubkey.toBase58(), account));
      return { slot: context.slot, accounts: accounts.filter((account) => account !== null) };
    },

    async getLatestBlockhash() {
      // the shorter method wraps every error in one of its own
      return (await connection.getLatestBlockhashAndContext("confirmed")).value;
    },

    async isBlockhashValid(blockhash) {
      const { context, value } = await connection.isBlockhashValid(blockhash, { commitment: "finalized" });
      return { slot: context.slot, isValid: value };
    },

    async getFinalizedHeight() {
      const { absoluteSlot, blockHeight } = await connection.getEpochInfo("finalized");
      return { slot: absoluteSlot, blockHeight: blockHeight ?? 0 };
    },

    async findBlockFrom(slot) {
      const [first] = await connection.getBlocks(slot, slot + SLOTS_A_SEARCH - 1, "finalized");
      if (first === undefined) return null;
      const { blockhash } = await getBlockhash(connection, first);
      return { slot: first, blockhash };
    },

    getBlockHeight: () => connection.getBlockHeight("confirmed"),

    async getSignatureStatus(signature, { searchHistory }) {
      const { context, value } = await connection.getSignatureStatuses([signature], {
        searchTransactionHistory: searchHistory,
      });
      return { slot: context.slot, status: toStatus(value[0]) };
    },

    async listSignatureStatuses(signatures) {
      const { context, value } = await connection.getSignatureStatuses([...signatures], {
        searchTransactionHistory: true,
      });
      return { slot: context.slot, statuses: signatures.map((_, at) => toStatus(value[at])) };
    },

    async findTransaction(signature, commitment) {
      const found = await connection.getTransaction(signature, {
        commitment,
        maxSupportedTransactionVersion: MAX_VERSION,
      });
      return found?.meta ? toLanded(signature, found, found.meta) : null;
    },

    async listSignatures(address, { limit, before, until }) {
      const range = { limit, ...(before ? { before } : {}), ...(until ? { until } : {}) };
      const found = await connection.getSignaturesForAddress(new PublicKey(address), range, "finalized");
      return found.map(({ signature, slot, err }) => ({ signature, slot, error: err }));
    },

    async getRent(bytes) {
      return BigInt(await connection.getMinimumBalanceForRentExemption(bytes, "confirmed"));
    },

    async findFee(message) {
      const parsed = VersionedMessage.deserialize(message);
      const { value } = await connection.getFeeForMessage(parsed, "confirmed").catch((error: unknown) => {
        if (error instanceof Error && error.message === "invalid blockhash") return { value: null };
        throw error;
      });
      return value === null ? null : BigInt(value);
    },

    async listPriorityFees(writableAccounts) {
      const lockedWritableAccounts = writableAccounts.map((address) => new PublicKey(address));
      const fees = await connection.getRecentPrioritizationFees({ lockedWritableAccounts });
      return fees.map(({ prioritizationFee }) => prioritizationFee);
    },

    async simulate(transaction, watchedAddresses, { anyBlockhash } = { anyBlockhash: false }) {
      const { value } = await connection.simulateTransaction(VersionedTransaction.deserialize(transaction), {
        commitment: "confirmed",
        sigVerify: false,
        replaceRecentBlockhash: anyBlockhash,
        accounts: { encoding: "base64", addresses: watchedAddresses },
      });
      const accounts = watchedAddresses.map((address, i) => {
        const account = value.accounts?.[i];
        if (!account || account.lamports === 0) return null;
        return {
          address,
          owner: account.owner,
          lamports: BigInt(account.lamports),
          data: Uint8Array.from(Buffer.from(account.data[0] ?? "", "base64")),
        };
      });
      return { error: value.err, logs: value.logs ?? [], computeUnits: value.unitsConsumed ?? 0, accounts };
    },

    async send(transaction) {
      // no preflight: one node's refusal says nothing once another node has taken the transaction
      await connection
        .sendRawTransaction(transaction, { skipPreflight: true, maxRetries: 0 })
        .catch((error: unknown) => {
          if (!isAlreadyThere(error)) throw error;
        });
    },
  };
}

/** The blockhash of a block that the node has just listed. */
async function getBlockhash(connection: Connection, slot: number): Promise<{ blockhash: string }> {
  const block = await connection.getBlock(slot, {
    commitment: "finalized",
    transactionDetails: "none",
    rewards: false,
    maxSupportedTransactionVersion: MAX_VERSION,
  });
  // another machine behind the same address may not have it yet
  if (!block) throw new AppError("ChainUnavailable");
  return block;
}

function toStatus(found: NodeStatus | null | undefined): SignatureStatus | null {
  if (!found) return null;
  // older nodes give no status; without a count of confirmations the block is final
  const commitment = found.confirmationStatus ?? (found.confirmations === null ? "finalized" : "processed");
  return { slot: found.slot, commitment, error: found.err };
}

/** Some nodes refuse a transaction that they took before, but sending again is meant to repeat. */
function isAlreadyThere(error: unknown): boolean {
  return error instanceof Error && /already (been )?processed/i.test(error.message);
}

function toAccount(address: string, account: AccountInfo<Uint8Array> | null): ChainAccount | null {
  if (!account) return null;
  return {
    address,
    owner: account.owner.toBase58(),
    lamports: BigInt(account.lamports),
    data: Uint8Array.from(account.data),
  };
}

function toLanded(
  signature: string,
  { slot, blockTime, transaction }: VersionedTransactionResponse,
  meta: ConfirmedTransactionMeta,
): LandedTransaction {
  const { message } = transaction;
  const { writable = [], readonly = [] } = meta.loadedAddresses ?? {};
  const addresses = [...message.staticAccountKeys, ...writable, ...readonly].map((key) => key.toBase58());
  const instructions = message.compiledInstructions.flatMap((outer, index) => {
    const { programIdIndex, accountKeyIndexes, data } = outer;
    const inner = meta.innerInstructions?.find((group) => group.index === index)?.instructions ?? [];
    const own = { program: addresses[programIdIndex] ?? "", accounts: addressesAt(addresses, accountKeyIndexes) };
    return [{ ...own, data: Uint8Array.from(data), depth: 1 }, ...inner.map((called) => toCalled(addresses, called))];
  });
  const emptied = addresses.filter((_, index) => meta.postBalances[index] === 0);
  const logs = meta.logMessages ?? [];
  return { signature, slot, blockTs: blockTime ?? null, error: meta.err, logs, instructions, emptied };
}

/** Older nodes do not say how deep a call was. */
function toCalled(addresses: string[], called: CompiledInstruction & { stackHeight?: number | null }): RanInstruction {
  return {
    program: addresses[called.programIdIndex] ?? "",
    accounts: addressesAt(addresses, called.accounts),
    data: bs58.decode(called.data),
    depth: called.stackHeight ?? 2,
  };
}

function addressesAt(addresses: string[], indexes: number[]): string[] {
  return indexes.map((index) => addresses[index] ?? "");
}
