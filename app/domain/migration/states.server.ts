import { PublicKey } from "@solana/web3.js";
import {
  findAssociatedTokenAddress,
  findEditionAddress,
  findMetadataAddress,
  TOKEN_PROGRAM_ADDRESS,
} from "~programs/addresses";
import type { EvmBlock } from "../evm/evm-chain";
import type { MigrationContracts } from "../settings/migration";
import { readAccounts } from "../solana/chain";
import type { EvmAddress } from "../wallet-chains";
import type { MigrationDeps } from "./deps";
import { type GateRecord, readGateIdOf, readGateRecord, readOldNft } from "./gate.server";
import { mintOf } from "./mint.server";
import { pictureOfRow } from "./old-nfts.server";
import { findProject, getContracts } from "./projects.server";
import { findByNft, listByWallet, type MigrationRow, takeUpHandOver } from "./records.server";
import { isFailure, leftToDo, type MigrationStatus, type Reason, reclaimableTs } from "./rules";
import { isMint } from "./solana-mint.server";
import type { MigrationView } from "./view";

/** An old NFT by its contract, in lower case, and its number. */
export type OldNftRef = { contract: EvmAddress; tokenId: bigint };

/** Our contracts, and the final block of the former chain at which they are read. */
export type Reading = { contracts: MigrationContracts; final: EvmBlock };

type Deps = MigrationDeps & { follow(seq: number): Promise<void> };

/** What the former chain says about a row. `isOnItsWay`: the gate has its record in a block that is not final yet. */
type GateFacts = { record: GateRecord | null; isApproved: boolean; isOnItsWay: boolean };

/** What both chains say about a row: the gate's record in a final block, and the new NFT in a finalized one. */
type Facts = GateFacts & { mint: string | null; hasMint: boolean };

/**
 * At most MOST_RECORDS migrations of a wallet on either chain, open ones first, then the newest, each as both chains have it
 * now. `hasMore`: there are others. Throws MigrationNotSet, EvmChainUnavailable, ChainUnavailable, as the others here do.
 */
export async function listMigrations(
  deps: Deps,
  address: string,
): Promise<{ records: MigrationView[]; hasMore: boolean }> {
  const contracts = await getContracts(deps.db, deps.evm.chainId);
  const { rows, hasMore } = await listByWallet(deps.db, address);
  if (rows.length === 0) return { records: [], hasMore };
  return { records: await describeAll(deps, { contracts, final: await deps.evm.getFinalBlock() }, rows), hasMore };
}

/**
 * The migration of an old NFT as both chains have it now; null if nobody has begun one. An NFT that is in the gate gets its
 * row here if the watcher has not come so far.
 */
export async function findMigration(deps: Deps, nft: OldNftRef): Promise<MigrationView | null> {
  const at = { contracts: await getContracts(deps.db, deps.evm.chainId), final: await deps.evm.getFinalBlock() };
  return describeNft(deps, at, { nft, inGate: await findInGate(deps, at, nft) });
}

/** The same, once it is known whether the gate holds the NFT: `inGate` is what `findInGate` found. */
export async function describeNft(
  deps: Deps,
  at: Reading,
  { nft, inGate }: { nft: OldNftRef; inGate: MigrationRow | null },
): Promise<MigrationView | null> {
  const row = inGate ?? (await findByNft(deps.db, nft.contract, nft.tokenId));
  return row ? ((await describeAll(deps, at, [row]))[0] ?? null) : null;
}

/** The row of an NFT that the gate holds for a record; null if it holds it for none. Starts its Workflow. */
export async function findInGate(
  deps: Deps,
  { contracts, final }: Reading,
  nft: OldNftRef,
): Promise<MigrationRow | null> {
  const { evm } = deps;
  const { gate } = contracts;
  const gateId = await readGateIdOf(evm, gate, nft, final.number);
  if (gateId === 0) return null;
  const record = await readGateRecord(evm, { gate, gateId }, final.number);
  if (record.status === "none") return null;
  // the watcher finds the transaction; until then, the block in which the record was seen stands for its own
  const place = { chainId: evm.chainId, gate, gateId, hash: null, block: final.number, final: final.number };
  return takeUpHandOver(deps, place, record);
}

async function describeAll(
  deps: Deps,
  { contracts, final }: Reading,
  rows: readonly MigrationRow[],
): Promise<MigrationView[]> {
  const mints = rows.map((row) => (deps.keys ? mintOf(deps.keys, row).publicKey.toBase58() : null));
  const [{ accounts }, gates] = await Promise.all([
    readAccounts(
      deps.chain,
      mints.filter((mint) => mint !== null),
      { commitment: "finalized" },
    ),
    Promise.all(rows.map((row) => readGateFacts(deps, contracts, row, final))),
  ]);
  return rows.map((row, at) => {
    const mint = mints[at] ?? null;
    const facts = { ...gates[at], mint, hasMint: mint !== null && isMint(accounts.get(mint)) } as Facts;
    return describe(row, facts, contracts);
  });
}

