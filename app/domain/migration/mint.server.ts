import { type Keypair, PublicKey, TransactionInstruction, VersionedTransaction } from "@solana/web3.js";
import bs58 from "bs58";
import { eq, isNull } from "drizzle-orm";
import { AppError } from "~/errors";
import { readWithin } from "~/read-within";
import { writeLog } from "~/server/log";
import { migrationRecord } from "~db/schema";
import { findMetadataAddress, TOKEN_METADATA_PROGRAM_ADDRESS } from "~programs/addresses";
import { readNftMetadata } from "~programs/nft-metadata";
import {
  CREATION_FEE_LAMPORTS,
  createNft,
  findCollectionDelegateAddress,
  MOST_NAME_BYTES,
  MOST_URI_BYTES,
  NFT_ACCOUNT_BYTES,
} from "~programs/token-metadata";
import type { MigrationProject } from "../settings/migration";
import { getSetting } from "../settings/queries.server";
import type { Chain } from "../solana/chain";
import { isUsableTarget } from "../solana/usable-target.server";
import { MEMO_PROGRAM } from "../solana/wallet-additions";
import { priorityPrice } from "../transactions/priority-price";
import { buildTransaction } from "../transactions/unsigned-transaction.server";
import type { MigrationDeps } from "./deps";
import { findWitnessedOrigin, type MintOrigin } from "./existing-mint.server";
import { type MigrationKeys, mintKeypair } from "./keys.server";
import { changeRecord, type MigrationRow, type Mintable } from "./records.server";
import { CONFIRM_ALARM_MS, type Failure, isFailure, mayMint, mintMemo, newNftName, type Obstacle } from "./rules";
import { isMint } from "./solana-mint.server";

/** minted: in a finalized block. `row` is as this step left it. */
export type MintOutcome =
  | { kind: "minted"; row: MigrationRow; mint: string }
  | { kind: "underWay"; row: MigrationRow }
  | { kind: "waiting"; row: MigrationRow; reason: Obstacle }
  | { kind: "failed"; row: MigrationRow; reason: Failure };

type Deps = MigrationDeps & { keys: MigrationKeys };

const MOST_UNITS = 400_000;
/** A wallet has to keep at least the rent of an empty account. */
const EMPTY_ACCOUNT_BYTES = 0;
const SIGNATURES_LAMPORTS = 10_000n;
const JSON_MS = 5_000;
const MOST_JSON_BYTES = 200_000;
const METADATA_PROGRAM = TOKEN_METADATA_PROGRAM_ADDRESS.toBase58();

/**
 * Brings the new NFT of a record closer to its finalized block, as far as the chain allows now. Safe to call at any time,
 * also twice at once: the signed transaction is stored before it is sent, and the mint's address follows from the old NFT.
 * `nowTs`: the later of both clocks. Throws ChainUnavailable.
 */
export async function advanceMint(
  deps: Deps,
  row: Mintable,
  { project, nowTs }: { project: MigrationProject | null; nowTs: number },
): Promise<MintOutcome> {
  const mint = mintOf(deps.keys, row);
  const address = mint.publicKey.toBase58();
  const { accounts } = await deps.chain.getAccounts([address], { commitment: "finalized" });
  if (isMint(accounts[0])) {
    return describeExisting(deps, row, { mint: address, project });
  }
  const free = await settleStored(deps, row);
  if (!free) return { kind: "underWay", row };
  // first, because it stays the reason however much time passes
  if (!(await isUsableTarget(deps.chain, row.newWalletAddress))) {
    return { kind: "failed", row: free, reason: "TargetNotWallet" };
  }
  if (!mayMint(row.handedOverTs, nowTs)) return { kind: "failed", row: free, reason: "ReclaimClose" };
  if (!project) return { kind: "waiting", row: free, reason: "ProjectMissing" };
  if (!hasNodesToMint(deps)) return { kind: "waiting", row: free, reason: "NodeMissing" };
  return signAndSend(deps, free as Mintable, { project, mint });
}

