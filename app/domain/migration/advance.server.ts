import { isChainUnavailable, isEvmChainUnavailable } from "~/errors";
import { shortAddress } from "~/locales/short-address";
import { writeLog } from "~/server/log";
import type { EvmBlock } from "../evm/evm-chain";
import { advanceConfirm } from "./confirm.server";
import type { MigrationDeps } from "./deps";
import { type GateRecord, readGateRecord } from "./gate.server";
import type { MigrationKeys } from "./keys.server";
import { advanceMint, isKnownGate, mintOf, noteMinted } from "./mint.server";
import { findProject, findVouchedContracts } from "./projects.server";
import {
  changeRecord,
  FORGOTTEN_MS,
  findRecord,
  isRecordOf,
  listDue,
  type MigrationRow,
  type Mintable,
  vanish,
} from "./records.server";
import { isFailure, type Obstacle } from "./rules";
import { isMint } from "./solana-mint.server";
import { assertMintWitnessed, isRecordWitnessed } from "./witnesses.server";

const RECORDS_A_RUN = 20;
const LONGEST_WAIT_MS = 3_600_000;

/**
 * Brings a migration as far as both chains allow now: mints what is not minted, confirms what is minted, and closes the row
 * once nothing is left to do. What it does follows from the gate's record in a final block and from Solana's finalized
 * blocks; the row only remembers what was signed. Safe to call at any time, also twice at once. Null if there is no such
 * row. Throws EvmChainUnavailable, ChainUnavailable.
 */
export async function advanceMigration(deps: MigrationDeps, seq: number): Promise<MigrationRow | null> {
  const row = await findRecord(deps.db, seq);
  if (!row || row.closedAt || row.gateId === null) return row;
  if (!isKnownGate(deps, row)) return waitForKnownGate(deps, row);
  const final = await deps.evm.getFinalBlock();
  if (final.number < (row.handOverBlock ?? 0)) return pause(deps, row, "NodeBehind");
  const record = await readGateRecord(deps.evm, { gate: row.gate, gateId: row.gateId }, final.number);
  const mintable: Mintable = { ...row, gateId: row.gateId, handedOverTs: record.handedOverTs };
  if (!(await isBelieved(deps, mintable, record, final.number))) return pause(deps, row, "NodesDisagree");
  if (!isRecordOf(row, record)) return vanish(deps, row);
  switch (record.status) {
    case "reclaimed":
      return closeReclaimed(deps, mintable);
    case "confirmed":
      return closeConfirmed(deps, mintable, record);
    default:
      return bringOn(deps, mintable, final);
  }
}

/** Run by cron: brings on what nothing follows any more. One that fails is logged and does not stop the others. */
export async function advanceForgotten(deps: MigrationDeps): Promise<{ looked: number }> {
  const due = await listDue(deps.db, deps.now, RECORDS_A_RUN);
  for (const row of due) {
    // noted first: a record at which every run ends would otherwise be the first of the next run too
    await changeRecord(deps, row, { lookAt: laterThan(deps.now, row) });
    try {
      await advanceMigration(deps, row.seq);
    } catch (error) {
      const level = isChainUnavailable(error) || isEvmChainUnavailable(error) ? "warn" : "error";
      writeLog(level, "a migration could not be brought on", { seq: row.seq }, error);
    }
  }
  return { looked: due.length };
}

/**
 * Whether what the first node says of a record may be acted on: a second node has to say the same. The time of the hand-over
 * belongs to it, because it decides whether a mint may still begin. An open record for which a mint was signed is no
 * exception: the same run may find that mint expired and sign another.
 */
async function isBelieved(
  { evmNodes }: MigrationDeps,
  row: Mintable,
  record: GateRecord,
  block: number,
): Promise<boolean> {
  const place = { gate: row.gate, gateId: row.gateId, block };
  if (!isRecordOf(row, record)) return isRecordWitnessed(evmNodes, place, (other) => !isRecordOf(row, other));
  return isRecordWitnessed(
    evmNodes,
    place,
    (other) =>
      isRecordOf(row, other) &&
      other.status === record.status &&
      other.handedOverTs === record.handedOverTs &&
      other.mint === record.mint,
  );
}

/** The older an open record is, the later it is looked at again, so that those that wait do not take the others' turns. */
function laterThan(now: Date, { regTime }: MigrationRow): Date {
  const wait = Math.min(Math.max((now.getTime() - regTime.getTime()) / 10, FORGOTTEN_MS), LONGEST_WAIT_MS);
  return new Date(now.getTime() + wait);
}

