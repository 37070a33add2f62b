import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { migrationRecord } from "~db/schema";
import { isUniqueViolation } from "~db/unique-violation";
import type { EvmChain } from "../evm/evm-chain";
import type { EvmAddress } from "../wallet-chains";
import type { GateRecord } from "./gate.server";
import { describeOldNft } from "./old-nfts.server";
import { findContracts, findProject } from "./projects.server";
import { FAILURES, type Failure } from "./rules";
import { isRecordWitnessed } from "./witnesses.server";

export type MigrationRow = typeof migrationRecord.$inferSelect;

/** The row of a record that the gate has, so that an NFT may be minted for it. */
export type Mintable = MigrationRow & { gateId: number; handedOverTs: number };

/** Where a hand-over is on the former chain; `final`: the final block in which its record was read. */
export type HandOver = {
  chainId: number;
  gate: EvmAddress;
  gateId: number;
  hash: string | null;
  block: number;
  final: number;
};

/** Cron looks at records that nothing has touched for so long. */
export const FORGOTTEN_MS = 60_000;
/** How many migrations of a wallet are shown. */
export const MOST_RECORDS = 20;

export async function findRecord(db: Database, seq: number): Promise<MigrationRow | null> {
  const [row] = await db.select().from(migrationRecord).where(eq(migrationRecord.seq, seq));
  return row ?? null;
}

/** The row of a gate's record, or null. */
export async function findByGateId(db: Database, gate: string, gateId: number): Promise<MigrationRow | null> {
  const [row] = await db
    .select()
    .from(migrationRecord)
    .where(and(eq(migrationRecord.gate, gate), eq(migrationRecord.gateId, gateId)));
  return row ?? null;
}

/** Why the gate's records from `first` to before `end` do not go on, by their ids; those without a reason are left out. */
export async function findReasons(
  db: Database,
  gate: string,
  { first, end }: { first: number; end: number },
): Promise<Map<number, string>> {
  const { gateId, reason } = migrationRecord;
  const rows = await db
    .select({ gateId, reason })
    .from(migrationRecord)
    .where(and(eq(migrationRecord.gate, gate), gte(gateId, first), lt(gateId, end), isNotNull(reason)));
  return new Map(rows.flatMap((row) => (row.gateId === null || row.reason === null ? [] : [[row.gateId, row.reason]])));
}

/** The newest row of an old NFT, or null. */
export async function findByNft(db: Database, contract: string, tokenId: bigint): Promise<MigrationRow | null> {
  const [row] = await db
    .select()
    .from(migrationRecord)
    .where(and(eq(migrationRecord.oldNftContract, contract), eq(migrationRecord.oldNftId, tokenId)))
    .orderBy(desc(migrationRecord.seq))
    .limit(1);
  return row ?? null;
}

/**
 * At most MOST_RECORDS rows of a wallet on either chain, newest first within each of these: what was handed over and is open,
 * because its holder may have to take it back; what was only begun; what is closed. `hasMore`: there are others.
 */
export async function listByWallet(db: Database, address: string): Promise<{ rows: MigrationRow[]; hasMore: boolean }> {
  const { oldWalletAddress, newWalletAddress, closedAt, gateId, seq } = migrationRecord;
  const rows = await db
    .select()
    .from(migrationRecord)
    .where(or(eq(oldWalletAddress, address), eq(newWalletAddress, address)))
    .orderBy(sql`${closedAt} is not null`, sql`${gateId} is null`, desc(seq))
    .limit(MOST_RECORDS + 1);
  return { rows: rows.slice(0, MOST_RECORDS), hasMore: rows.length > MOST_RECORDS };
}

/**
 * What a wallet has handed over that is neither migrated nor taken back, as the site noted it, newest first. For while a chain
 * cannot be read.
 */
export async function listHandedOver(db: Database, oldWalletAddress: string): Promise<MigrationRow[]> {
  return db
    .select()
    .from(migrationRecord)
    .where(
      and(
        eq(migrationRecord.oldWalletAddress, oldWalletAddress),
        isNotNull(migrationRecord.gateId),
        isNull(migrationRecord.closedAt),
      ),
    )
    .orderBy(desc(migrationRecord.seq))
    .limit(MOST_RECORDS);
}

/** NFTs of a wallet that wait at a gate and for which no new one will be minted, as the site noted it, newest first. */
export async function listFailed(db: Database, ofGate: string, wallet: string): Promise<MigrationRow[]> {
  const { oldWalletAddress, gate, gateId, closedAt, reason, seq } = migrationRecord;
  const isFailed = and(eq(gate, ofGate), isNotNull(gateId), isNull(closedAt), inArray(reason, [...FAILURES]));
  return db
    .select()
    .from(migrationRecord)
    .where(and(eq(oldWalletAddress, wallet), isFailed))
    .orderBy(desc(seq));
}

/** Records that are due for a look, longest due first: their Workflow may have died or ended. */
export async function listDue(db: Database, now: Date, limit: number): Promise<MigrationRow[]> {
  return db
    .select()
    .from(migrationRecord)
    .where(and(isNull(migrationRecord.closedAt), isNotNull(migrationRecord.gateId), lt(migrationRecord.lookAt, now)))
    .orderBy(asc(migrationRecord.lookAt))
    .limit(limit);
}

/**
 * Changes an open row, if what the change relies on still holds; null if it does not, because another run was faster.
 */
export async function changeRecord(
  { db, now }: { db: Database; now: Date },
  { seq }: MigrationRow,
  change: Partial<MigrationRow>,
  ...still: Parameters<typeof and>
): Promise<MigrationRow | null> {
  const [changed] = await db
    .update(migrationRecord)
    .set({ ...change, updatedAt: now })
    .where(and(eq(migrationRecord.seq, seq), isNull(migrationRecord.closedAt), ...still))
    .returning();
  return changed ?? null;
}