/**
 * Notes when a record's new NFT was first seen on Solana, and logs an error once its confirmation on the former chain is
 * overdue: without one, the old NFT can be taken back in the end.
 */
export async function noteMinted(deps: Deps, row: Mintable): Promise<Mintable> {
  const mintedAt = row.mintedAt ?? deps.now;
  const known = (await changeRecord(deps, row, { mintedAt })) ?? row;
  const ageMs = deps.now.getTime() - mintedAt.getTime();
  if (ageMs > CONFIRM_ALARM_MS) {
    const minutes = Math.floor(ageMs / 60_000);
    writeLog("error", "a minted NFT waits for its confirmation", { seq: row.seq, gateId: row.gateId, minutes });
  }
  return { ...row, ...known } as Mintable;
}

/** What follows from a mint that is there. The alarm of a late confirmation is due also while the nodes do not say whose it is. */
async function describeExisting(
  deps: Deps,
  row: Mintable,
  asked: { mint: string; project: MigrationProject | null },
): Promise<MintOutcome> {
  const note = () => (row.mintSignature ? noteMinted(deps, row) : row);
  const origin = await findWitnessedOrigin(deps, row, asked).catch(async (error: unknown) => {
    // one that was found to be another's waits for no confirmation
    if (!isFailure(row.reason)) await note();
    throw error;
  });
  return existing(isFailure(origin) ? row : await note(), asked.mint, origin);
}

function existing(row: Mintable, mint: string, origin: MintOrigin | "disagree"): MintOutcome {
  if (origin === "own") return { kind: "minted", row, mint };
  if (origin === "unknown") return { kind: "waiting", row, reason: "NodeBehind" };
  if (origin === "disagree") return { kind: "waiting", row, reason: "NodesDisagree" };
  writeLog("error", "an NFT is there that was not made for this record", { seq: row.seq, mint, origin });
  return { kind: "failed", row, reason: origin };
}

/** The mint's key of a record's old NFT. */
export function mintOf(
  keys: MigrationKeys,
  row: Pick<MigrationRow, "chainId" | "oldNftContract" | "oldNftId">,
): Keypair {
  return mintKeypair(keys.mintSeed, { chainId: row.chainId, contract: row.oldNftContract, tokenId: row.oldNftId });
}

/** What a mint needs before anything else. pin: the build does not name the gate (app/pins.json). */
export type MintNeed = "pin" | "keys" | "nodes";

/** What keeps the Worker from minting for what is handed over to a gate; nothing if it is ready. */
export function listMissing(
  deps: Pick<MigrationDeps, "evm" | "gates" | "keys" | "evmNodes" | "nodesToMint">,
  gate: string,
): MintNeed[] {
  const needs: [MintNeed, boolean][] = [
    ["pin", isKnownGate(deps, { chainId: deps.evm.chainId, gate })],
    ["keys", deps.keys !== null],
    ["nodes", hasNodesToMint(deps)],
  ];
  return needs.flatMap(([need, isThere]) => (isThere ? [] : [need]));
}

/** Whether what is handed over to a gate would be minted. */
export function isReadyToMint(deps: Parameters<typeof listMissing>[0], gate: string): boolean {
  return listMissing(deps, gate).length === 0;
}

/** Whether enough nodes of the former chain are named for a mint to be signed: one alone could invent a hand-over. */
function hasNodesToMint({ evmNodes, nodesToMint }: Pick<MigrationDeps, "evmNodes" | "nodesToMint">): boolean {
  return evmNodes.length >= nodesToMint;
}

/** Whether the build names the gate of a record, and the record is of the chain that the Worker asks. */
export function isKnownGate(
  { evm, gates }: Pick<MigrationDeps, "evm" | "gates">,
  { chainId, gate }: { chainId: number; gate: string },
): boolean {
  return chainId === evm.chainId && gates.some((known) => known === gate);
}

