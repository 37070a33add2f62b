import { and, asc, desc, eq, isNull, lte, sql } from "drizzle-orm";
import { AppError } from "~/errors";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { indexerCursor, indexerTransaction } from "~db/schema";
import type { LandedTransaction } from "../solana/chain";
import { type Cursor, type ListingProblem, listNew, loadCursor } from "./listing.server";
import { programsOf, type Statement } from "./projection";
import { type RecordDeps, recordTransactions } from "./record.server";

/** `pages`: at most this many pages of signatures and of transactions per program and run. */
export type IndexLimits = { pages: number; transactions: number };

/** What a run did for a program. `problem` is null if it finished. */
export type IndexResult = { program: string; recorded: number; missing: number; problem: IndexProblem | null };

type IndexProblem = ListingProblem | "ChainUnavailable" | "TransactionMissing" | "NotRecorded";

const LIMITS: IndexLimits = { pages: 10, transactions: 300 };
const ONE_LOOK: IndexLimits = { pages: 1, transactions: 20 };
/** Transactions that are fetched together and recorded in one batch. */
const BATCH = 20;
const AT_ONCE = 4;
/** The growing delays after which a transaction is tried again if the node does not have it or it cannot be recorded. */
const FIRST_RETRY_MS = 60_000;
const LAST_RETRY_MS = 3_600_000;
/** How far back each night's listing looks once more: two days of slots. */
const SWEPT_SLOTS = 432_000;

/**
 * Brings the lists of all programs closer to the chain, as far as one run can: lists new finalized signatures, then records
 * those that wait, oldest first. A run may stop anywhere without losing anything or doing anything twice, because rows are
 * written together with the note that their transaction is recorded. A problem with one program does not stop the others.
 */
export async function indexPrograms(deps: RecordDeps, limits: IndexLimits = LIMITS): Promise<IndexResult[]> {
  const results: IndexResult[] = [];
  for (const program of programsOf(deps.projections)) results.push(await indexProgram(deps, program, limits));
  return results;
}

/** Like `indexPrograms`, for one program. */
export async function indexProgram(
  deps: RecordDeps,
  program: string,
  limits: IndexLimits = LIMITS,
): Promise<IndexResult> {
  const before = await loadCursor(deps, program);
  const result: IndexResult = { program, recorded: 0, missing: 0, problem: null };
  try {
    result.problem = await listNew(deps, program, limits.pages);
    await recordWaiting(deps, result, limits.transactions);
  } catch (error) {
    if (!(error instanceof AppError && error.code === "ChainUnavailable")) throw error;
    result.problem = "ChainUnavailable";
  }
  if (result.problem || before.problem) await noteProblem(deps, before, result.problem);
  return result;
}

/** A short run for a holder who does not want to wait for the next minute. Throws ChainUnavailable. */
export async function indexNow(deps: RecordDeps, program: string): Promise<void> {
  const { problem } = await indexProgram(deps, program, ONE_LOOK);
  if (problem === "ChainUnavailable") throw new AppError("ChainUnavailable");
}

/** Every night: makes the next listings look two days back, for what a node left out at first. */
export async function sweepListings({ db }: { db: Database }): Promise<void> {
  const { floorSlot, revision, headSlot } = indexerCursor;
  const swept = { floorSlot: sql`max(0, ${floorSlot} - ${SWEPT_SLOTS})`, revision: sql`${revision} + 1` };
  // a listing in progress continues to its own floor
  await db.update(indexerCursor).set(swept).where(isNull(headSlot));
}

type Waiting = typeof indexerTransaction.$inferSelect;

async function recordWaiting(deps: RecordDeps, result: IndexResult, limit: number): Promise<void> {
  for (let left = limit; left > 0; left -= BATCH) {
    const rows = await listWaiting(deps, result.program, Math.min(BATCH, left));
    if (rows.length === 0) return;
    const found = await fetchTransactions(deps, rows);
    const missing = rows.filter(({ signature }) => !found.has(signature));
    for (const row of missing) await tryLater(deps, row, "TransactionMissing");
    const there = rows.filter(({ signature }) => found.has(signature));
    const recorded = await recordRows(deps, there, found);
    result.recorded += recorded;
    result.missing += missing.length;
    if (missing.length > 0) result.problem ??= "TransactionMissing";
    if (recorded < there.length) result.problem ??= "NotRecorded";
  }
}

