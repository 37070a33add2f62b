import { and, count, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Database } from "~db/client";
import { deadLog, evmCursor, outbox, transactionIntent } from "~db/schema";
import type { Projection } from "../indexer/projection";
import { listReports, readIndexerState } from "../indexer/queries.server";

/** The names of the checks; what each is, and what to do, are texts of the board. */
export type CheckName =
  | "indexerLag"
  | "indexerProblem"
  | "nightlyCheck"
  | "formerChain"
  | "openTransactions"
  | "deadLetters"
  | "failedMails"
  | "databaseSize";

/** What a check found. `value` is in the unit that the check's text names; null if nothing is known yet. `of`: what of several. */
export type HealthCheck = { name: CheckName; of?: string; value: number | string | null; isBad: boolean };

// above these, somebody has to look; they are the figures of docs/operations.md
const MOST_LAG_SECONDS = 180;
const LONGEST_OPEN_MS = 10 * 60_000;
const FULL_BYTES = 6_000_000_000;
const NIGHT_MS = 36 * 3_600_000;

/** Computes every check from D1 alone, so that it answers while a chain does not. */
export async function readHealth(deps: {
  db: Database;
  now: Date;
  projections: readonly Projection[];
}): Promise<HealthCheck[]> {
  const { db, now } = deps;
  const [programs, reports, evm, open, dead, failed] = await Promise.all([
    readIndexerState(deps),
    listReports(db),
    db.select().from(evmCursor),
    countOpen(db, now),
    db.select({ count: count() }).from(deadLog),
    db.select({ count: count() }).from(outbox).where(sql`${outbox.status} = 'failed'`),
  ]);
  const newest = reports[0]?.day ?? null;
  const differing = reports.filter(({ day }) => day === newest).reduce((sum, report) => sum + report.differing, 0);
  const isLate = newest === null || now.getTime() - Date.parse(newest) > NIGHT_MS + 86_400_000;
  // D1 says with every answer how large it is
  const bytes = (await db.run(sql`select 1`)).meta.size_after;
  return [
    ...programs.map(({ program, lagSeconds }) => {
      return {
        name: "indexerLag",
        of: program,
        value: lagSeconds,
        isBad: (lagSeconds ?? 0) > MOST_LAG_SECONDS,
      } as const;
    }),
    ...programs.flatMap(({ program, problem }) =>
      problem ? [{ name: "indexerProblem", of: program, value: problem, isBad: true } as const] : [],
    ),
    { name: "nightlyCheck", of: newest ?? undefined, value: newest && differing, isBad: isLate || differing > 0 },
    ...evm.map(({ chainId, finalBlock, blockNumber, problem }) => {
      const of = problem ? `${chainId}, ${problem}` : String(chainId);
      return { name: "formerChain", of, value: finalBlock - blockNumber, isBad: problem !== null } as const;
    }),
    { name: "openTransactions", value: open, isBad: open > 0 },
    { name: "deadLetters", value: dead[0]?.count ?? 0, isBad: (dead[0]?.count ?? 0) > 0 },
    { name: "failedMails", value: failed[0]?.count ?? 0, isBad: (failed[0]?.count ?? 0) > 0 },
    { name: "databaseSize", value: Math.ceil(bytes / 1_000_000), isBad: bytes > FULL_BYTES },
  ];
}

/** Signed transactions whose end has been unknown for more than ten minutes: those that can wait for a nonce are left out. */
async function countOpen(db: Database, now: Date): Promise<number> {
  const { status, createdAt, signature, lifetime } = transactionIntent;
  const isOpen = and(
    inArray(status, ["signed", "sent", "confirmed"]),
    isNotNull(signature),
    lt(createdAt, new Date(now.getTime() - LONGEST_OPEN_MS)),
    sql`${lifetime} = 'blockhash'`,
  );
  const [row] = await db.select({ count: count() }).from(transactionIntent).where(isOpen);
  return row?.count ?? 0;
}