/** What the minter has to hold for one more NFT, in lamports: rent, fees, and what keeps the minter's own account. */
export async function mintCost(chain: Chain): Promise<{ each: bigint; kept: bigint }> {
  const [kept, ...rents] = await Promise.all(
    [EMPTY_ACCOUNT_BYTES, ...NFT_ACCOUNT_BYTES].map((size) => chain.getRent(size)),
  );
  const each = rents.reduce((sum, rent) => sum + rent, CREATION_FEE_LAMPORTS + SIGNATURES_LAMPORTS);
  return { each, kept: kept ?? 0n };
}

/**
 * The row without a stored transaction, once the stored one is known to have no effect: it failed, or its time is over and a
 * node that has come far enough does not know it. Null while it may still land; it is then sent again.
 */
async function settleStored(deps: Deps, row: Mintable): Promise<MigrationRow | null> {
  const { chain } = deps;
  if (!row.mintSignature || !row.mintTransaction) return row;
  const { status } = await chain.getSignatureStatus(row.mintSignature, { searchHistory: true });
  if (status) {
    if (!status.error || status.commitment !== "finalized") return null;
    writeLog("error", "a mint failed on the chain", { seq: row.seq, signature: row.mintSignature }, status.error);
    return forget(deps, row);
  }
  const { slot, blockHeight } = await chain.getFinalizedHeight();
  if (blockHeight <= (row.mintLastBlockHeight ?? 0)) {
    await sendStored(deps, row.mintTransaction);
    return null;
  }
  const again = await chain.getSignatureStatus(row.mintSignature, { searchHistory: true });
  // a node that lags behind proves nothing
  if (again.status || again.slot < slot) return null;
  return forget(deps, row);
}

/** Null if another run has stored another transaction meanwhile. */
function forget(deps: Deps, row: Mintable): Promise<MigrationRow | null> {
  const nothing = { mintTransaction: null, mintSignature: null, mintLastBlockHeight: null };
  return changeRecord(deps, row, nothing, eq(migrationRecord.mintSignature, row.mintSignature ?? ""));
}

async function signAndSend(
  deps: Deps,
  row: Mintable,
  { project, mint }: { project: MigrationProject; mint: Keypair },
): Promise<MintOutcome> {
  const waiting = (reason: Obstacle): MintOutcome => ({ kind: "waiting", row, reason });
  const { chain, keys } = deps;
  const uri = uriOf(deps, project, row.oldNftId);
  if (!uri || !(await hasMetadata(deps, uri))) return waiting("MetadataMissing");
  const collection = await readCollection(chain, project.newContractAddress, keys.minter.publicKey);
  if (!collection) return waiting("CollectionNotDelegated");
  const minter = keys.minter.publicKey;
  const found = await chain.getAccounts([minter.toBase58(), mint.publicKey.toBase58()]);
  const cost = await mintCost(chain);
  if ((found.accounts[0]?.lamports ?? 0n) < cost.each + cost.kept) return waiting("MinterWithoutSol");
  const instructions = createNft({
    minter,
    mint: mint.publicKey,
    target: new PublicKey(row.newWalletAddress),
    name: newNftName(project.newProjectName, row.oldNftId, MOST_NAME_BYTES),
    symbol: project.newSymbol,
    uri,
    royaltyBps: project.royaltyBps,
    collection: new PublicKey(project.newContractAddress),
    collectionAuthority: collection.authority,
    lamportsBefore: found.accounts[1]?.lamports ?? 0n,
    mintRent: await chain.getRent(NFT_ACCOUNT_BYTES[0]),
  });
  const signed = await sign(deps, [...instructions, memoOf(row)], mint);
  if (!signed) return waiting("MintRefused");
  const stored = await changeRecord(
    deps,
    row,
    { ...signed, status: "minting", reason: null, description: null },
    isNull(migrationRecord.mintSignature),
  );
  // another run was faster, and its transaction is the one that counts
  if (!stored) return { kind: "underWay", row };
  await sendStored(deps, signed.mintTransaction);
  return { kind: "underWay", row: stored };
}

