import { and, asc, count, desc, eq, inArray } from "drizzle-orm";
import type { Database } from "~db/client";
import { indexerCursor, indexerReport, indexerTransaction } from "~db/schema";
import { type Projection, programsOf } from "./projection";
import type { IndexerState, IndexReport } from "./view";

/** The nominal length of a public cluster's slot. */
const SLOT_MS = 400;

type IndexerDeps = { db: Database; now: Date; projections: readonly Projection[] };

/**
 * How far our lists are behind the chain, one row per program, from what the last run saw, without asking the chain. A
 * program that no run has read yet has no slots.
 */
export async function readIndexerState({ db, now, projections }: IndexerDeps): Promise<IndexerState[]> {
  const programs = programsOf(projections);
  const cursors = await db.select().from(indexerCursor).where(inArray(indexerCursor.program, programs));
  return Promise.all(
    programs.map(async (program) => {
      const cursor = cursors.find((row) => row.program === program);
      if (!cursor || cursor.finalizedSlot === 0) return { program, ...UNKNOWN };
      const waiting = await findWaiting(db, program);
      // everything before the oldest waiting transaction is recorded
      const slot = waiting.oldestSlot === null ? cursor.slot : Math.min(cursor.slot, waiting.oldestSlot - 1);
      const lagSlots = Math.max(0, cursor.finalizedSlot - slot);
      const sinceSeenMs = Math.max(0, now.getTime() - cursor.seenAt.getTime());
      return {
        program,
        slot,
        finalizedSlot: cursor.finalizedSlot,
        lagSlots,
        lagSeconds: Math.round((lagSlots * SLOT_MS + sinceSeenMs) / 1000),
        waiting: waiting.count,
        problem: cursor.problem,
        problemSince: cursor.problemSince?.toISOString() ?? null,
      };
    }),
  );
}

const UNKNOWN = {
  slot: null,
  finalizedSlot: null,
  lagSlots: null,
  lagSeconds: null,
  waiting: 0,
  problem: null,
  problemSince: null,
};

/** The reports of the last nightly checks, newest first. */
export async function listReports(db: Database, limit = 14): Promise<IndexReport[]> {
  const rows = await db.select().from(indexerReport).orderBy(desc(indexerReport.day)).limit(limit);
  return rows.map(toReport);
}

/** The report of a projection and a day; null if there is none. */
export async function findReport(
  db: Database,
  { day, projection }: { day: string; projection: string },
): Promise<IndexReport | null> {
  const isIt = and(eq(indexerReport.day, day), eq(indexerReport.projection, projection));
  const [row] = await db.select().from(indexerReport).where(isIt);
  return row ? toReport(row) : null;
}

function toReport({ after: _, ...row }: typeof indexerReport.$inferSelect): IndexReport {
  return { ...row, isFinished: row.finishedAt !== null };
}

async function findWaiting(db: Database, program: string) {
  const isWaiting = and(eq(indexerTransaction.program, program), eq(indexerTransaction.state, "waiting"));
  const [oldest] = await db
    .select({ slot: indexerTransaction.slot })
    .from(indexerTransaction)
    .where(isWaiting)
    .orderBy(asc(indexerTransaction.slot))
    .limit(1);
  if (!oldest) return { oldestSlot: null, count: 0 };
  const [counted] = await db.select({ count: count() }).from(indexerTransaction).where(isWaiting);
  return { oldestSlot: oldest.slot, count: counted?.count ?? 0 };
}