function listWaiting({ db, now }: RecordDeps, program: string, limit: number): Promise<Waiting[]> {
  const { program: of, state, tryAt, slot, place } = indexerTransaction;
  return db
    .select()
    .from(indexerTransaction)
    .where(and(eq(of, program), eq(state, "waiting"), lte(tryAt, now)))
    .orderBy(asc(slot), desc(place))
    .limit(limit);
}

/** A few at a time, because public nodes limit requests. */
async function fetchTransactions({ chain }: RecordDeps, rows: Waiting[]): Promise<Map<string, LandedTransaction>> {
  const found = new Map<string, LandedTransaction>();
  for (let i = 0; i < rows.length; i += AT_ONCE) {
    const some = rows.slice(i, i + AT_ONCE);
    const answers = await Promise.all(some.map(({ signature }) => chain.findTransaction(signature, "finalized")));
    for (const transaction of answers) if (transaction) found.set(transaction.signature, transaction);
  }
  return found;
}

/**
 * Records all of them in one batch. If that fails, records each alone, so that one that cannot be recorded does not hold up
 * the others.
 */
async function recordRows(deps: RecordDeps, rows: Waiting[], found: Map<string, LandedTransaction>): Promise<number> {
  if (rows.length === 0) return 0;
  try {
    await deps.db.batch(await buildBatch(deps, rows, found));
    return rows.length;
  } catch (error) {
    if (error instanceof AppError) throw error;
    if (rows.length > 1) {
      let recorded = 0;
      for (const row of rows) recorded += await recordRows(deps, [row], found);
      return recorded;
    }
    writeLog("error", "a transaction could not be indexed", { signature: rows[0]?.signature }, error);
    await Promise.all(rows.map((row) => tryLater(deps, row, "NotRecorded")));
    return 0;
  }
}

async function buildBatch(
  deps: RecordDeps,
  rows: Waiting[],
  found: Map<string, LandedTransaction>,
): Promise<[Statement, ...Statement[]]> {
  const transactions = rows.map(({ signature }) => found.get(signature)).filter((it) => it !== undefined);
  const statements = await recordTransactions(deps, transactions);
  const [first, ...rest] = rows.map((row) => markDone(deps.db, row, found.get(row.signature)?.error ?? null));
  if (!first) throw new Error("nothing to record");
  return [first, ...rest, ...statements];
}

/** A transaction may name the program without running it. */
function markDone(db: Database, { program, signature }: Waiting, error: unknown): Statement {
  return db
    .update(indexerTransaction)
    .set({ state: error === null ? "recorded" : "failed", problem: null })
    .where(and(eq(indexerTransaction.program, program), eq(indexerTransaction.signature, signature)));
}

async function tryLater({ db, now }: RecordDeps, row: Waiting, problem: IndexProblem): Promise<void> {
  const { program, signature, attempts } = row;
  const wait = Math.min(FIRST_RETRY_MS * 2 ** attempts, LAST_RETRY_MS);
  await db
    .update(indexerTransaction)
    .set({ attempts: attempts + 1, tryAt: new Date(now.getTime() + wait), problem })
    .where(and(eq(indexerTransaction.program, program), eq(indexerTransaction.signature, signature)));
}

async function noteProblem({ db, now }: RecordDeps, before: Cursor, problem: IndexProblem | null): Promise<void> {
  const problemSince = problem && (before.problem ? before.problemSince : now);
  await db.update(indexerCursor).set({ problem, problemSince }).where(eq(indexerCursor.program, before.program));
  if (problem) writeLog("warn", "the indexer has a problem", { program: before.program, problem });
}