async function bringOn(deps: MigrationDeps, row: Mintable, final: EvmBlock): Promise<MigrationRow | null> {
  if (!deps.keys) return pause(deps, row, "MinterNotSet");
  const withKeys = { ...deps, keys: deps.keys };
  const contracts = await findVouchedContracts(deps, row.chainId);
  const project = contracts && findProject(contracts, row.oldNftContract);
  const nowTs = Math.max(final.ts, Math.floor(deps.now.getTime() / 1_000));
  const outcome = await advanceMint(withKeys, row, { project, nowTs });
  switch (outcome.kind) {
    case "underWay":
      return show(deps, outcome.row, { status: "minting", reason: null });
    case "waiting":
      return wait(deps, outcome.row, outcome.reason);
    case "failed":
      return show(deps, outcome.row, { status: "failed", reason: outcome.reason });
    case "minted":
      return confirm(withKeys, outcome.row as Mintable, { mint: outcome.mint, block: final.number });
  }
}

async function confirm(
  deps: MigrationDeps & { keys: MigrationKeys },
  row: Mintable,
  minted: { mint: string; block: number },
): Promise<MigrationRow | null> {
  // a mint that this row signed was noted when it was found
  const known = row.mintSignature ? row : await noteMinted(deps, row);
  // also if a confirmation is stored: the next step may forget that one and sign another
  await assertMintWitnessed(deps.chainNodes, minted.mint);
  const { row: after, reason } = await advanceConfirm(deps, known, minted);
  return show(deps, after, { status: "minting", reason });
}

/**
 * The gate has confirmed the record: complete, if with the mint that is ours and that Solana has. If Solana does not have it
 * yet, the node is behind, or somebody with the operator's key was faster than the mint; the row stays open.
 */
async function closeConfirmed(
  deps: MigrationDeps,
  row: Mintable,
  { mint }: Pick<GateRecord, "mint">,
): Promise<MigrationRow | null> {
  // without the seed nobody can say which mint is ours
  if (!deps.keys) return wait(deps, row, "MinterNotSet");
  const own = mintOf(deps.keys, row).publicKey.toBase58();
  if (mint !== own) {
    writeLog("error", "a record is confirmed with another mint", { seq: row.seq, gateId: row.gateId, mint });
    return close(deps, row, { status: "failed", reason: "ConfirmedOtherwise", description: mint });
  }
  const { accounts } = await deps.chain.getAccounts([own], { commitment: "finalized" });
  if (!isMint(accounts[0])) return wait(deps, row, "NodeBehind");
  await assertMintWitnessed(deps.chainNodes, own);
  writeLog("info", "migration", { seq: row.seq, gateId: row.gateId, status: "complete" });
  const mintedAt = row.mintedAt ?? deps.now;
  return close(deps, row, { status: "complete", reason: null, description: null, mintedAt });
}

/** The holder has taken the old NFT back. If a new one was minted all the same, staff has to know. */
async function closeReclaimed(deps: MigrationDeps, row: Mintable): Promise<MigrationRow | null> {
  if (row.mintedAt || row.mintSignature) {
    const wallet = shortAddress(row.oldWalletAddress);
    writeLog("error", "an NFT was reclaimed after a mint was signed", { seq: row.seq, gateId: row.gateId, wallet });
  }
  return close(deps, row, { status: "failed", reason: "Reclaimed" });
}

async function close(deps: MigrationDeps, row: MigrationRow, change: Partial<MigrationRow>) {
  return (await changeRecord(deps, row, { ...change, closedAt: deps.now })) ?? findRecord(deps.db, row.seq);
}

/** The database names a gate or a chain that the build does not: a release that lacks a gate, or a row that somebody changed. */
function waitForKnownGate(deps: MigrationDeps, row: MigrationRow): Promise<MigrationRow | null> {
  const { seq, gateId, gate, chainId } = row;
  writeLog("error", "a record names a gate that this build does not know", { seq, gateId, gate, chainId });
  return pause(deps, row, "GateUnknown");
}

/**
 * Waits before the record could be looked at. Why no new NFT is minted, if that is known, stays what the holder reads: it
 * decides that the old one is theirs to take back.
 */
async function pause(deps: MigrationDeps, row: MigrationRow, reason: Obstacle): Promise<MigrationRow | null> {
  return isFailure(row.reason) ? row : wait(deps, row, reason);
}

/** Waits with a reason; the status stays what it is. */
function wait(deps: MigrationDeps, row: MigrationRow, reason: Obstacle): Promise<MigrationRow | null> {
  if (row.reason !== reason) writeLog("warn", "a migration waits", { seq: row.seq, gateId: row.gateId, reason });
  return show(deps, row, { reason });
}

async function show(
  deps: MigrationDeps,
  row: MigrationRow,
  change: Pick<Partial<MigrationRow>, "status" | "reason">,
): Promise<MigrationRow | null> {
  if (change.status && change.status !== row.status) {
    writeLog("info", "migration", { seq: row.seq, gateId: row.gateId, ...change });
  }
  return (await changeRecord(deps, row, change)) ?? findRecord(deps.db, row.seq);
}
