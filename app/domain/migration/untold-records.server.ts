import { and, desc, eq, gt, isNotNull, lt, lte } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { evmCursor, migrationRecord } from "~db/schema";
import type { EvmBlock, EvmChain } from "../evm/evm-chain";
import type { MigrationContracts } from "../settings/migration";
import type { MigrationDeps } from "./deps";
import { type EventCursor, isStill } from "./event-cursor.server";
import { countGateRecords, type GateRecord, readGateRecord } from "./gate.server";
import { takeUpHandOver } from "./records.server";
import { answersOf, nodesOf, WITNESSES } from "./witnesses.server";

type Deps = Pick<MigrationDeps, "db" | "evm" | "evmNodes" | "now"> & { follow(seq: number): Promise<void> };

/**
 * count: the records that the gate has. accounted: each record up to this id has a row, or is of a collection that is not ours.
 * untold: how many of the other records that this run looked at have no event yet. rereadFrom: the block from which events have to
 * be read again to find theirs; null if that would find nothing.
 */
type Comparison = { count: number; accounted: number; untold: number; rereadFrom: number | null };

/** How many records are read from the gate in one run. */
const MOST_READ = 20;

/**
 * Looks for records of which no event has told, and if there are any, moves the cursor back to before the first of them: the
 * next runs read from there on from every node, which finds their transactions and what else was left out with them.
 */
export async function compareRecords(
  deps: Deps,
  contracts: MigrationContracts,
  { at, final }: { at: EventCursor; final: EvmBlock },
): Promise<"RecordsUntold" | null> {
  const { count, accounted, untold, rereadFrom } = await takeUpUntold(deps, contracts, {
    accounted: at.gateRecords,
    rereadTo: at.rereadTo,
    final,
  });
  if (untold > 0 && at.problem !== "RecordsUntold") {
    const numbers = { count, accounted: at.gateRecords, untold, rereadFrom };
    writeLog("error", "the gate has records of which no event told", { chainId: at.chainId, ...numbers });
  }
  if (accounted !== at.gateRecords || rereadFrom !== null) {
    await deps.db
      .update(evmCursor)
      .set({ gateRecords: accounted, ...(rereadFrom !== null && placeBefore(at, { rereadFrom, final })) })
      .where(isStill(at));
  }
  return untold > 0 ? "RecordsUntold" : null;
}

/** The place of a cursor whose next run begins at a block. */
function placeBefore({ checkpoints }: EventCursor, { rereadFrom, final }: { rereadFrom: number; final: EvmBlock }) {
  const blockNumber = rereadFrom - 1;
  return {
    blockNumber,
    checkpoints: checkpoints.filter(({ number }) => number <= blockNumber),
    rereadTo: final.number,
  };
}

/**
 * Compares the gate's own count of its records with the rows of the site, once all events up to a final block are read: a node
 * may have left an event out. A record without a row is read from the gate and taken up, so that it goes on at once.
 * `accounted`: as an earlier run left it; nothing of D1 is read while the gate has no more records than that. `rereadTo`: the
 * block up to which every node was asked for events. The highest count of all nodes counts. Throws EvmChainUnavailable if none
 * answers.
 */
