import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { writeLog } from "~/server/log";
import type { Database } from "~db/client";
import { indexerReport, indexerTransaction } from "~db/schema";
import { compareFields, type Difference, type Fields, type Projection } from "./projection";
import type { RecordDeps } from "./record.server";

type Report = typeof indexerReport.$inferSelect;
type Row = { address: string; fields: Fields };

/** Rows compared in one step: as many as one call for accounts takes. */
const PAGE = 100;
const KEPT_DIFFERENCES = 100;
const SIGNATURES_A_SUBJECT = 20;
/**
 * Totals are compared at a moment when nothing is under way. A program without such a moment within an hour is skipped that
 * night.
 */
const TOTALS_WITHIN_MS = 3_600_000;

/** A check does not begin again within this time, whether staff ask for it or the nightly cron is delivered twice. */
export const CHECK_EVERY_MS = 15 * 60_000;

/** Every night: opens a report for each projection; `continueChecks` fills it. */
export async function startChecks(deps: Omit<RecordDeps, "chain">): Promise<void> {
  await checksOpened(deps);
}

/**
 * The statement that opens the reports of the day. One that was begun on this day and is older than CHECK_EVERY_MS begins anew:
 * what it found stays in the Worker's log alone.
 */
export function checksOpened({ db, now, projections }: Omit<RecordDeps, "chain">) {
  const day = now.toISOString().slice(0, 10);
  const empty = { startedAt: now, finishedAt: null, after: "", compared: 0, differing: 0, differences: [] };
  return db
    .insert(indexerReport)
    .values(projections.map(({ name }) => ({ projection: name, day, ...empty })))
    .onConflictDoUpdate({
      target: [indexerReport.projection, indexerReport.day],
      set: empty,
      setWhere: lte(indexerReport.startedAt, new Date(now.getTime() - CHECK_EVERY_MS)),
    });
}

/**
 * Compares some pages of rows with their accounts, from where the last run stopped, and then the sums that a program keeps
 * itself. Differences are reported, and the transactions of the accounts concerned are recorded again. Throws
 * ChainUnavailable.
 */
export async function continueChecks(deps: RecordDeps, pages = 10): Promise<void> {
  const open = await deps.db.select().from(indexerReport).where(isNull(indexerReport.finishedAt));
  for (const report of open) {
    const projection = deps.projections.find(({ name }) => name === report.projection);
    if (projection) await continueCheck(deps, projection, report, pages);
  }
}

async function continueCheck(deps: RecordDeps, projection: Projection, report: Report, pages: number): Promise<void> {
  let current = report;
  for (let page = 0; page < pages; page++) {
    const rows = await projection.check.listRows(deps.db, current.after, PAGE);
    if (rows.length === 0) return finish(deps, projection, current);
    const differences = await confirm(deps, projection, current, await compare(deps, projection, rows));
    const after = rows.at(-1)?.address ?? current.after;
    current = await keep(deps, current, { after, compared: current.compared + rows.length }, differences);
    await recordAgain(deps, projection, differences);
  }
}

async function compare({ chain }: RecordDeps, { check }: Projection, rows: Row[]): Promise<Difference[]> {
  const addresses = rows.map(({ address }) => address);
  const { accounts } = await chain.getAccounts(addresses, { commitment: "finalized" });
  return rows.flatMap(({ address, fields }, i) => {
    const account = accounts[i];
    const onChain = account ? check.readAccount(account) : null;
    if (onChain) return compareFields(address, fields, onChain);
    return [{ subject: address, field: "account", inD1: "open", onChain: "gone" }];
  });
}

/**
 * The differences that a second look confirms and that are not due to a newest transaction that still has to be recorded.
 */