async function readGateFacts(
  { evm }: Deps,
  { gate }: MigrationContracts,
  row: MigrationRow,
  final: EvmBlock,
): Promise<GateFacts> {
  if (row.gateId !== null) {
    const record = await readGateRecord(evm, { gate: row.gate, gateId: row.gateId }, final.number);
    return { record, isApproved: true, isOnItsWay: false };
  }
  const nft = { contract: row.oldNftContract as EvmAddress, tokenId: row.oldNftId };
  const [{ owner, isApproved }, newestId] = await Promise.all([
    readOldNft(evm, gate, nft),
    readGateIdOf(evm, gate, nft, "latest"),
  ]);
  const newest = newestId === 0 ? null : await readGateRecord(evm, { gate, gateId: newestId }, "latest");
  return {
    record: null,
    isApproved: owner === row.oldWalletAddress && isApproved,
    // a later holder may have handed it over: then the row of this wallet's wish stays a wish
    isOnItsWay: newest?.from === row.oldWalletAddress,
  };
}

/** The status by both chains. Only why nothing goes on is the row's own knowledge. */
function statusOf(row: MigrationRow, facts: Facts): [MigrationStatus, Reason | null] {
  const { record, isApproved, isOnItsWay, mint, hasMint } = facts;
  const reason = row.reason as Reason | null;
  if (!record || record.status === "none") {
    if (row.closedAt) return ["failed", reason];
    if (row.gateId !== null || isOnItsWay) return ["received", "NodeBehind"];
    return [isApproved ? "approved" : "addressConfirmed", null];
  }
  if (record.status === "reclaimed") return ["failed", "Reclaimed"];
  if (record.status === "confirmed") {
    if (mint !== null && record.mint !== mint) return ["failed", "ConfirmedOtherwise"];
    return hasMint ? ["complete", null] : ["minting", reason];
  }
  if (isFailure(reason)) return ["failed", reason];
  return [hasMint || row.mintSignature ? "minting" : "received", reason];
}

function describe(row: MigrationRow, facts: Facts, contracts: MigrationContracts): MigrationView {
  const { record, mint, hasMint } = facts;
  const [status, reason] = statusOf(row, facts);
  // what a former gate holds is taken back there: the site plans calls to the present one alone
  const canReturn = record?.status === "open" && row.gate === contracts.gate;
  const project = findProject(contracts, row.oldNftContract);
  // that one is not this record's
  const isForeign = reason === "AlreadyMinted" || reason === "MintedByOthers";
  const made = hasMint && mint && !isForeign ? accountsOf(mint, row.newWalletAddress) : null;
  return {
    seq: row.seq,
    oldProjectId: row.oldProjectId,
    oldProjectName: project?.oldProjectName ?? "",
    oldMainnetAddress: `eip155:${row.chainId}:${row.gate}`,
    oldWalletAddress: row.oldWalletAddress,
    oldWalletType: row.oldWalletType,
    oldNftContract: row.oldNftContract,
    oldContractAddress: row.oldNftContract,
    oldNftId: String(row.oldNftId),
    oldNftName: row.oldNftName,
    oldNftImage: pictureOfRow(contracts, row) ?? "",
    newProjectId: project?.newProjectId ?? "",
    newProjectName: project?.newProjectName ?? "",
    newContractAddress: project?.newContractAddress ?? "",
    newMainnetAddress: project ? `solana:${project.newContractAddress}` : "",
    newWalletAddress: row.newWalletAddress,
    description: row.description,
    reg_id: row.regId,
    reg_time: row.regTime.toISOString(),
    status,
    reason,
    new_nft_contract: made ? (project?.newContractAddress ?? "") : null,
    new_nft_id: made ? String(row.oldNftId) : null,
    mint: made && { key: made.mint },
    token: made && { key: made.token },
    metadata: made && { key: made.metadata },
    masterEdition: made && { key: made.masterEdition },
    targetProof: row.targetProof,
    gateId: row.gateId,
    left: leftToDo(status, canReturn),
    reclaimableTs: canReturn ? reclaimableTs(record.handedOverTs) : null,
    feePaidRaw: record && record.status !== "none" ? String(record.fee) : null,
    handOverTransaction: row.handOverHash,
    mintTransaction: made ? row.mintSignature : null,
    confirmTransaction: record?.status === "confirmed" ? row.confirmHash : null,
  };
}

function accountsOf(mint: string, target: string) {
  const key = new PublicKey(mint);
  return {
    mint,
    token: findAssociatedTokenAddress(key, new PublicKey(target), TOKEN_PROGRAM_ADDRESS).toBase58(),
    metadata: findMetadataAddress(key).toBase58(),
    masterEdition: findEditionAddress(key).toBase58(),
  };
}
