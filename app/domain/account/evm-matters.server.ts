import { gt } from "drizzle-orm";
import { isEvmChainUnavailable } from "~/errors";
import type { Database } from "~db/client";
import { migrationRecord } from "~db/schema";
import { waitsForAddress } from "../airdrop/rules";
import type { OwnAirdrop } from "../airdrop/view";
import type { EvmChain } from "../evm/evm-chain";
import { type GateRecord, readGateRecord, readGateTerms } from "../migration/gate.server";
import { countOldNfts } from "../migration/old-nfts.server";
import { findContracts } from "../migration/projects.server";
import { changeRecord, listFailed, type MigrationRow, MOST_RECORDS } from "../migration/records.server";
import { reclaimableTs } from "../migration/rules";
import { EVM_MATTERS, type EvmMatter } from "./evm-matters";

type Deps = { db: Database; evm: Pick<EvmChain, "chainId" | "getFinalBlock" | "read">; now: Date };
type Input = {
  /** In lower case. */
  holder: string;
  airdrops: readonly OwnAirdrop[];
  /** How long the page waits for the former chain. */
  chainMs?: number;
};

/** My page has more to show than what the former chain says, and does not wait for a node that hangs. */
const CHAIN_MS = 2_000;

/**
 * What a wallet of the former chain has here that needs its holder: first what has an end, then the rest, most pressing
 * first. It is what the site itself has noted. The chain says what was taken back since, from when the rest can be, and the
 * fees; what it does not say in time is not known.
 */
export async function listEvmMatters(
  deps: Deps,
  { holder, airdrops, chainMs = CHAIN_MS }: Input,
): Promise<readonly EvmMatter[]> {
  const { db, evm } = deps;
  const contracts = await findContracts(db, evm.chainId);
  const [failed, oldNfts] = await Promise.all([
    contracts ? listFailed(db, contracts.gate, holder) : [],
    contracts ? countOldNfts(db, contracts, holder) : 0,
  ]);
  const [returns, terms] = await Promise.all([
    failed.length > 0 ? readInTime(() => readReturns(evm, failed), chainMs) : [],
    contracts && oldNfts > 0 ? readInTime(() => readGateTerms(evm, contracts.gate), chainMs) : null,
  ]);
  await askForLook(deps, returns ?? []);
  const matters: EvmMatter[] = [...matterOfAirdrops(airdrops), ...mattersOfReturns(failed, returns)];
  if (oldNfts > 0) matters.push({ kind: "oldNfts", count: oldNfts, feeEachRaw: terms?.fee ?? null });
  return matters.toSorted((a, b) => EVM_MATTERS.indexOf(a.kind) - EVM_MATTERS.indexOf(b.kind));
}

function matterOfAirdrops(airdrops: readonly OwnAirdrop[]): EvmMatter[] {
  const waiting = airdrops
    .filter((airdrop) => waitsForAddress({ ...airdrop, hasApplied: airdrop.application !== null }))
    .toSorted((a, b) => a.closesAt.localeCompare(b.closesAt));
  const [first, ...others] = waiting;
  if (!first) return [];
  const items = waiting.map(({ item }) => item);
  const list = others.length === 0 ? first.list : null;
  return [{ kind: "airdrops", count: waiting.length, items, closesAt: first.closesAt, list }];
}

/** An NFT that was handed over and will not be minted, with the gate's record in a final block; null if it was not read. */
type Return = { row: MigrationRow; record: GateRecord | null; nowTs: number };

/** Throws EvmChainUnavailable. */
async function readReturns(evm: Deps["evm"], failed: readonly MigrationRow[]): Promise<Return[]> {
  const { number, ts: nowTs } = await evm.getFinalBlock();
  const read = async (row: MigrationRow, at: number): Promise<Return> => {
    // of very many, the others go by what was noted
    const isRead = row.gateId !== null && at < MOST_RECORDS;
    const place = { gate: row.gate, gateId: row.gateId ?? 0 };
    return { row, record: isRead ? await readGateRecord(evm, place, number) : null, nowTs };
  };
  return Promise.all(failed.map(read));
}

function mattersOfReturns(failed: readonly MigrationRow[], returns: readonly Return[] | null): EvmMatter[] {
  if (returns === null) return [{ kind: "takeBackUnknown", count: failed.length }];
  const waiting = returns.filter(({ record }) => !isClosed(record)).map(toWaiting);
  const known = waiting.filter(({ fromTs }) => fromTs !== null);
  const now = known.filter(({ fromTs, nowTs }) => (fromTs ?? 0) <= nowTs);
  const later = known.filter(({ fromTs, nowTs }) => (fromTs ?? 0) > nowTs);
  const unknown = waiting.length - known.length;
  const fromTs = Math.min(...later.map((each) => each.fromTs ?? 0));
  return [
    ...(now.length > 0 ? [{ kind: "takeBackNow" as const, count: now.length, feeRaw: feesOf(now) }] : []),
    ...(unknown > 0 ? [{ kind: "takeBackUnknown" as const, count: unknown }] : []),
    ...(later.length > 0
      ? [{ kind: "takeBackLater" as const, count: later.length, feeRaw: feesOf(later), fromTs }]
      : []),
  ];
}

type Waiting = { fromTs: number | null; feeRaw: bigint | null; nowTs: number };

function toWaiting({ row, record, nowTs }: Return): Waiting {
  const isOpen = record?.status === "open";
  const handedOverTs = isOpen ? record.handedOverTs : row.handedOverTs;
  return {
    fromTs: handedOverTs === null ? null : reclaimableTs(handedOverTs),
    feeRaw: isOpen ? record.fee : null,
    nowTs,
  };
}

function feesOf(waiting: readonly Waiting[]): bigint | null {
  if (waiting.some(({ feeRaw }) => feeRaw === null)) return null;
  return waiting.reduce((sum, { feeRaw }) => sum + (feeRaw ?? 0n), 0n);
}

/** Whether the NFT is back with its holder, or locked for good. */
function isClosed(record: GateRecord | null): boolean {
  return record?.status === "reclaimed" || record?.status === "confirmed";
}

/**
 * Has the next run of cron look at rows that the gate has closed, so that they are closed too. The page does not close them
 * itself, because one node alone is not believed.
 */
async function askForLook({ db, now }: Deps, returns: readonly Return[]): Promise<void> {
  const closed = returns.filter(({ record }) => isClosed(record));
  await Promise.all(
    closed.map(({ row }) => changeRecord({ db, now }, row, { lookAt: now }, gt(migrationRecord.lookAt, now))),
  );
}

/** What the former chain answers; null if it does not, or not in time. */
async function readInTime<T>(read: () => Promise<T>, limitMs: number): Promise<T | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const late = new Promise<null>((resolve) => {
    timer = setTimeout(resolve, limitMs, null);
  });
  try {
    return await Promise.race([read(), late]);
  } catch (error) {
    if (isEvmChainUnavailable(error)) return null;
    throw error;
  } finally {
    clearTimeout(timer);
  }
}