async function takeUpUntold(
  deps: Deps,
  contracts: MigrationContracts,
  { accounted, rereadTo, final }: { accounted: number; rereadTo: number; final: EvmBlock },
): Promise<Comparison> {
  const { gate, firstBlock } = contracts;
  const nodes = nodesOf(deps);
  const counts = await answersOf(nodes, (node) => countGateRecords(node, gate, final.number));
  if (counts.length === 0) throw new AppError("EvmChainUnavailable");
  const count = Math.max(...counts);
  if (count <= accounted) return { count, accounted, untold: 0, rereadFrom: null };
  const rows = await listRows(deps.db, gate, { after: accounted, last: count });
  const ids = new Set(rows.map(({ gateId }) => gateId));
  const missing: number[] = [];
  for (let id = accounted + 1; id <= count && missing.length < MOST_READ; id++) if (!ids.has(id)) missing.push(id);
  // A row without a transaction still needs its event. Up to `rereadTo` all nodes were asked for it, so asking again would find
  // nothing; after `final` it has not been read.
  const isAskedOfOneNode = (block: number) => rereadTo < block && block <= final.number;
  const unplaced = rows.filter(({ hash, block }) => hash === null && isAskedOfOneNode(block ?? 0));
  const toPlace = unplaced.map(({ gateId }) => gateId ?? 0);
  const unreadable: number[] = [];
  for (const gateId of missing) {
    const record = await readWitnessed(nodes, { gate, gateId }, final.number);
    if (!record) unreadable.push(gateId);
    else if (await takeUpRecord(deps, { gate, gateId, final }, record)) toPlace.push(gateId);
  }
  const looked = missing.length < MOST_READ ? count : (missing.at(-1) ?? count);
  // a row that a page told of in a block after `final` is looked at again once its event has to be there
  const early = rows
    .filter(({ hash, block }) => hash === null && (block ?? 0) > final.number)
    .map(({ gateId }) => gateId ?? 0);
  const reached = {
    count,
    accounted: Math.min(looked, ...[...unreadable, ...early].map((id) => id - 1)),
    untold: toPlace.length + unreadable.length,
  };
  if (toPlace.length === 0) return { ...reached, rereadFrom: null };
  const before = await findBlockBefore(deps.db, gate, Math.min(...toPlace));
  return { ...reached, rereadFrom: before ?? firstBlock };
}

type Row = { gateId: number | null; hash: string | null; block: number | null };

function listRows(db: Database, gate: string, { after, last }: { after: number; last: number }): Promise<Row[]> {
  const { gateId, handOverHash: hash, handOverBlock: block } = migrationRecord;
  return db
    .select({ gateId, hash, block })
    .from(migrationRecord)
    .where(and(eq(migrationRecord.gate, gate), gt(gateId, after), lte(gateId, last)));
}

/**
 * The record as two nodes say it, or the only one that there is; null if fewer have it. One node alone could invent records:
 * they would take the places of real ones, whose events could not be stored then.
 */
async function readWitnessed(
  nodes: readonly EvmChain[],
  place: { gate: string; gateId: number },
  block: number,
): Promise<GateRecord | null> {
  const answers = await answersOf(nodes, (node) => readGateRecord(node, place, block));
  const handedOver = (one: GateRecord) =>
    [one.collection, one.tokenId, one.from, one.solanaAddress, one.handedOverTs].join();
  const sayTheSame = Map.groupBy(
    answers.filter(({ status }) => status !== "none"),
    handedOver,
  );
  const witnessed = [...sayTheSame.values()].find((same) => same.length >= Math.min(WITNESSES, nodes.length));
  return witnessed?.[0] ?? null;
}

/** False if its collection is not ours: then nothing comes of the record, and its holder can take the NFT back. */
async function takeUpRecord(
  deps: Deps,
  { gate, gateId, final }: { gate: MigrationContracts["gate"]; gateId: number; final: EvmBlock },
  record: GateRecord,
): Promise<boolean> {
  const block = final.number;
  const row = await takeUpHandOver(
    deps,
    { chainId: deps.evm.chainId, gate, gateId, hash: null, block, final: block },
    record,
  );
  if (!row) {
    writeLog("warn", "a record of the gate is of a collection that the settings do not name", {
      gateId,
      collection: record.collection,
    });
    return false;
  }
  return true;
}

/** The block of the newest hand-over before a record whose event was read; null if there is none. */
async function findBlockBefore(db: Database, gate: string, id: number): Promise<number | null> {
  const { gateId, handOverBlock, handOverHash } = migrationRecord;
  const [row] = await db
    .select({ block: handOverBlock })
    .from(migrationRecord)
    .where(and(eq(migrationRecord.gate, gate), lt(gateId, id), isNotNull(handOverHash)))
    .orderBy(desc(gateId))
    .limit(1);
  return row?.block ?? null;
}