/**
 * Notes that an NFT is in the gate, as the gate's record says. The row of the holder's wish becomes that of the record; an
 * NFT that was handed over without the site gets a row too. Safe to repeat, and at the same time. Null if the collection is
 * none of ours. Throws EvmChainUnavailable if a node alone says that the record is another's now.
 */
async function noteHandOver(
  deps: { db: Database; now: Date; evmNodes: readonly EvmChain[] },
  { chainId, gate, gateId, hash, block, final }: HandOver,
  record: GateRecord,
): Promise<MigrationRow | null> {
  const { db, now, evmNodes } = deps;
  const known = await findByGateId(db, gate, gateId);
  if (known && !isRecordOf(known, record)) {
    const isGone = await isRecordWitnessed(evmNodes, { gate, gateId, block: final }, (it) => !isRecordOf(known, it));
    if (!isGone) throw new AppError("EvmChainUnavailable");
    await vanish(deps, known);
  } else if (known) {
    const isPlaced = known.closedAt !== null && known.handOverHash !== null;
    if (hash === null || known.handOverHash === hash || isPlaced) return known;
    const place = { handOverHash: hash, handOverBlock: block };
    const [placed] = await db.update(migrationRecord).set(place).where(eq(migrationRecord.seq, known.seq)).returning();
    return placed ?? known;
  }
  const contracts = await findContracts(db, chainId);
  const project = contracts && findProject(contracts, record.collection);
  if (!project) return null;
  const { oldProjectId, oldNftName, oldNftImage } = describeOldNft(project, record.tokenId);
  const received = {
    newWalletAddress: record.solanaAddress,
    status: "received",
    reason: null,
    description: null,
    gateId,
    handOverHash: hash,
    handOverBlock: block,
    handedOverTs: record.handedOverTs,
    lookAt: now,
    updatedAt: now,
  } as const;
  const wish = await findWish(db, { gate, contract: record.collection, tokenId: record.tokenId, wallet: record.from });
  if (wish) {
    // another address on the chain than the one that was confirmed: the chain's counts
    const targetProof = wish.newWalletAddress === record.solanaAddress ? wish.targetProof : "none";
    const taken = await changeRecord(deps, wish, { ...received, targetProof }, isNull(migrationRecord.gateId)).catch(
      (error: unknown) => {
        // another run gave the record to a row of its own
        if (isUniqueViolation(error)) return null;
        throw error;
      },
    );
    if (taken) return taken;
  }
  await db
    .insert(migrationRecord)
    .values({
      ...received,
      chainId,
      gate,
      oldProjectId,
      oldWalletAddress: record.from,
      oldWalletType: "",
      oldNftContract: record.collection,
      oldNftId: record.tokenId,
      oldNftName,
      oldNftImage,
      targetProof: "none",
      regId: record.from,
      regTime: now,
    })
    .onConflictDoNothing();
  return findByGateId(db, gate, gateId);
}

/**
 * Notes that an NFT is in the gate and starts the Workflow of its row, unless the row is closed; safe to repeat. Null, and
 * errors, as for `noteHandOver`.
 */
export async function takeUpHandOver(
  deps: Parameters<typeof noteHandOver>[0] & { follow(seq: number): Promise<void> },
  place: HandOver,
  record: GateRecord,
): Promise<MigrationRow | null> {
  const row = await noteHandOver(deps, place, record);
  if (row && !row.closedAt) await deps.follow(row.seq);
  return row;
}

/** Whether a gate's record is the one that a row was made for. After a reorganisation, the same id may be another's. */
export function isRecordOf(row: MigrationRow, record: GateRecord): boolean {
  return (
    record.status !== "none" &&
    record.collection === row.oldNftContract &&
    record.tokenId === row.oldNftId &&
    record.from === row.oldWalletAddress &&
    record.solanaAddress === row.newWalletAddress
  );
}

/** Closes a row whose hand-over is gone from the chain. The index reads the new blocks, and gives what they have a row. */
export async function vanish(deps: { db: Database; now: Date }, row: MigrationRow): Promise<MigrationRow | null> {
  const level = row.mintSignature ? "error" : "warn";
  writeLog(level, "a hand-over is gone from the chain", { seq: row.seq, gateId: row.gateId, mint: row.mintSignature });
  const reason: Failure = "HandOverVanished";
  const gone = {
    status: "failed",
    reason,
    gateId: null,
    description: `record ${row.gateId}`,
    closedAt: deps.now,
  } as const;
  // a closed one gives up the record too
  await deps.db
    .update(migrationRecord)
    .set({ ...gone, updatedAt: deps.now })
    .where(and(eq(migrationRecord.seq, row.seq), eq(migrationRecord.gateId, row.gateId ?? 0)));
  return findRecord(deps.db, row.seq);
}

/** The row of a wallet's wish for an NFT that it has not handed over yet, or null. */
async function findWish(
  db: Database,
  wish: { gate: string; contract: string; tokenId: bigint; wallet: string },
): Promise<MigrationRow | null> {
  const [row] = await db
    .select()
    .from(migrationRecord)
    .where(
      and(
        eq(migrationRecord.gate, wish.gate),
        eq(migrationRecord.oldNftContract, wish.contract),
        eq(migrationRecord.oldNftId, wish.tokenId),
        eq(migrationRecord.oldWalletAddress, wish.wallet),
        isNull(migrationRecord.gateId),
        isNull(migrationRecord.closedAt),
      ),
    );
  return row ?? null;
}