async function confirm(
  deps: RecordDeps,
  projection: Projection,
  { after }: Report,
  suspected: Difference[],
): Promise<Difference[]> {
  if (suspected.length === 0) return [];
  const subjects = new Set(suspected.map(({ subject }) => subject));
  const rows = await projection.check.listRows(deps.db, after, PAGE);
  const differences = await compare(
    deps,
    projection,
    rows.filter(({ address }) => subjects.has(address)),
  );
  const late = new Set<string>();
  for (const subject of new Set(differences.map((difference) => difference.subject))) {
    if (await isUnderWay(deps, projection.program, subject)) late.add(subject);
  }
  return differences.filter(({ subject }) => !late.has(subject));
}

/** Whether the newest transaction of an address still has to be recorded. */
async function isUnderWay({ db, chain }: RecordDeps, program: string, address: string): Promise<boolean> {
  const [newest] = await chain.listSignatures(address, { limit: 1 });
  return newest !== undefined && !(await isDone(db, program, newest.signature));
}

async function isDone(db: Database, program: string, signature: string): Promise<boolean> {
  const [row] = await db
    .select({ state: indexerTransaction.state })
    .from(indexerTransaction)
    .where(and(eq(indexerTransaction.program, program), eq(indexerTransaction.signature, signature)));
  return row !== undefined && row.state !== "waiting";
}

async function finish(deps: RecordDeps, projection: Projection, report: Report): Promise<void> {
  const differences = await compareTotals(deps, projection);
  const isLate = deps.now.getTime() - report.startedAt.getTime() > TOTALS_WITHIN_MS;
  if (!differences && !isLate) return;
  if (!differences) writeLog("warn", "totals changed too often to be compared", { projection: projection.name });
  await keep(deps, report, { finishedAt: deps.now }, differences ?? []);
}

/** Null if a transaction is under way, because rows and books would then be of different moments. */
async function compareTotals(deps: RecordDeps, { program, check }: Projection): Promise<Difference[] | null> {
  const { db, chain } = deps;
  const [before] = await chain.listSignatures(program, { limit: 1 });
  if (before && !(await isDone(db, program, before.signature))) return null;
  const differences = await check.compareTotals(db, chain);
  const [after] = await chain.listSignatures(program, { limit: 1 });
  return after?.signature === before?.signature ? differences : null;
}

/** Writes a step of a report, unless another run has written it. */
async function keep(
  { db }: RecordDeps,
  report: Report,
  change: Partial<Report>,
  differences: Difference[],
): Promise<Report> {
  const { projection, day, after } = report;
  const changed = {
    ...change,
    differing: report.differing + new Set(differences.map(({ subject }) => subject)).size,
    differences: [...report.differences, ...differences].slice(0, KEPT_DIFFERENCES),
  };
  await db
    .update(indexerReport)
    .set(changed)
    .where(
      and(
        eq(indexerReport.projection, projection),
        eq(indexerReport.day, day),
        eq(indexerReport.after, after),
        isNull(indexerReport.finishedAt),
      ),
    );
  for (const difference of differences) writeLog("error", "D1 and the chain differ", { projection, ...difference });
  return { ...report, ...changed };
}

/** Marks the transactions of differing accounts as waiting again: recording them once more corrects the rows. */
async function recordAgain(deps: RecordDeps, { program }: Projection, differences: Difference[]): Promise<void> {
  const { db, chain, now } = deps;
  for (const subject of new Set(differences.map((difference) => difference.subject))) {
    const found = await chain.listSignatures(subject, { limit: SIGNATURES_A_SUBJECT });
    const rows = found.filter(({ error }) => error === null).map(({ signature, slot }) => ({ signature, slot }));
    if (rows.length === 0) continue;
    await db
      .insert(indexerTransaction)
      .select(
        sql`select ${program}, value ->> 'signature', value ->> 'slot', key, 'waiting', 0, ${now.getTime()}, null
          from json_each(${JSON.stringify(rows)}) where true`,
      )
      .onConflictDoUpdate({
        target: [indexerTransaction.program, indexerTransaction.signature],
        set: { state: "waiting", attempts: 0, tryAt: now },
      });
  }
}