function memoOf(row: Mintable): TransactionInstruction {
  const data = Buffer.from(mintMemo(row));
  return new TransactionInstruction({ programId: new PublicKey(MEMO_PROGRAM), keys: [], data });
}

/** Tries the transaction without sending it; null if the chain would refuse it. */
async function sign({ db, chain, keys }: Deps, instructions: TransactionInstruction[], mint: Keypair) {
  const { blockhash, lastValidBlockHeight } = await chain.getLatestBlockhash();
  const minter = keys.minter.publicKey.toBase58();
  const priceCap = Number(await getSetting(db, "priority_fee_cap"));
  const { transaction } = buildTransaction({
    payer: minter,
    blockhash,
    computeUnitLimit: MOST_UNITS,
    computeUnitPrice: priorityPrice(await chain.listPriorityFees([minter]), priceCap),
    instructions,
  });
  const whole = VersionedTransaction.deserialize(transaction);
  whole.sign([keys.minter, mint]);
  const bytes = whole.serialize();
  const trial = await chain.simulate(bytes, []);
  if (trial.error) {
    if (trial.error === "BlockhashNotFound") throw new AppError("ChainUnavailable");
    const lines = trial.logs.slice(-6).join(" | ");
    writeLog("error", "a mint would be refused", { problem: JSON.stringify(trial.error), lines });
    return null;
  }
  return {
    mintTransaction: Buffer.from(bytes).toString("base64"),
    mintSignature: bs58.encode(whole.signatures[0] ?? new Uint8Array()),
    mintLastBlockHeight: lastValidBlockHeight,
  };
}

async function sendStored({ chain }: Deps, transaction: string): Promise<void> {
  try {
    await chain.send(Buffer.from(transaction, "base64"));
  } catch (error) {
    // a lost answer and a refusal look alike; the chain's own record or the expiry decides
    writeLog("warn", "a mint was not taken by a node", {}, error);
  }
}

/** The authority of a collection, if the minter may add members to it: as that authority, or as its delegate. */
async function readCollection(
  chain: Chain,
  collection: string,
  minter: PublicKey,
): Promise<{ authority: PublicKey } | null> {
  const key = new PublicKey(collection);
  const { accounts } = await chain.getAccounts([findMetadataAddress(key).toBase58()]);
  const authority =
    accounts[0]?.owner === METADATA_PROGRAM ? readNftMetadata(accounts[0].data)?.updateAuthority : undefined;
  if (!authority) return null;
  if (authority.equals(minter)) return { authority };
  const record = await chain.getAccounts([findCollectionDelegateAddress(key, authority, minter).toBase58()]);
  return record.accounts[0]?.owner === METADATA_PROGRAM ? { authority } : null;
}

/** Where the metadata of a new NFT is; null if the project has none, or its address is too long for the chain. */
function uriOf({ siteOrigin }: Deps, { jsonPath }: MigrationProject, tokenId: bigint): string | null {
  if (!jsonPath) return null;
  const path = jsonPath.replaceAll("{id}", String(tokenId));
  const uri = path.startsWith("/") && siteOrigin ? siteOrigin + path : path;
  return uri.length <= MOST_URI_BYTES ? uri : null;
}

/** Whether a JSON object is there. A path of the local site is taken as it is, because the site cannot ask itself. */
async function hasMetadata({ fetch }: Deps, uri: string): Promise<boolean> {
  if (uri.startsWith("/")) return true;
  try {
    const response = await fetch(uri, { signal: AbortSignal.timeout(JSON_MS) });
    const bytes = response.ok ? await readWithin(response, MOST_JSON_BYTES) : null;
    const found: unknown = bytes && JSON.parse(new TextDecoder().decode(bytes));
    return typeof found === "object" && found !== null && !Array.isArray(found);
  } catch {
    // no answer, or no JSON: it is tried again later
    return false;
  }
}
